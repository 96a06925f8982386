"""Explanations: what is said of a score, in both languages."""

import re

import msgspec
import pytest

from jantaku.rules import load, read
from jantaku.rules.plan import PatternPlan
from jantaku.scoring.explain import Explanation, cited_lines, explain, summary, tell
from jantaku.scoring.explanations.clauses import say
from jantaku.scoring.score import Score, score
from jantaku.scoring.win import read_win
from jantaku.texts import Language, Texts

RIICHI = load("riichi").plan
RU, EN = Texts("ru"), Texts("en")


def worth(hand: str, win: str, **told: object) -> Score:
    return score(read_win(hand, win, **told), RIICHI)  # type: ignore[arg-type]


def missed(scored: Score) -> dict[str, str]:
    return {row.id: say(row.because, EN) for row in explain(scored).missed}


def test_the_sketch() -> None:
    scored = worth("234m 567p 33z 345s 67s", "8s", flags=["riichi"], seat="S", indicators="4p", sticks=1)
    told = "\n".join(tell(explain(scored), RU))
    for part in (
        "рянмен",
        "объявлено риичи",
        "индикатор 4п",
        "не засчитано: тан'яо",
        "20 базовых + 10 закрытый рон = 30",
        "3900",
    ):
        assert part in told
    assert "юг: 1000 (1 палочка риичи)" in told
    assert summary(scored, EN) == "Riichi, Pinfu, Dora 1: 3 han 30 fu: base 960, worth 3900"


@pytest.mark.parametrize(
    ("by", "rows"),
    [("ron", ["1 chip (chips for ippatsu)"]), ("tsumo", ["1 chip (chips for ippatsu)"] * 2)],
)
def test_chips_for_how_a_hand_was_won_are_told(by: str, rows: list[str]) -> None:
    win = read_win("123p 456p 789p 11m 78s", "9s", by=by, flags=["riichi", "ippatsu"])  # type: ignore[arg-type]
    scored = score(win, load("sanma_kyoto").plan)
    lines = scored.why().splitlines()
    assert [line.split(": ", 1)[1] for line in lines if "chips for" in line] == rows
    assert "001:3137" in cited_lines(explain(scored))
    without = read('id = "x"\nextends = "sanma_kyoto"\nshuugi = "off"').plan
    assert "chips for" not in score(win, without).why()


def test_near_misses_name_the_one_condition_that_failed() -> None:
    assert "two-sided" in missed(worth("234m 567p 33z 345s 68s", "7s", flags=["riichi"]))["pinfu"]
    assert "pair" in missed(worth("234m 567p 55z 345s 67s", "8s", flags=["riichi"]))["pinfu"]
    assert missed(worth("234m 567p 77z 345s 67s", "8s", flags=["riichi"]))["tanyao"].endswith("77z")
    assert "tanyao" not in missed(worth("234m 567p 88p 67s 777z=", "8s")), "a triplet of dragons is far from it"
    assert "honitsu" not in missed(worth("111222m 55z 789p 67m", "8m", flags=["riichi"])), "so is a run of another suit"
    assert missed(worth("223344m 88p 67s 777z=", "8s", by="tsumo"))["iipeikou"] == "the hand is open"
    assert "iipeikou" not in missed(worth("223344m 8p 345p- 777z=", "8p")), "two calls are more than one"
    assert "menzen_tsumo" not in missed(worth("234m 234p 88p 67s 777z=", "8s", by="tsumo")), (
        "nobody who called was near"
    )


def test_an_absorbed_element_names_the_one_that_absorbed_it() -> None:
    assert "Ryanpeikou" in missed(worth("223344m 667788p 5s", "5s"))["iipeikou"]


def test_a_limit_that_is_less_than_the_hand_is_told() -> None:
    rules = read('id = "local"\nextends = "riichi"\nyaku.add = ["chinpeikou"]')
    scored = score(read_win("334455m 33445s 66p", "5s", flags=["riichi"]), rules)
    assert missed(scored)["chinpeikou"] == "it would pay only a mangan; the hand is worth more"
    assert "ryanpeikou" not in missed(scored)


def test_fu_are_told_block_by_block() -> None:
    scored = worth("11m 406p 88p 777z= 234s-", "8p", seat="E", by="tsumo")
    assert [(row.fu, say(row.because, EN)) for row in explain(scored).fu] == [
        (20, "base"),
        (2, "tsumo"),
        (4, "closed triplet 888p"),
        (4, "open triplet 777z"),
    ]


def test_a_yaku_of_the_rule_set_is_told_by_its_own_name() -> None:
    gate = PatternPlan("123x 345x 567x 789x pair", closed="limit 8000", name_ru="Золотые ворота", name_en="Golden gate")
    scored = score(read_win("123345567789p 1z", "1z"), msgspec.structs.replace(RIICHI, patterns={"golden_gate": gate}))
    assert "Золотые ворота" in scored.why("ru")
    assert "Golden gate" in scored.why("en")


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(
    ("hand", "win", "told"),
    [
        ("19m 19p 199s 123456z", "7z", {}),
        ("1199m 3366p 4455s 7z", "7z", {"flags": ["riichi"]}),
        ("11z 22m 3333p# 4444s# 5555z=", "1z", {"flags": ["rinshan"], "by": "tsumo"}),
        (
            "234m 567p 33z 345s 67s",
            "8s",
            {"flags": ["double_riichi", "ippatsu"], "ura": "1z", "by": "tsumo", "honba": 3},
        ),
        ("111m 222m 333p 44s 99s", "9s", {"discarder": "N"}),
    ],
)
def test_everything_can_be_said(hand: str, win: str, told: dict[str, object], lang: Language) -> None:
    scored = worth(hand, win, **told)
    lines = tell(explain(scored), Texts(lang))
    assert len(lines) > 4
    assert all(line.strip() for line in lines)


def test_a_yaku_says_what_these_rules_ask_for() -> None:
    inner = read('id = "x"\nextends = "riichi"\ninner_tanyao = "on"\ntanyao_needs_five = "on"')
    (line,) = explain(score(read_win("456p 33s 567s 46m 345m-", "5m"), inner)).elements
    assert [say(clause, EN) for clause in line.because] == ["all tiles are 3 to 7", "there is a five"]


def test_nobody_is_told_that_knitted_tiles_almost_are_sets() -> None:
    knitted = read('id = "x"\nextends = "riichi"\nyaku.add = ["kumiai_ryuu"]')
    assert not missed(score(read_win("147m 258p 369s 78s 33z", "9s"), knitted))


LOCAL = read('id = "local"\nextends = "riichi"\nlocal_yaku = ["pattern", "bonus"]\nyaku.remove = ["tanpin"]\n')


def test_a_yaku_of_a_pattern_says_what_it_is_made_of() -> None:
    scored = score(read_win("123s 456m 78p 222s 99s", "9p"), LOCAL)
    found = {line.id: [say(clause, Texts("en")) for clause in line.because] for line in explain(scored).elements}
    assert found == {"sanshoku_tsuukan": ["the runs 1-2-3, 4-5-6 and 7-8-9, each in a different suit"]}


@pytest.mark.parametrize(
    ("hand", "missed"),
    [
        # its pattern fits, and the hand is open
        ("456m 123s 45s 55p 123m-", ["the hand is open"]),
        # the hand is open, and the pattern does not fit either: nobody misses that narrowly
        ("456m 123p 45s 55p 123m-", []),
    ],
)
def test_a_yaku_of_a_pattern_is_missed_only_by_something_else(hand: str, missed: list[str]) -> None:
    plan = msgspec.structs.replace(LOCAL.plan, admission=msgspec.structs.replace(LOCAL.plan.admission, minimum_han=0))
    lines = explain(score(read_win(hand, "6s"), plan)).missed
    assert [say(line.because, Texts("en")) for line in lines if line.id == "souryuu_souju"] == missed


def test_a_source_is_in_the_book_of_the_game_and_says_this_amount() -> None:
    """003 for its own game, also of what several books tell; a honba of 600 where it is 600."""
    north = explained("sanma_108", nuki="4z")
    (bonus,) = north.bonuses
    assert (bonus.id, bonus.seed) == ("nuki_dora", ("003:21", "003:45-49"))
    riichi = next(line for line in north.elements if line.id == "riichi")
    assert {place[:3] for place in riichi.seed} == {"000", "001"}
    told = {
        name: next(row.seed for row in explained(name, honba=2).payments if row.because.text == "ledger-honba")
        for name in ("riichi", "sanma", "sanma_hiroshima")
    }
    assert told == {"riichi": ("000:809", "001:1360"), "sanma": ("000:809",), "sanma_hiroshima": ("001:3642",)}


def explained(rules: str, **told: object) -> Explanation:
    plan = load(rules).plan
    return explain(score(read_win("123p 456p 789s 11s 99m", "9m", flags=["riichi"], **told), plan))  # type: ignore[arg-type]


DRAGONS, WINDS = "555z= 666z= 777z= 34p 88s", "111z= 222z= 333z= 444z= 5p"


def paid_because(sheet: str, hand: str, win: str, **told: object) -> dict[str, set[str]]:
    """Where it says why each sort of row is paid: of pao, of honba."""
    rules = read(f'id = "local"\nextends = "riichi"\n{sheet}')
    scored = score(read_win(hand, win, seat="S", honba=1, **told), rules)  # type: ignore[arg-type]
    rows = zip(scored.ledger, explain(scored).payments, strict=True)
    cited: dict[str, set[str]] = {}
    for row, line in rows:
        cited.setdefault(row.reason.value, set()).update(line.seed)
    return cited


@pytest.mark.parametrize(
    ("sheet", "hand", "win", "by", "places"),
    [
        ("", DRAGONS, "2p", "tsumo", {"000:784", "000:791"}),
        ("", DRAGONS, "2p", "ron", {"000:785", "000:791"}),
        ('pao = { yaku = ["daisangen"], tsumo = "half" }', DRAGONS, "2p", "tsumo", {"001:2882", "000:791"}),
        ("", WINDS, "5p", "ron", {"000:785", "000:792"}),
        ('pao = ["toitoi"]', "222m= 333p= 444s= 777p= 8s", "8s", "ron", {"000:785", "001:2883"}),
        ('pao = ["honitsu"]', "555z= 345m- 234m- 678m- 9m", "9m", "tsumo", {"000:784", "001:2883"}),
    ],
)
def test_pao_is_cited_where_the_books_speak_of_this_case(
    sheet: str, hand: str, win: str, by: str, places: set[str]
) -> None:
    told = {"discarder": "W"} if by == "ron" else {}
    assert paid_because(sheet, hand, win, by=by, liable="N", **told)["pao"] == places


@pytest.mark.parametrize(
    ("payment", "place"),
    [("as_ron", "001:2912"), ("as_tsumo", "001:7254"), ("double_share", "001:2911"), ("kan_only", "001:2910")],
)
def test_pao_for_a_replacement_tile_cites_what_is_paid(payment: str, place: str) -> None:
    sheet = f'rinshan_pao = {{ kans = ["open"], payment = "{payment}" }}'
    told = {"by": "tsumo", "liable": "N", "flags": ["rinshan"]}
    assert paid_because(sheet, "5555z= 234m 345p 678s 8p", "8p", **told)["pao"] == {
        "000:795",
        "001:2042",
        "001:2905",
        place,
    }


@pytest.mark.parametrize(
    ("sheet", "by", "places"),
    [
        ("", "ron", {"000:809", "001:1360"}),
        ("", "tsumo", {"000:809", "001:1360"}),
        ('honba_payer = "all"', "ron", {"001:1354", "001:2685"}),
        ('honba_payer = "first_place"', "ron", {"001:1354", "001:2889"}),
        ('honba_payer = "last_place"', "tsumo", {"001:1354", "001:2890"}),
        ('pao_honba_payer = "liable"', "ron", {"001:1354", "001:2892"}),
        ('pao_honba_payer = { ron = "half", rest = "third" }', "ron", {"001:1354", "001:2894", "001:2897"}),
        ('pao_honba_payer = { ron = "all" }', "ron", {"001:1354", "001:2887"}),
        ('pao_honba_payer = { tsumo = "all" }', "tsumo", {"001:1354", "001:2890"}),
    ],
)
def test_honba_are_cited_where_the_books_say_who_pays_them(sheet: str, by: str, places: set[str]) -> None:
    told = {"discarder": "W"} if by == "ron" else {}
    assert paid_because(sheet, DRAGONS, "2p", by=by, liable="N", **told)["honba"] == places


@pytest.mark.parametrize(
    ("rules", "hand", "told", "cited"),
    [
        ('kiriage_mangan = "on"', "123456789m 88p 34p 5p", {"flags": ["riichi"]}, "001:1455"),
        ('aotenjou = "on"', "123456789m 88p 34p 5p", {"flags": ["riichi"]}, "001:5630"),
        ('sixty_fu_cutoff = "on"', "7777z# 1111p= 888m 11s 56s 4s", {}, "001:6212"),
        ('limit_scale = "mori_man"', "123456789m 88p 34p 5p", {"indicators": "7p7p"}, "001:1614"),
        ('yakuman_combination = "add_mangan"', "555z= 777z= 666z 111z 2z 2z", {}, "001:5724"),
        ('dora_mapping = "suji"', "123456789m 88p 34p 5p", {"indicators": "5p"}, "001:1638"),
        ('permanent_dora = ["8p"]', "123456789m 88p 34p 5p", {}, "001:5651"),
        ('winning_tile_dora = "on"', "123456789m 88p 34p 5p", {}, "001:5652"),
        (
            'kazoe_yakuman = "13_without_dora_double"',
            "223344m 66778m 55m 8m",
            {"flags": ["riichi"], "by": "tsumo"},
            "001:1620",
        ),
    ],
)
def test_the_rule_that_decides_is_cited(rules: str, hand: str, told: dict[str, object], cited: str) -> None:
    concealed, won = hand.rsplit(" ", 1)
    win = read_win(concealed, won, **told)  # type: ignore[arg-type]
    plan = read(f'id = "x"\nextends = "riichi"\n{rules}').plan
    assert cited in cited_lines(explain(score(win, plan)))
    usual = "" if "kazoe" not in rules else "001:1620"  # how far han count is said of every counted yakuman
    assert (cited in cited_lines(explain(score(win, RIICHI)))) == (cited == usual)


@pytest.mark.parametrize(
    ("sheet", "cited"),
    [
        ('limit_scale = "sanbaiman_9_10"', "001:1608"),
        ('limit_scale = "sanbaiman_10_11"', "001:1609"),
        ('limit_scale = "dai_yakuman"', "001:1618"),
        ('limit_scale = "every_13_han"', "001:4035"),
        ('limit_scale = "every_13_han"\nkazoe_yakuman = 14', "001:4035"),
        ('limit_scale = "sanma"', "001:3614-3617"),
        ('extends = "sanma"', "001:3614-3617"),
        ('extends = "sanma_rengonosan"', "001:4035"),
        ('limit_scale = "mori_man"\nkazoe_yakuman = 10', ""),
        ("kazoe_yakuman = 14", ""),
        ("", ""),
    ],
)
def test_a_scale_of_limits_is_cited_whatever_the_game(sheet: str, cited: str) -> None:
    base = "" if "extends" in sheet else 'extends = "riichi"\n'
    win = read_win("111999s 234p 67p 55z", "8p", flags=["riichi"], indicators="7z7z7z")
    sources = cited_lines(explain(score(win, read(f'id = "x"\n{base}{sheet}').plan)))
    scales = {"001:1608", "001:1609", "001:1614", "001:1618", "001:4035", "001:3614-3617", "001:3353-3365"}
    assert {place for place in scales if place in sources} == ({cited} if cited else set())


def test_a_yakuman_cites_the_limits_and_not_the_formula() -> None:
    sources = cited_lines(explain(worth("555z= 777z= 666z 234m 9p", "9p")))
    assert "001:1467-1469" in sources
    assert not any(source.startswith("001:1449") for source in sources)


def test_books_are_told_by_name() -> None:
    told = worth("555z= 777z= 666z 234m 9p", "9p").why().splitlines()[-1]
    assert told.startswith("  Sources: Rules of Riichi Mahjong, ")
    assert "RI CHI, " in told
    assert not re.search(r"00\d:\d", told)


MANY_DORA = {"indicators": "7p7p4p2p", "flags": ["riichi"]}


@pytest.mark.parametrize(
    ("scale", "hand", "told", "names"),
    [
        ("mori_man", "123456789m 88p 34p 5p", MANY_DORA, ("mori man", "мори ман")),
        ("dai_yakuman", "555z= 777z= 666z 111z 2z 2z", {}, ("dai yakuman", "дай якуман")),
    ],
)
def test_limits_of_other_scales_have_their_names(
    scale: str, hand: str, told: dict[str, object], names: tuple[str, str]
) -> None:
    concealed, won = hand.rsplit(" ", 1)
    plan = read(f'id = "x"\nextends = "riichi"\nlimit_scale = "{scale}"').plan
    scored = score(read_win(concealed, won, **told), plan)  # type: ignore[arg-type]
    assert names[0] in scored.why("en")
    assert names[1] in scored.why("ru")


def test_players_of_one_wind_are_told_apart() -> None:
    """001:4285: both are East."""
    scored = score(
        read_win("223344m 234p 45s 66s", "6s", flags=["riichi"], indicators="5s", discarder="E"),
        load("seventeen_steps"),
    )
    assert "seat 1 → seat 2: 1500" in "\n".join(tell(explain(scored), EN)).lower()
