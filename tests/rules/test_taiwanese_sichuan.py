"""The sheets of books 002 and 004, and the options that only their games have: what each value is in the plan."""

import re
from operator import attrgetter
from typing import Any

import pytest

from jantaku.rules import Plan, RuleSetError, catalogue, load, read
from jantaku.rules.built import NotBuilt, require_built
from jantaku.rules.entries import Option
from jantaku.rules.plan import ElementPlan, SharePlan
from jantaku.texts import LANGUAGES, Language, Texts

TAIWANESE = "taiwanese"
SICHUAN = "sichuan"


def plan(rest: str = "", parent: str = TAIWANESE) -> Plan:
    return read(f'id = "x"\nextends = "{parent}"\n{rest}').plan


def mistakes(rest: str, parent: str) -> list[str]:
    with pytest.raises(RuleSetError) as caught:
        plan(rest, parent)
    return [problem.partition(":")[2] for problem in caught.value.message("en").splitlines() if ".toml:" in problem]


# ---------------------------------------------------------------- the sheets

TAI = {
    2: ("uufa", 1, 1),
    3: ("tw_honour_pung", 1, 1),
    4: ("no_honours", 1, 1),
    5: ("tsumo_agari", 1, 1),
    6: ("tw_open_kong", None, 1),
    7: ("chankan", 1, 1),
    8: ("haitei", 1, 1),
    9: ("menzen_ron", 1, None),
    10: ("tw_win", 2, 2),
    10.5: ("tw_concealed_kong", 2, 2),
    11: ("tw_valuable_wait", 2, 2),
    12: ("two_concealed_triplets", 2, 2),
    13: ("uutsuu_uuhoa", 3, 3),
    14: ("menzen_tsumo", 3, None),
    15: ("tw_flat_small", 3, 3),
    15.5: ("tw_flat_big", 10, 10),
    16: ("sanankou", 5, 5),
    17: ("tw_early_win", 5, 5),
    18: ("shousanfuu", 5, 5),
    19: ("ittsuu", 5, 5),
    20: ("honitsu", 10, 10),
    21: ("toitoi", 10, 10),
    22: ("tw_open_hand", None, 10),
    23: ("shousangen", 10, 10),
    24: ("daisanfuu", 10, 10),
    25: ("tw_four_concealed_pungs", 10, 10),
    26: ("tw_dealt_ready", 10, None),
    27: ("chii_chan_i", 20, 20),
    28: ("paa_sennin", 30, 30),
    29: ("daisangen", 30, 30),
    30: ("shousuushii", 30, 30),
    31: ("tw_eight_and_half_pairs", 30, None),
    32: ("chinitsu", 40, 40),
    33: ("daisuushii", 40, 40),
    34: ("tw_five_concealed_pungs", 40, None),
    35: ("tenhou", 40, None),
    36: ("tw_earth", 40, None),
}
"""The table of 002:400-452 by its numbers; two of them have two rows. Number 1 is counted for tiles set aside."""


def test_the_fans_of_taiwan_have_the_prices_of_the_book() -> None:
    elements = plan().elements
    assert {(name, elements[name].closed, elements[name].open) for name, _, _ in TAI.values()} == set(TAI.values())
    assert elements.keys() == {name for name, _, _ in TAI.values()}


def test_the_fans_of_sichuan_have_the_prices_of_the_book() -> None:
    elements = plan(parent=SICHUAN).elements
    assert {name: (element.closed, element.open) for name, element in elements.items()} == {
        "sc_kong": (1, 1),
        "sc_quad": (1, 1),
        "toitoi": (1, 1),
        "sc_golden_wait": (1, 1),
        "chinitsu": (2, 2),
        "chiitoitsu": (2, None),
        "rinshan": (1, 1),
        "kanburi": (1, 1),
        "chankan": (1, 1),
        "sc_sea_bottom": (1, 1),
    }


def test_nothing_absorbs_in_sichuan() -> None:
    assert all(element.absorbs == () for element in plan(parent=SICHUAN).elements.values())  # 004:112


PLANNED = [
    (TAIWANESE, "grammar.tile_set", "taiwanese"),
    (TAIWANESE, "grammar.structures", ("sets_5", "eight_and_a_half_pairs")),
    (TAIWANESE, "value.linear", 1),
    (TAIWANESE, "value.exponent", 0),
    (TAIWANESE, "value.most", 0),
    (TAIWANESE, "admission.minimum_han", 0),
    (TAIWANESE, "admission.earned", ("menzen_ron",)),
    (TAIWANESE, "payments.shares", SharePlan(ron=(12, 12), tsumo_dealer=12, tsumo=(12, 12))),
    (TAIWANESE, "payments.dealer_extra", 1),
    (TAIWANESE, "payments.dealer_extra_honba", 2),
    (TAIWANESE, "payments.honba_each", 0),
    (TAIWANESE, "payments.stick", 0),
    (TAIWANESE, "payments.round_to", 1),
    (TAIWANESE, "payments.triple_ron", "all_paid"),
    (TAIWANESE, "payments.pao", ("chinitsu", "daisangen", "daisuushii")),
    (TAIWANESE, "payments.pao_ron", "liable"),
    (TAIWANESE, "payments.pao_fresh_live", 5),
    (TAIWANESE, "payments.noten_total", 0),
    (TAIWANESE, "payments.false_win", 5),
    (TAIWANESE, "payments.false_kan", 10),
    (TAIWANESE, "wall.throws", 2),
    (TAIWANESE, "wall.dead_tiles", 16),
    (TAIWANESE, "wall.replace_from", "reserve"),
    (TAIWANESE, "wall.blocks", (4, 4, 4, 4)),
    (TAIWANESE, "wall.dealer_takes_two", False),
    (TAIWANESE, "calls.swap", "allowed"),
    (TAIWANESE, "riichi.dealt", True),
    (TAIWANESE, "riichi.ankan", "drawn_tile"),
    (TAIWANESE, "riichi.ankan_may_change_waits", False),
    (TAIWANESE, "riichi.ankan_may_change_structure", True),
    (TAIWANESE, "kans.limit", None),
    (TAIWANESE, "kans.hidden", True),
    (TAIWANESE, "kans.rob_closed", "off"),
    (TAIWANESE, "kans.on_last_tile", False),
    (TAIWANESE, "kans.last_replacement", True),
    (TAIWANESE, "furiten.own_pond", False),
    (TAIWANESE, "nuki.tiles", ("1f", "2f", "3f", "4f", "5f", "6f", "7f", "8f")),
    (TAIWANESE, "nuki.all_win", True),
    (TAIWANESE, "nuki.bonus", "tw_flower"),
    (TAIWANESE, "nuki.rinshan", False),
    (TAIWANESE, "nuki.keeps_first_turn", True),
    (TAIWANESE, "dora.indicator", False),
    (TAIWANESE, "dora.nuki_han", 1),
    (TAIWANESE, "draws.aborts", ()),
    (TAIWANESE, "dealer.stays_after", ("win",)),
    (TAIWANESE, "dealer.honba_after_draw", "never"),
    (TAIWANESE, "length.rounds", ("1z", "2z", "3z", "4z")),
    (TAIWANESE, "length.extra_rounds", ()),
    (TAIWANESE, "length.bust", "off"),
    (TAIWANESE, "settlement.start", 0),
    (TAIWANESE, "settlement.uma", (0, 0, 0, 0)),
    (SICHUAN, "grammar.tile_set", "sichuan"),
    (SICHUAN, "grammar.structures", ("sets_4", "seven_pairs_quads")),
    (SICHUAN, "fu.counted", False),
    (SICHUAN, "fu.base", 1),
    (SICHUAN, "value.open_sky", True),
    (SICHUAN, "value.exponent", 0),
    (SICHUAN, "admission.minimum_han", 0),
    (SICHUAN, "payments.shares", SharePlan(ron=(12, 12), tsumo_dealer=12, tsumo=(12, 12), tsumo_extra=(1, 1))),
    (SICHUAN, "payments.pao", ()),
    (SICHUAN, "payments.noten_to", "worth"),
    (SICHUAN, "payments.false_win", 8),
    (SICHUAN, "wall.throws", 1),
    (SICHUAN, "wall.sides", (14, 13, 14, 13)),
    (SICHUAN, "wall.stacks_by", "smaller"),
    (SICHUAN, "wall.dead_tiles", 0),
    (SICHUAN, "wall.replace_from", "next"),
    (SICHUAN, "wall.dealer_takes_two", True),
    (SICHUAN, "calls.verbs", ("kan", "pon")),
    (SICHUAN, "calls.least_live", 0),
    (SICHUAN, "riichi.declared", False),
    (SICHUAN, "kans.limit", None),
    (SICHUAN, "kans.pays", (2, 2, 1, 0)),
    (SICHUAN, "kans.last_replacement", True),
    (SICHUAN, "furiten.missed", "dearer"),
    (SICHUAN, "furiten.own_pond", False),
    (SICHUAN, "void.chosen", True),
    (SICHUAN, "void.fine", 48),
    (SICHUAN, "winners.until", 3),
    (SICHUAN, "dealer.passes_to", "first_winner"),
    (SICHUAN, "length.deals", 16),
    (SICHUAN, "length.counts_repeats", True),
    (SICHUAN, "length.keeps_rounds", False),
    (TAIWANESE, "length.keeps_rounds", True),
]


@pytest.mark.parametrize(("game", "place", "planned"), PLANNED)
def test_what_the_sheets_say(game: str, place: str, planned: object) -> None:
    assert attrgetter(place)(load(game).plan) == planned


@pytest.mark.parametrize("game", [TAIWANESE, SICHUAN])
def test_all_of_it_is_built(game: str) -> None:
    rules = load(game)
    assert rules.unbuilt() == ()
    for purpose in ("scoring", "settlement", "playing"):
        require_built(rules, purpose)
    assert rules.plan.table == {}


@pytest.mark.parametrize("game", [TAIWANESE, SICHUAN])
def test_the_sheet_can_be_written_and_read_again(game: str) -> None:
    rules = load(game)
    assert read(rules.to_toml()).plan == rules.plan


# ---------------------------------------------------------------- options


ROWS: list[tuple[str, str, str, Any]] = [
    ("tw_min_tai", "0", "admission.minimum_han", 0),
    ("tw_min_tai", "5", "admission.minimum_han", 5),
    ("tw_tai_limit", '"none"', "value.most", 0),
    ("tw_tai_limit", "40", "value.most", 40),
    ("tw_tai_limit", "40", "payments.most_with_extra", 0),
    ("tw_scoring_medium", '"sheet"', "settlement.start", 0),
    ("tw_scoring_medium", '"sticks_790"', "settlement.start", 790),
    ("tw_scoring_medium", '"sticks_790"', "settlement.target", 790),
    ("tw_scoring_medium", '"sticks_800"', "settlement.start", 800),
    ("tw_scoring_medium", '"sticks_800"', "settlement.oka", 0),
    ("tw_river_count", '"lying"', "admission.river", "lying"),
    ("tw_river_count", '"all_discards"', "admission.river", "all"),
    ("tw_flower_win_supplement", '"on"', "payments.dealer_extra_flowers", True),
    ("tw_flower_win_supplement", '"off"', "payments.dealer_extra_flowers", False),
    ("tw_missed_win", '"none"', "furiten.missed", "free"),
    ("tw_missed_win", '"until_own_turn"', "furiten.missed", "bars"),
    ("sc_next_after_hu", '"after_last_winner"', "winners.next_after", "winner"),
    ("sc_next_after_hu", '"after_discarder"', "winners.next_after", "discarder"),
    ("sc_wait_on_own_four", '"off"', "draws.dead_wait", "not_if_all_in_own_hand"),
    ("sc_wait_on_own_four", '"on"', "draws.dead_wait", "counts"),
    ("sc_fine_48_stacking", '"once"', "void.fine_each", False),
    ("sc_fine_48_stacking", '"per_cause"', "void.fine_each", True),
    ("sc_fan_cap", "3", "value.most", 8),
    ("sc_fan_cap", "4", "value.most", 16),
    ("sc_fan_cap", "5", "value.most", 32),
    ("sc_fan_cap", '"none"', "value.most", 0),
    ("sc_exchange_three", '"off"', "exchange.tiles", 0),
    ("sc_exchange_three", '"next"', "exchange.tiles", 3),
    ("sc_exchange_three", '"next"', "exchange.to", "next"),
    ("sc_exchange_three", '"across"', "exchange.to", "across"),
    ("sc_exchange_three", '"previous"', "exchange.to", "previous"),
    ("sc_exchange_three", '"dice"', "exchange.to", "dice"),
]


@pytest.mark.parametrize(("option", "said", "place", "planned"), ROWS)
def test_an_option_of_one_game(option: str, said: str, place: str, planned: object) -> None:
    (game,) = catalogue().options[option].games
    assert attrgetter(place)(plan(f"{option} = {said}", game)) == planned


def test_the_limit_may_hold_the_supplement() -> None:
    both = plan('tw_tai_limit = 40\ntw_limit_before_supplement = "off"')
    assert (both.value.most, both.payments.most_with_extra) == (40, 40)
    assert mistakes('tw_limit_before_supplement = "off"', TAIWANESE) == [
        '3: tw_limit_before_supplement = "off" needs tw_tai_limit = 40, but it is "none".'
    ]


def test_what_a_fan_always_includes_does_not_count_beside_it() -> None:
    implied, stated = plan().elements, plan('tw_implied_absorption = "off"').elements
    absorbed = {name: element.absorbs for name, element in implied.items() if element.absorbs}
    assert absorbed == {
        "chinitsu": ("honitsu",),
        "daisuushii": ("daisanfuu",),
        "menzen_tsumo": ("tsumo_agari",),  # 002:374 says this one
        "sanankou": ("two_concealed_triplets",),
        "shousuushii": ("daisanfuu", "shousanfuu"),
        "tenhou": ("menzen_tsumo", "tsumo_agari", "tw_early_win"),
        "tw_earth": ("menzen_ron", "tw_dealt_ready", "tw_early_win"),
        "tw_five_concealed_pungs": ("sanankou", "toitoi", "tw_four_concealed_pungs", "two_concealed_triplets"),
        "tw_flat_big": ("uutsuu_uuhoa",),
        "tw_four_concealed_pungs": ("sanankou", "two_concealed_triplets"),
        "tw_open_hand": ("tw_valuable_wait",),
    }
    assert {name: element.absorbs for name, element in stated.items() if element.absorbs} == {
        "menzen_tsumo": ("tsumo_agari",)
    }


def test_a_concealed_straight_is_worth_five_more() -> None:
    assert plan().elements["ittsuu"].extras == (("concealed_straight", 5),)
    assert plan('tw_discard_chow_in_straight = "concealed"').elements["ittsuu"].extras == (("unmelded_straight", 5),)


def test_a_pure_suit_without_flowers() -> None:
    assert plan().elements["uutsuu_uuhoa"] == ElementPlan(3, 3, bars=("one_suit",))
    assert plan('tw_pure_suit_no_flowers = "fan_13"').elements["uutsuu_uuhoa"] == ElementPlan(3, 3)


def test_the_sea_bottom_may_be_a_replacement_tile() -> None:
    assert plan().elements["haitei"].lifts == ("rinshan",)
    assert load("riichi").plan.elements["haitei"].lifts == ()


def test_a_match_may_be_shorter() -> None:
    assert plan('game_length = "hanchan"').length.rounds == ("1z", "2z")
    assert plan("parts.length.deals = 8").length.deals == 8
    sichuan = plan("time_limit = 60\nparts.length.deals = 40", SICHUAN)
    assert (sichuan.length.minutes, sichuan.length.deals) == (60, 40)


# ---------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("parent", "rest", "told"),
    [
        ("riichi", "tw_min_tai = 5", "3: the option tw_min_tai is for taiwanese; this game is riichi."),
        ("riichi", "tw_min_tai = 0", "3: the option tw_min_tai is for taiwanese; this game is riichi."),
        ("sanma", "sc_fan_cap = 4", "3: the option sc_fan_cap is for sichuan; this game is sanma."),
        (SICHUAN, "tw_tai_limit = 40", "3: the option tw_tai_limit is for taiwanese; this game is sichuan."),
        (
            "riichi",
            'false_win_allowed = "on"',
            "3: the option false_win_allowed is for taiwanese, sichuan; this game is riichi.",
        ),
        (TAIWANESE, "tw_min_tai = 4", "3: tw_min_tai cannot be 4; expected: 0, 5."),
        (TAIWANESE, "tw_tai_limit = 80", "3: tw_tai_limit cannot be 80; expected: none, 40."),
        (SICHUAN, "sc_fan_cap = 6", "3: sc_fan_cap cannot be 6; expected: 3, 4, 5, none."),
        (
            SICHUAN,
            "sc_exchange_three = true",
            '3: sc_exchange_three cannot be "on"; expected: off, next, across, previous, dice.',
        ),
        (
            TAIWANESE,
            'tw_scoring_medium = "sticks_800"\nstart_target_points = [0, 500]',
            '3: tw_scoring_medium = "sticks_800" needs start_target_points = [0, 0], but it is [0, 500].',
        ),
        (
            SICHUAN,
            'sc_wait_on_own_four = "on"\nkaraten_tenpai = "not_if_visible"',
            '3: sc_wait_on_own_four = "on" forces karaten_tenpai = "counts", but it is "not_if_visible".',
        ),
        (
            TAIWANESE,
            'parts.furiten.missed = "bars"',
            "3: the option tw_missed_win sets parts.furiten.missed: use the option instead.",
        ),
        (
            SICHUAN,
            "parts.value.most = 9",
            "3: the option sc_fan_cap sets parts.value.most: use the option instead.",
        ),
        (
            TAIWANESE,
            "yaku.price.tw_liability = 3",
            "3: tw_liability has no value of its own; parts.payments.pao sets it.",
        ),
        (
            "riichi",
            'parts.grammar.structures = ["sets_5"]',
            "3: sets_5 needs a hand of 17 tiles, but 13 are dealt (parts.wall.blocks); "
            "deal one tile fewer than a complete hand has.",
        ),
        (
            SICHUAN,
            "parts.wall.blocks = [4, 4, 4]",
            "3: sets_4 needs a hand of 14 tiles, but 12 are dealt (parts.wall.blocks); "
            "deal one tile fewer than a complete hand has.",
        ),
        (
            SICHUAN,
            "parts.wall.sides = [14, 14, 14, 14]",
            "3: sides of 14, 14, 14, 14 stacks do not fit 4 players and 54 stacks.",
        ),
        (
            SICHUAN,
            "parts.winners.until = 4",
            "3: a deal of 4 players cannot continue until 4 have won (parts.winners.until).",
        ),
        (
            SICHUAN,
            "parts.payments.seats = 3\nparts.winners.until = 2",
            "3: sides of 14, 13, 14, 13 stacks do not fit 3 players and 54 stacks.",
        ),
    ],
)
def test_a_mistake_is_told_in_one_sentence(parent: str, rest: str, told: str) -> None:
    assert mistakes(rest, parent) == [f"{told}"]


def test_a_false_win_is_the_referees() -> None:
    rules = read('id = "x"\nextends = "sichuan"\nfalse_win_allowed = "on"')
    with pytest.raises(NotBuilt, match="false_win_allowed"):
        require_built(rules, "playing")
    require_built(rules, "scoring")


# ---------------------------------------------------------------- fingerprints


@pytest.mark.parametrize("game", [TAIWANESE, SICHUAN])
def test_every_value_of_an_option_is_another_game(game: str) -> None:
    """But for the usual one, which says what the sheet says."""
    prints = {load(game).fingerprint}
    for option in catalogue().options.values():
        if option.games == (game,) and option.state == "done":
            found = fingerprints(option, game)
            assert load(game).fingerprint in found
            assert len(found) == len(option.words), option.id
            assert prints & found == {load(game).fingerprint}, option.id
            prints |= found
    assert len(prints) > 8


def fingerprints(option: Option, game: str) -> set[str]:
    found = set()
    for word in option.words:
        said = word if word.isdecimal() else f'"{word}"'
        beside = "tw_tai_limit = 40\n" if (option.id, word) == ("tw_limit_before_supplement", "off") else ""
        found.add(plan(f"{beside}{option.id} = {said}", game).fingerprint)
    return found


def test_an_option_of_another_game_makes_no_difference() -> None:
    """A sheet that changes the game keeps what its parent said, and nobody obeys it."""
    strict = read('id = "x"\nextends = "taiwanese"\ntw_min_tai = 5')
    assert strict.plan.admission.minimum_han == 5
    assert load("riichi").values["tw_min_tai"] == 0
    assert "tw_min_tai" not in load("riichi").to_toml()


@pytest.mark.parametrize("game", ["taiwanese", "sichuan"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_hands_are_is_told_in_the_words_of_the_game(game: str, language: Language) -> None:
    """No dora, fu or kan in a game that has none: elements that riichi has, too, are described anew."""
    foreign = re.compile(
        r"\b(тайл\w*|коцу|щунцу|кан|каны|кана|канов|пон|рон\w*|цумо|мензен|якуман\w*|якухай|дора|иппацу|фу)\b"
        r"|\b(ron|tsumo|pon|kan|kans|menzen|yakuman|yakuhai|dora|ippatsu|fu)\b",
        re.IGNORECASE,
    )
    texts = Texts(language, game)
    told = {name: catalogue().elements[name].explained(texts) for name in load(game).plan.elements}
    assert {name: found[0] for name, text in told.items() if (found := foreign.search(text))} == {}


def test_the_page_of_an_element_says_what_it_is_in_other_games() -> None:
    said = catalogue().elements["chiitoitsu"].explained(Texts("en"))
    assert said.index("Four of a kind usually do not") < said.index("Four identical tiles are two pairs")
    assert "Four of a kind usually" not in catalogue().elements["chiitoitsu"].explained(Texts("en", "sichuan"))
