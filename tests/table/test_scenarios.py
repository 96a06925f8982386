"""Every scenario below tests/scenarios comes out as it says; what is wrong with a scenario is told with its place."""

import re
from pathlib import Path

import pytest

from jantaku.scenarios.expectations import said_events
from jantaku.scenarios.performance import Outcome
from jantaku.scenarios.scenario import Scenario, read_scenario, run
from jantaku.scenarios.script import read_script
from jantaku.texts import LANGUAGES, SayableError
from jantaku.tiles import KIND

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "scenario-file.md"

READY = 'hands.S = "234m 345p 567s 88p 67m"\n'
"""South waits for 5m and 8m: pinfu and tanyao."""
EAST_READY = READY.replace(".S", ".E")


def read(path: Path) -> Scenario:
    return read_scenario(path.read_text("utf-8"), lambda name: (path.parent / name).read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_it_comes_out_as_it_says(path: Path) -> None:
    scenario = read(path)
    assert scenario.rule == path.parent.name, "a scenario lies in the folder of its rule"
    assert all(scenario.about[lang].endswith((".", "!", "?")) for lang in LANGUAGES), "about is a sentence"
    assert [difference.message() for difference in run(scenario).differences] == []


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 250


def test_the_examples_of_the_page_come_out_as_they_say() -> None:
    examples = re.findall(r"^```toml\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(examples) == 5
    for example in examples:
        scenario = read_scenario(example, lambda name: (FOLDER / "kuikae" / name).read_text("utf-8"))
        assert [difference.message() for difference in run(scenario).differences] == []


# ---------------------------------------------------------------- the play in writing


@pytest.mark.parametrize(
    ("written", "moments"),
    [
        ("E 9s", [["E 9s"]]),
        ("E 9s / S chi 78s, 1z", [["E 9s"], ["S chi 78s"], ["S 1z"]]),
        ("S ron, N ron", [["S ron", "N ron"]]),
        ("S chi 78s @400, W pon @900, 1z", [["S chi 78s @400", "W pon @900"], ["W 1z"]]),
        ("E ankan 1z, 5p # and so on", [["E ankan 1z"], ["E 5p"]]),
        ("S ron ! no_yaku\nN ron", [["S ron ! no_yaku"], ["N ron"]]),
        ("E 9s, S ron", [["E 9s"], ["S ron"]]),
        ("S pon 05p\n\n", [["S pon 05p"]]),
        ("E nuki 4z, 5p", [["E nuki 4z"], ["E 5p"]]),
        ("E replace 3m, 5p", [["E replace 3m"], ["E 5p"]]),
        ("E choose 23m, S choose 7p / W choose 1z", [["E choose 2m", "S choose 7p"], ["E choose 3m"], ["W choose 1z"]]),
        ("S pair 9p, 4z", [["S pair 9p"], ["S 4z"]]),
        ("E void 3m / S void p / Ю 3п", [["E void 3m", "S void p"], ["S 3p"]]),
        ("E void 3m / E void p", [["E void 3m"], ["E void p"]]),
        ("E pass-on 12m / S pass-on 3p4p", [["E pass-on 1m", "S pass-on 3p"], ["E pass-on 2m", "S pass-on 4p"]]),
        ("S ready / W ready / E ready 5m", [["S ready", "W ready"], ["E ready 5m"]]),
        ("E flower 1f, tsumo 8f", [["E flower 1f"], ["E tsumo 8f"]]),
        ("S false-win / N ron, false-kan", [["S false-win"], ["N ron"], ["N false-kan"]]),
        ("В 9с / Ю chi 78с, 1з / З ron, С ron", [["E 9s"], ["S chi 78s"], ["S 1z"], ["W ron", "N ron"]]),
    ],
)
def test_a_play_is_read_into_moments(written: str, moments: list[list[str]]) -> None:
    assert [[str(move) for move in moment] for moment in read_script(written)] == moments


# ---------------------------------------------------------------- playing


def played(told: str, expect: str = "over = false") -> Outcome:
    about = 'about = { ru = "ру", en = "en" }\nrule = "test"\n'
    return run(read_scenario(f"{about}{told}\n[expect]\n{expect}\n"))


def differences(told: str, expect: str = "over = false") -> list[str]:
    return [difference.message() for difference in played(told, expect).differences]


def test_nobody_calls_or_wins_by_accident() -> None:
    outcome = played("", 'end = "exhausted"\nready = []\npoints = {}')
    assert outcome.differences == []
    assert {answer.code for _, answer in outcome.match.answers if answer.code >> 32 != 1} == set()


@pytest.mark.parametrize("wait", ["19m 19p 19s 1234567z", "1112345678999m", "234m 345p 567s 88p 67m"])
def test_nobody_discards_what_somebody_waits_for(wait: str) -> None:
    assert differences(f'hands.W = "{wait}"', 'end = "exhausted"\nready = ["W"]\nfuriten = []') == []


def test_no_tile_is_dora_by_accident() -> None:
    assert differences(READY + 'play = "E 5m / S ron"', "dora = 0") == []
    assert differences(READY + 'play = "E 8p / E 4z / E 5m / S ron"\nhands.E = "8p"', "dora = 0") == []


def test_the_same_scenario_is_always_laid_the_same_way() -> None:
    first, second = (played(READY + 'play = "E 5m / S ron"').steps[0].deal for _ in range(2))
    assert first.wall.row == second.wall.row
    assert len(set(first.wall.row)) == 136


def test_draws_come_to_the_seat_or_in_order() -> None:
    by_seat = 'wall.draws = { E = "1z 3z", S = "2z" }\nplay = "E 1z / N 9s / E 3z"'
    assert differences(by_seat, 'events = ["E draws 1z", "S draws 2z", "S 2z", "E draws 3z", "E 3z"]') == []
    in_order = 'wall.draws = "1z 2z 3z 4z 5z"\nplay = "E 5z"'
    assert (
        differences(in_order, 'events = ["E draws 1z", "S draws 2z", "W draws 3z", "N draws 4z", "E draws 5z"]') == []
    )


def test_who_is_full_draws_what_the_play_says() -> None:
    full = READY + 'play = "S 4z / S riichi 6z / S 7z / S tsumo 8m"'
    expected = (
        'events = ["S draws 4z", "S 4z", "S draws 6z", "S riichi 6z", "S draws 7z", "S 7z", "S draws 8m", "S tsumo"]'
    )
    assert differences(full, expected) == []


def test_melds_lie_there_from_the_beginning() -> None:
    told = 'hands.S = "22p 345s 67m 222z= 333s-"\nplay = "E 5m / S ron"'
    assert differences(told, 'yaku = ["yakuhai"]\nmelds = { S = "222z= 333s-" }') == []


def test_a_kan_at_the_beginning_has_used_up_a_tile_and_turned_an_indicator() -> None:
    kan = 'hands.S = "1111z#"\nwall = { dora = "4z", kan_dora = "5z", left = 10 }\nplay = "E 9s"'
    assert differences(kan, 'left = 9\nindicators = "4z 5z"\nmelds = { S = "1111z#" }') == []
    assert differences(kan.replace(", left = 10", ""), "left = 67") == []


SIXTEEN = 'rules = "taiwanese"\nstart.river = 20\nhands.S = "6s 123s- 567s- 888s= 999s= 333s+"\n'


def test_who_has_fed_the_fifth_set_of_a_suit_is_liable_for_it() -> None:
    assert differences(SIXTEEN + 'play = "N 6s / S ron"', 'liable = "W"') == []
    four = SIXTEEN.replace("6s 123s-", "1236s")
    assert differences(four + 'play = "N 6s / S ron"', 'payments = ["N -> S 45"]') == []


@pytest.mark.parametrize(
    ("rules", "lots", "seats"),
    [
        ("", '"NESW"', "N E S W"),
        ('rules = "sanma_tenhou"\n', '"WES"', "W E S"),
        ('set.seating_method = "dice"\n', "[[1, 1], [6, 6], [1, 2], [2, 2]]", "N E W S"),
    ],
)
def test_players_are_seated_by_lots_or_dice(rules: str, lots: str, seats: str) -> None:
    assert differences(f"{rules}start.lots = {lots}", f'events = ["seats {seats}"]') == []


@pytest.mark.parametrize("lots", ['"EESN"', '"ESW"', "[[1, 1], [6, 6], [1, 2], [2, 2]]"])
def test_lots_that_cannot_be_are_told(lots: str) -> None:
    with pytest.raises(SayableError) as caught:
        differences(f"start.lots = {lots}")
    assert "start.lots" in caught.value.message("en")


def test_the_wall_is_as_long_as_it_says() -> None:
    assert differences("wall.left = 4", 'end = "exhausted"\npoints = {}') == []
    outcome = played("wall.left = 4", 'end = "exhausted"')
    assert len([event for event in outcome.match.events if type(event).__name__ == "Discarded"]) == 5


def test_who_is_ready_shows_it_unless_the_play_says_otherwise() -> None:
    assert differences(READY + "wall.left = 4", 'ready = ["S"]') == []
    assert differences(READY + 'wall.left = 4\nplay = "S hide"', "ready = []") == []


def test_winds_are_those_of_the_deal() -> None:
    told = 'start = { round = "S3", points = { E = 40000, S = 20000, W = 20000, N = 20000 } }\n' + READY
    outcome = played(told + 'play = "E 5m / S ron"', 'points = { S = +2000, E = -2000 }\nnext = { round = "S4" }')
    assert outcome.differences == []
    assert outcome.match.standing.points == [20000, 20000, 38000, 22000]


def test_what_only_one_answer_has_is_played_without_being_asked() -> None:
    """In riichi one discards what one draws; the play may say so."""
    told = EAST_READY + 'play = "E riichi 4z / E 1z / E 2z / W 5m / E ron"'
    assert differences(told, 'events = ["E riichi 4z", "E stick", "E 1z", "E 2z", "W 5m", "E ron"]') == []


def test_a_refused_move_changes_nothing() -> None:
    told = READY + 'play = """\nE 9s\nS ron ! not_complete\nS chi 67m ! call_no_tiles\nS 67m\n"""'
    with pytest.raises(SayableError, match="67m"):
        differences(told)
    told = READY + 'play = "E 9s / S ron ! not_complete / S riichi 2m ! riichi_not_ready / S 1z"'
    assert differences(told, 'events = ["E 9s", "S 1z"]') == []


# ---------------------------------------------------------------- three players, other tiles, other walls

THREE = 'rules = "sanma_tenhou"\n'
THREE_READY = THREE + 'hands.S = "234p 456p 678p 22s 67s"\n'
"""South waits for 5s and 8s: pinfu and tanyao."""
FLOWERS = """
set.nuki_dora = { tiles = ["4z", "1f", "2f", "3f", "4f", "5f", "6f", "7f", "8f"] }
set.akadora = [0, 4, 4]
set.parts.grammar.tile_set = "kansai"
"""


def test_three_play_with_the_tiles_of_their_box() -> None:
    outcome = played(THREE, 'end = "exhausted"\nready = []\npoints = {}\nleft = 54')
    assert outcome.differences == []
    row = outcome.steps[0].deal.wall.row
    assert len(set(row)) == 108
    assert {tile & KIND for tile in row}.isdisjoint(range(1, 8))
    assert {answer.code >> 32 for _, answer in outcome.match.answers} == {1}, "nobody calls, wins or sets aside"


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ('hands.N = "1m"', "line 4: hands.N: unknown seat “N”; seats: E, S, W."),
        ('wall.draws = { N = "1m" }', "line 4: wall.draws.N: unknown seat “N”; seats: E, S, W."),
        ("start.points = { N = 1000 }", "line 4: start.points.N: unknown seat “N”; seats: E, S, W."),
        ('play = "E 1m / N 9p"', "line 4: “N 9p”: this seat is empty in this rule set; seats: E, S, W."),
        ('start.round = "E4"', "line 4: invalid value of start.round."),
        ('start.round = "5z 1"', "line 4: invalid value of start.round."),
        ('hands.S = "5m"', "line 4, hands.S: no more 5m left in the tile set"),
        ('hands.S = "1f"', "line 4, hands.S: no more 1f left in the tile set"),
    ],
)
def test_what_three_players_do_not_have_is_told(told: str, message: str) -> None:
    with pytest.raises(SayableError) as caught:
        differences(THREE + told)
    assert caught.value.message("en").startswith(message)


def test_a_tile_set_aside_gives_a_tile_and_may_be_won_on() -> None:
    told = THREE + 'hands.E = "4z"\nwall.replacements = "9p"\nplay = "E nuki 4z, 9p"'
    assert differences(told, 'events = ["E nuki 4z", "E draws 9p", "E 9p"]') == []
    robbed = THREE + 'hands = { E = "4z", S = "19m 19p 19s 1235567z" }\nplay = "E nuki 4z / S ron"'
    assert differences(robbed, 'yaku = ["kokushi"]\npoints = { S = 32000, E = -32000 }') == []


def test_nobody_is_dealt_or_draws_by_accident_what_must_be_set_aside() -> None:
    events = played(THREE + FLOWERS + 'play = "E 1z / S 1z / W 1z"', "left = 59").events
    assert not any(type(event).__name__ == "NukiDeclared" for event in events)


def test_indicators_may_lie_where_the_dead_wall_comes_to_reach() -> None:
    """Of three the fourth indicator of kans lies before the dead wall of fourteen tiles."""
    kans = 'hands.E = "1111z# 2222z# 3333z#"\nwall = { dora = "9s", kan_dora = "6z 6z 7z 5z" }\nplay = "E ankan 6p"'
    assert differences(THREE + kans, 'indicators = "9s 6z 6z 7z 5z"') == []


def test_replacement_tiles_may_come_from_the_end_of_the_live_wall() -> None:
    told = 'set.dead_wall_size = 0\nhands.E = "1111z#"\nwall = { replacements = "9p 9s", left = 9 }\nhands.S = "2222z"'
    play = '\nplay = "E 9m / S ankan 2z"'
    assert differences(told + play, 'left = 7\nevents = ["E 9m", "S ankan 2z", "S draws 9p"]\nindicators = ""') == []


def test_the_indicator_may_be_turned_after_the_win() -> None:
    told = THREE_READY + 'set.parts.dora.source = "after_win"\nwall.dora = "1s"\n'
    assert differences(told + 'play = "E 1z / S 1z / E 5s / S ron"', 'dora = 2\nevents = ["E 5s", "dora 1s"]') == []
    first = told.replace('"1s"', '"1m"')  # the very first tile of the box, whose number is 0
    assert differences(first + 'play = "E 1z / S 1z / S tsumo 5s"', 'dora = 0\nindicators = "1m"') == []


def test_rounds_may_have_other_tiles_than_winds() -> None:
    told = THREE_READY + 'set.game_length = "sangensen"\n'
    assert differences(told + 'play = "E 5s / S ron"', 'next = { round = "5z 2", dealer = "S" }') == []
    assert differences(told + 'start.round = "5z 3"\nplay = "E 5s / S ron"', 'next = { round = "6z 1" }') == []


# ---------------------------------------------------------------- what differs


@pytest.mark.parametrize(
    ("told", "expect", "difference"),
    [
        (READY + 'play = "E 5m / S ron"', "han = 3", "han: expected 3, got 2."),
        (
            READY + 'play = "E 5m / S ron"',
            "points = { S = 2000 }",
            "points: expected { S = 2000 }, got { S = 2000, E = -2000 }.",
        ),
        (
            READY + 'play = "E 5m"',
            "over = false",
            "S can win here (ron 5m): play must take the win or pass it.",
        ),
        (
            READY + 'play = "E 9s / S tsumo"',
            "over = false",
            "line 4: “S tsumo” never became possible. 3m doesn’t complete your hand: it waits on 58m.",
        ),
        (
            READY + 'play = "E 9s / S ron"',
            "over = false",
            "line 4: “S ron” never became possible. 9s doesn’t complete your hand: it waits on 58m.",
        ),
        (
            READY + 'play = "E 5m / S ron, N pon"',
            "over = false",
            "line 4: “N pon” never became possible. Pon needs two 5m in your hand; you have 1.",
        ),
        (
            READY + 'play = "E 5m / S ron / N 1z"',
            "over = false",
            "line 4: “N 1z” never became possible. The deal ended first.",
        ),
        (
            'wall.left = 0\nplay = "E 9s / W pass"',
            "over = false",
            "line 4: “W pass” never became possible. The table asks for no choice here.",
        ),
        (
            'hands.S = "55z"\nplay = "E 5z / S pon"',
            "over = false",
            "S has called, but play does not name the discard that follows.",
        ),
        (
            'hands.S = "55z"\nplay = "E 5z / S pon / S 5z ! kuikae"',
            "over = false",
            "line 4: “S 5z ! kuikae”: the hand doesn’t have these tiles.",
        ),
        (READY + 'play = "E 5m / S ron ! no_yaku"', "turn = 'S'", "line 4: “S ron ! no_yaku” is not refused."),
        (
            READY + 'play = "E 9s / S ron ! no_yaku"',
            "turn = 'S'",
            "line 4: “S ron ! no_yaku” is refused for another reason, not_complete. 9s doesn’t complete",
        ),
        (
            READY + 'play = "E 5m"',
            "offered.S = ['chi 67m', 'pon']",
            "S is not offered “pon”; offered: ron, chi 34m, chi 46m, chi 67m, pass",
        ),
        (READY + 'play = "E 5m"', "not_offered.S = ['ron']", "S should not be offered “ron”; offered: ron"),
        ('play = "E 9s / S 1z"', 'events = ["S 1z", "E 9s"]', "events: expected [S 1z, E 9s], got [dora "),
    ],
)
def test_what_differs_is_said(told: str, expect: str, difference: str) -> None:
    first, *_ = differences(told, expect)
    assert first.startswith(difference)


# ---------------------------------------------------------------- what is wrong with a file


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ("hands = {", "line 3: not valid TOML"),
        (
            "hands = ]",
            "line 3: not valid TOML; write name = value, with words in quotes.\nhands = ]\n",
        ),
        ("hands.S = '1m'\nhands.S = '2m'", "line 4: defined twice in the file.\nhands.S = '2m'"),
        ('colour = "red"', "line 3: unknown key colour; expected: about, rule, value"),
        ('wall.drawn = "5m"', "line 3: unknown key wall.drawn; did you mean draws?"),
        ('start.honba = "two"', "line 3: invalid value of start.honba."),
        (
            "start.dice = [3, 4]",
            "line 3: start.dice needs four numbers, [1, 2, 3, 4]: the dice of the first and second throws; "
            "two more name dora.",
        ),
        ('start.round = "E5"', "line 3: invalid value of start.round."),
        ('hands.X = "1m"', "line 3: hands.X: unknown seat “X”; seats: E, S, W, N."),
        ('wall.draws.ES = "1m"', "line 3: wall.draws.ES: unknown seat “ES”"),
        ('hands.S = "11111m"', "line 3, hands.S:"),
        ('hands.S = "1x"', "line 3, hands.S:"),
        (
            'hands.S = "111m"\nhands.W = "11m"',
            "line 4, hands.W: no more 1m left in the tile set.",
        ),
        (
            'hands.S = "123456789m123456p"',
            "line 3, hands.S: a hand has at most 13 tiles, counting three per meld.",
        ),
        ('wall.dora = "0"', "line 3, wall.dora:"),
        (
            'wall = { left = 1, draws = { S = "1m", W = "2m" } }',
            "line 3: more draws than tiles left (1).",
        ),
        ('play = "X 9s"', "line 3: “X 9s”: missing seat; expected E, S, W or N."),
        ('play = "E 9s, Х 5м"', "line 3: “Х 5м”: missing seat; expected E, S, W or N."),
        ('play = "S рон"', "line 3: unknown move “рон”; expected: riichi, tsumo, ron"),
        ('play = """\nE 9s\nS kang\n"""', "line 5: unknown move “kang”; expected: riichi, tsumo"),
        ('play = "9s"', "line 3: “9s”: missing seat; expected E, S, W or N."),
        ('play = "E riichi"', "line 3: “E riichi” has the wrong tiles for this move."),
        ('play = "E 9s ! bad_luck"', "line 3: unknown reason for a refusal: “bad_luck”."),
        ('value = "on"', "test is not an option and takes no value."),
        ('like = "nothing.toml"', "scenario nothing.toml to build on does not exist."),
        ('set.kuikae = "perhaps"', "line 3: "),
        ('set.sichuan = "on"', "line 3: "),
        ('set.parts.grammar.tile_set = "sanmo"', 'line 3: parts.grammar.tile_set cannot be "sanmo"; expected: '),
        ('rules = "emma"', "line 3: unknown rule set “emma”; did you mean “ema”?"),
        ('rules = "emma"\nset.kuikae = "allowed"', "line 3: unknown rule set “emma”; did you mean “ema”?"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(told: str, message: str) -> None:
    with pytest.raises(SayableError) as caught:
        differences(told)
    assert caught.value.message("en").startswith(message)
    assert caught.value.message("ru") != caught.value.message("en")


def test_what_is_missing_is_said() -> None:
    with pytest.raises(SayableError) as caught:
        read_scenario('about = { ru = "", en = "" }\nrule = "kuikae"\n[expect]\nover = true')
    assert caught.value.message() == "kuikae is an option: name the value that the scenario shows."
    with pytest.raises(SayableError) as caught:
        read_scenario('about = { ru = "", en = "" }\nrule = "furiten"')
    assert caught.value.message() == "missing key expect."
    with pytest.raises(SayableError) as caught:
        read_scenario('about = {}\nrule = "furiten"\n[expect]\nover = true')
    assert caught.value.message().startswith("missing key about.ru or about.en")
    with pytest.raises(SayableError) as caught:
        read_scenario('about.ru = ""\n[expect]\nover = true')
    assert caught.value.message() == "missing key rule."


def test_one_language_is_enough() -> None:
    scenario = read_scenario('about.ru = "Только по-русски."\nrule = "furiten"\n[expect]\nover = false')
    assert scenario.about == {"ru": "Только по-русски."}


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ('rule = "duble_ron"', "line 2: unknown rule “duble_ron”; did you mean double_ron?"),
        (
            'rule = "double_ron"\nvalue = "alpaid"',
            'line 3: value cannot be "alpaid"; expected: all_paid, atamahane',
        ),
        ('rule = "test"\n[expect]\nyaku = ["tanyo"]', "line 4: unknown yaku “tanyo”; did you mean tanyao?"),
        ('rule = "test"\n[expect]\nyaku = { S = ["ъъъ"] }', "line 4: unknown yaku “ъъъ”; jantaku rules list"),
        (
            'rule = "test"\n[expect]\nend = "exausted"',
            "line 4: unknown end of a deal “exausted”; did you mean exhausted?",
        ),
        (
            'rule = "test"\n[expect]\nend = "x"',
            "line 4: unknown end of a deal “x”; expected: ron, tsumo, false-win, exhausted",
        ),
        ('rule = "test"\n[expect]\npoint = 1', "line 4: unknown key expect.point; did you mean points?"),
        ('rule = "test"\n[expect]\nwinners = ["Q"]', "line 4: expect.winners: unknown seat “Q”"),
    ],
)
def test_a_wrong_word_is_told_with_the_right_ones(told: str, message: str) -> None:
    expect = "" if "[expect]" in told else "\n[expect]\nover = false"
    with pytest.raises(SayableError) as caught:
        read_scenario(f'about.en = "."\n{told}{expect}')
    assert caught.value.message("en").startswith(message)
    assert caught.value.message("ru").startswith("строка")


# ---------------------------------------------------------------- files that build on others

FIRST = """
about = { ru = "раз", en = "one" }
rule = "kuikae"
value = "forbidden"
hands = { S = "55z", W = "66z" }
play = "E 5z / S pon, 1z"
[expect]
melds = { S = "555z-" }
"""


def test_a_scenario_takes_from_another_what_it_does_not_say() -> None:
    second = (
        'like = "first"\nabout = { ru = "два", en = "two" }\nvalue = "allowed"\nhands.W = "77z"\n[expect]\nleft = 67'
    )
    scenario = read_scenario(second, {"first": FIRST}.__getitem__)
    assert scenario.about["en"] == "two"
    assert scenario.settings == {"kuikae": "allowed"}
    assert scenario.hands == {"S": "55z", "W": "77z"}
    assert scenario.expect.melds is None
    assert [difference.message() for difference in run(scenario).differences] == ["left: expected 67, got 68."]


def test_the_play_may_stand_below_a_table() -> None:
    head = 'about = { ru = "", en = "" }\nrule = "test"\n'
    text = head + '[hands]\nS = "55z"\nplay = "E 5z / S pon, 1z"\n[expect]\nleft = 68'
    assert [str(move) for moment in read_scenario(text).script for move in moment] == ["E 5z", "S pon", "S 1z"]


def test_rules_are_those_of_the_scenario() -> None:
    scenario = read_scenario(FIRST.replace("hands", 'rules = "ema"\nset.uma = [15, 5, -5, -15]\nhands'))
    assert scenario.rule_set.plan.settlement.uma == (15, 5, -5, -15)
    assert scenario.rule_set.parent is not None
    assert scenario.rule_set.parent.id == "ema"


def test_events_are_said_in_the_words_of_the_play() -> None:
    class Told:
        events = played('play = "E 9s / S ankan 1z / S 2s"\nwall.replacements = "2s"', "left = 67").match.events
        wind = staticmethod("ESWN".__getitem__)
        seated = None

    said = said_events(Told())  # type: ignore[arg-type]
    assert said[:3] == ["E throws 1 2", "wall W 3", said[2]]
    assert said[3:7] == ["E takes 4", "S takes 4", "W takes 4", "N takes 4"]
    assert [one for one in said if one.startswith("S") and "takes" not in one][1:] == [
        "S ankan 1z",
        "S draws 2s",
        "S 2s",
    ]


DIE = 'set.random_round_tile = "on"\nhands.S = "345m 567p 88s 67s 444z"\n'


def test_a_round_that_the_die_does_not_show_is_refused() -> None:
    told = DIE + 'start.dice = [1, 2, 3, 4, 3]\nplay = "E 5s / S ron"\n'
    assert differences(told + 'start.round = "N1"', 'yaku = ["yakuhai"]') == []
    with pytest.raises(SayableError) as wrong:
        differences(told + 'start.round = "5z 4"', 'yaku = ["yakuhai"]')
    assert "a die finds the round tile here, and the fifth number of start.dice finds 4z" in wrong.value.message("en")


def test_a_dora_is_named_by_any_tile_of_its_kind() -> None:
    told = 'set.announce_dora_before_dice = "on"\nhands.S = "234m 567p 345s 88p 67m"\n'
    assert differences(told + 'play = "E name-dora 0p / E 5m / S ron"', "dora = 1") == []
