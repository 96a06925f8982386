"""Cases of a rules lawyer: several rules of books 002 and 004 in one deal. Every result was written down from the book
before the deal was played.

Each is a scenario: who pays whom at every moment, who deals next, what is refused and why.
"""

from typing import Final, NamedTuple

import pytest

from jantaku.rules import load
from jantaku.scenarios.scenario import read_scenario, run
from jantaku.scoring.score import score
from jantaku.scoring.win import read_win


class Case(NamedTuple):
    """A deal, and why it must end so."""

    title: str
    because: str
    scenario: str


SICHUAN: Final = (
    Case(
        "a passed win of the same cost keeps from robbing",
        "Who passed a win for 2 may not rob a kong for 2; the kong was deferred, robbed, and brings nothing "
        "(004:44, 004:101, 004:146).",
        """
hands.E = "35p 22p 678p 345s 999s"
hands.W = "444p= 4p"
hands.N = "1112366p 456s 789s"
void = { E = "m", W = "s", N = "m" }
play = "E 1p / N pass / W kakan 4p / N ron ! furiten_missed / E ron"
[expect]
paid = ["W -> E 2"]
turn = "S"
melds = { W = "444p=" }
out = ["E"]
next = { dealer = "E" }
""",
    ),
    Case(
        "a cheaper passed win does not",
        "Robbing is a fan, so it is dearer than the win for 1 that was passed (004:44); two rob, and the "
        "robbed one deals (004:75).",
        """
hands.E = "35p 22p 789p 345s 999s"
hands.W = "444p= 4p"
hands.N = "1112366p 456s 789s"
void = { E = "m", W = "s", N = "m" }
wall.draws = { E = "6p" }
play = "E 6p / N pass / W kakan 4p / E ron, N ron"
[expect]
paid = ["W -> E 2, W -> N 2"]
turn = "S"
out = ["N", "E"]
next = { dealer = "W" }
""",
    ),
    Case(
        "two kongs in one turn and two winners",
        "Only the last kong of the turn goes back, to those who paid it (004:147); the player who is out had "
        "paid nothing (004:82).",
        """
start.out = ["N"]
hands.E = "46p 99p 123s 456s 789s"
hands.S = "1111m 2222m 5p"
hands.W = "34p 66p 678p 555s 999s"
void = { E = "m", S = "s", W = "m" }
play = "S ankan 1m, ankan 2m, 5p / E ron, W ron"
[expect]
payments = ["E -> S 2, W -> S 2", "E -> S 2, W -> S 2", "S -> E 4, S -> W 4"]
end = "ron"
next = { dealer = "N" }
""",
    ),
    Case(
        "the last tile as a replacement",
        "Kong, replacement and sea bottom are three fans, 9 from each (004:99, 004:102, 004:126).",
        """
hands.S = "111m 234p 567p 99p 78p"
void.S = "s"
wall = { left = 2, draws = { S = "1m" }, replacements = "6p" }
play = "S ankan 1m, tsumo"
[expect]
yaku = ["sc_kong", "rinshan", "sc_sea_bottom"]
payments = ["E -> S 2, W -> S 2, N -> S 2", "E -> S 9, W -> S 9, N -> S 9"]
end = "exhausted"
next = { dealer = "S" }
""",
    ),
    Case(
        "a pung of the last discard lets the third one out",
        "With three out the fourth hand is not checked, though it keeps the forbidden suit (004:57-58, 004:84).",
        """
start.out = ["W", "N"]
hands.E = "88m 5p 9s"
hands.S = "46p 99p 123s 456s 789s"
void = { E = "s", S = "m" }
wall = { left = 1, draws = { S = "8m" } }
play = "S 8m / E pon, 5p / S ron"
[expect]
yaku = ["sc_sea_bottom"]
payments = ["E -> S 2"]
end = "ron"
next = { dealer = "W" }
""",
    ),
    Case(
        "the same with one more player in",
        "Now the wall is what has ended the deal: the hand is fined and pays the ready one (004:85-86, 004:131-132).",
        """
start.out = ["W"]
hands.E = "88m 5p 9s"
hands.S = "46p 99p 123s 456s 789s"
hands.N = "11m 33m 55m 77m 22p 66p 8p"
void = { E = "s", S = "m", N = "s" }
wall = { left = 1, draws = { S = "8m" } }
play = "S 8m / E pon, 5p / S ron"
[expect]
payments = ["E -> S 2", "E -> N 4, E -> nobody 48"]
end = "exhausted"
next = { dealer = "W" }
""",
    ),
    Case(
        "nothing else was discarded, yet the hand waits for nothing",
        "No fine (004:65), but two ready hands are paid, and the kong goes back, also to the one who is out "
        "(004:85, 004:148).",
        """
hands.E = "11s 33s 44s 66s 88s 22m 4m"
hands.S = "1111m 357p 24m 2577s"
hands.W = "46s 99s 123s 567m 789m"
hands.N = "13s 55m 678m 345m 999m"
wall = { left = 7, draws = { S = "9p 2p", N = "5s" }, replacements = "8p" }
play = "E void p, S void 3p, W void p, N void p / S ankan 1m, 3p / N 5s / W ron / S 2p"
[expect]
payments = ["E -> S 2, W -> S 2, N -> S 2", "N -> W 1", "S -> E 6, S -> N 3, S -> W 2"]
end = "exhausted"
next = { dealer = "W" }
""",
    ),
    Case(
        "one discard of another suit",
        "And 48 besides (004:65).",
        """
hands.E = "11s 33s 44s 66s 88s 22m 4m"
hands.S = "1111m 357p 24m 2577s"
hands.W = "46s 99s 123s 567m 789m"
hands.N = "13s 55m 678m 345m 999m"
wall = { left = 7, draws = { S = "9p 2p", N = "5s" }, replacements = "8p" }
play = "E void p, S void 3p, W void p, N void p / S ankan 1m, 3p / N 5s / W ron / S 2m"
[expect]
payments = ["E -> S 2, W -> S 2, N -> S 2", "N -> W 1", "S -> E 6, S -> N 3, S -> W 2, S -> nobody 48"]
end = "exhausted"
""",
    ),
    Case(
        "two true wins after a false one",
        "Who discarded the first true ones deals next (004:43, 004:75, 004:160).",
        """
hands.E = "23m 555p 678p 99p 123p"
hands.W = "23m 44p 567m 222p 888p"
void = { E = "s", S = "m", W = "s" }
play = "E 9s / S false-win / N 1m / E ron, W ron"
[expect]
points = { E = +9, W = +9, N = +6, S = -24 }
end = "ron"
next = { dealer = "N" }
""",
    ),
    Case(
        "three false wins",
        "24, 16 and 8; nobody has won, and the dealer stays (004:73, 004:160-162).",
        """
wall.draws = { W = "6p" }
play = "E 9s / S false-win / W false-win 6p / N 9s / E false-win"
[expect]
points = { S = -24, W = -8, E = +8, N = +24 }
next = { dealer = "E" }
""",
    ),
    Case(
        "the dealer wins as dealt",
        "A self-draw without fans; the card is turned, nothing is discarded (004:64, 004:126).",
        """
hands.E = "123m 456m 789m 123s 5s"
wall.draws = { E = "5s" }
play = "E void p / E tsumo"
[expect]
yaku = []
paid = ["S -> E 2, W -> E 2, N -> E 2"]
events = ["E shows p"]
turn = "S"
next = { dealer = "E" }
""",
    ),
    Case(
        "the own draw lifts the bar",
        "A draw that wins and is let go sets no new one: 004:44 speaks of discards.",
        """
hands.S = "2223477m 456p 789p"
void.S = "s"
wall.draws = { S = "7m" }
play = "E 5m / S pass / S 7m / W 5m / S ron"
[expect]
paid = ["W -> S 1"]
""",
    ),
    Case(
        "a dearer win passed, too",
        "It raises the bar (004:44).",
        """
hands.S = "5556777p 333m 888m"
void.S = "s"
play = "W 4p / S pass / N 6p / S pass / E 5p / S ron ! furiten_missed / S 9s / W 4p / S ron"
[expect]
paid = ["W -> S 1"]
""",
    ),
    Case(
        "a kong that was not robbed",
        "It counts as passed; the discard after it is not dearer (004:44, reading Q8).",
        """
hands.W = "444p= 4p"
hands.N = "1112366p 456s 789s"
void = { W = "s", N = "m" }
play = "W kakan 4p / N pass / W 6p / N ron ! furiten_missed / N tsumo 6p"
[expect]
paid = ["E -> N 2, S -> N 2, W -> N 2"]
""",
    ),
    Case(
        "a kong is given back once",
        "Its discard has won, and at the empty wall it is not given back again (004:147-148).",
        """
hands.S = "111m"
hands.W = "46p 99p 123s 456s 789s"
void = { S = "s", W = "m" }
wall = { left = 1, replacements = "5p" }
play = "E 1m / S kan, 5p / W ron"
[expect]
yaku = ["kanburi", "sc_sea_bottom"]
payments = ["E -> S 2", "S -> W 4, S -> E 2"]
next = { dealer = "W" }
""",
    ),
    Case(
        "drawn before another kong",
        "The tile was not added at once (004:145, reading Q7).",
        """
hands.S = "1111m 333p="
void.S = "s"
wall.draws = { S = "3p" }
play = "S ankan 1m, kakan 3p"
[expect]
paid = ["E -> S 2, W -> S 2, N -> S 2"]
""",
    ),
    Case(
        "a pung of the winning tile",
        "That is a win passed, and a pung is no draw (004:44).",
        """
hands.S = "2223477m 456p 789p"
void.S = "s"
play = "E 7m / S pon, 4m / W 3m / S ron ! furiten_missed / S tsumo 3m"
[expect]
paid = ["E -> S 2, W -> S 2, N -> S 2"]
""",
    ),
    Case(
        "the discarder plays on after two winners",
        "The next one after the last winner is who discarded (reading Q1).",
        """
hands.S = "34p 22p 777p 111s 222s"
hands.N = "46p 99p 123s 456s 789s"
void = { S = "m", N = "m" }
play = "W 5p / S ron, N ron"
[expect]
turn = "W"
next = { dealer = "W" }
""",
    ),
    Case(
        "a kong of the forbidden suit when three are out",
        "48 in any case, but the points of the kong stand (004:84, 004:166, reading Q15).",
        """
start.out = ["E", "W"]
hands.S = "1111p"
hands.N = "46s 99s 123m 678s 789m"
void = { S = "p", N = "p" }
play = "S ankan 1p, 9m / S 5s / N ron"
[expect]
payments = ["N -> S 2", "S -> N 1", "S -> nobody 48"]
next = { dealer = "E" }
""",
    ),
)

TAIWANESE: Final = (
    Case(
        "the eighth flower replaces the last kong",
        "The last playable tile needs no replacement: it wins, and nothing else counts (002:280, 002:294-295).",
        """
flowers.S = "1234567f"
hands.S = "1111m 258m 369p 147s 123z"
wall = { left = 2, replacements = "8f" }
play = "S ankan 1m, tsumo"
[expect]
yaku = ["paa_sennin"]
payments = ["E -> S 31, W -> S 30, N -> S 30"]
next = { dealer = "S", honba = 0 }
""",
    ),
    Case(
        "a flower that is not shown",
        "On the sea bottom it stays in the hand, so the holder of seven cannot rob it (002:282, 002:295).",
        """
flowers.W = "1234567f"
hands.S = "9p"
wall = { left = 1, draws = { S = "8f" } }
play = "S 9p"
[expect]
payments = []
end = "exhausted"
""",
    ),
    Case(
        "robbed in the first exchange",
        "Before anybody has discarded (002:281).",
        """
hands.S = "1234567f 147m 258p 369s"
hands.N = "8f"
wall.replacements = "9m 9p 9s 1z 2z 3z 4z"
play = "S ron"
[expect]
yaku = ["chii_chan_i"]
payments = ["N -> S 20"]
next = { dealer = "S" }
""",
    ),
    Case(
        "it lay open before",
        "Then it cannot be robbed (002:288).",
        """
hands.E = "8f"
hands.S = "1234567f 147m 258p 369s"
wall.replacements = "5z 9m 9p 9s 1z 2z 3z 4z"
play = "E 5z"
[expect]
flowers = { E = "8f", S = "1234567f" }
not_offered = { S = ["ron"] }
""",
    ),
    Case(
        "ready, kong, replacement, valuable wait",
        "All of them add up; the replacement has no fan of its own (002:249, 002:435, 002:442).",
        """
hands.S = "777s 234m 678m 99m 123p 46p"
wall = { draws = { S = "7s" }, replacements = "5p" }
play = "S ready / S ankan 7s, tsumo"
[expect]
han = 32
payments = ["E -> S 33, W -> S 32, N -> S 32"]
""",
    ),
    Case(
        "the limit and the streak",
        "40 and 7 more to one, 13 and 7 more to the other (002:377, 002:387).",
        """
set.tw_tai_limit = 40
start = { honba = 3, river = 24 }
hands.S = "123m 345m 678m 22m 88m 999m="
hands.N = "67m 22p 345p 678p 345s 789s"
play = "E 8m / S ron, N ron"
[expect]
payments = ["E -> S 47, E -> N 20"]
next = { dealer = "S", honba = 0 }
""",
    ),
    Case(
        "the dealer is liable",
        "He pays for all, his own supplement included: 3 * 46 + 5 (002:321, 002:328, 002:387).",
        """
start = { river = 40, honba = 2 }
flowers.S = "1f"
hands.S = "6s 888s= 999s= 567s- 222s+ 333s-"
play = "S tsumo 6s"
[expect]
payments = ["E -> S 143"]
""",
    ),
    Case(
        "a winner who is liable for another",
        "He is paid by the discarder, and pays what the discarder owes the other (002:321, 002:382).",
        """
start.river = 24
hands.S = "234m 55p 67s 555z- 666z+ 777z="
hands.N = "67s 22p 345p 678p 345m 789m"
play = "W 8s / S ron, N ron"
[expect]
payments = ["N -> S 33, W -> N 13"]
""",
    ),
    Case(
        "a closed kong is not open",
        "Two open sets of dragons make liable, one and a closed kong do not (002:240, 002:322).",
        """
start.river = 24
hands.S = "234m 55p 67s 5555z# 666z+ 777z="
play = "W 8s / S ron"
[expect]
payments = ["W -> S 35"]
""",
    ),
    Case(
        "fresh is what was never discarded",
        "A tile that was claimed was discarded, though it does not lie there (002:330).",
        """
start.river = 24
hands.S = "234m 55p 67s 555z- 666z+ 777z="
hands.N = "88s 9m"
wall.left = 8
play = "E 8s / S pass, N pon, 9m / W 8s / S ron"
[expect]
payments = ["N -> S 33"]
""",
    ),
    Case(
        "Earth for two",
        "The dealer pays the supplement to each (002:387, 002:452).",
        """
hands.S = "1133m 5577p 2299s 33z 66z"
hands.N = "123m 456m 789m 46p 22z 444z"
play = "E 5p / S ron, N ron"
[expect]
han = { S = 73, N = 56 }
payments = ["E -> S 74, E -> N 57"]
""",
    ),
    Case(
        "pairs or sets",
        "The dearer reading, and nothing of the other (002:315).",
        """
start.river = 24
hands.S = "112233m 445566p 77s 99s"
play = "W 9s / S ron"
[expect]
yaku = ["tw_win", "uutsuu_uuhoa", "tw_eight_and_half_pairs"]
payments = ["W -> S 35"]
""",
    ),
    Case(
        "the discard goes into the other chow",
        "So the straight stays concealed (002:303, 002:315).",
        """
start.river = 24
hands.S = "123456789s 78s 55p 444m"
play = "W 9s / S ron"
[expect]
han = 16
payments = ["W -> S 16"]
""",
    ),
    Case(
        "the dead hand claims",
        "After a false win the hand cannot win; only a wrong number of tiles takes the claims away, too "
        "(002:335-338, 002:361).",
        """
start.river = 24
hands.S = "55m 1z"
play = "E 9p / S false-win / N 5m / S pon, 1z"
[expect]
melds = { S = "555m=" }
dead = ["S"]
paid = ["S -> E 5, S -> W 5, S -> N 5"]
""",
    ),
    Case(
        "but does not win",
        "(002:335)",
        """
start.river = 24
hands.S = "67m 22p 345p 678p 345s 789s"
play = "E 9p / S false-win / N 8m / S ron ! false_win / S tsumo 8m ! false_win"
[expect]
dead = ["S"]
""",
    ),
    Case(
        "what a ready hand may not do",
        "The kong would change the wait; the flower is exchanged as ever, and its replacement wins (002:276, "
        "002:363, 002:442).",
        """
hands.S = "4445p 123m 678m 345s 789s"
wall = { draws = { S = "4p 1f" }, replacements = "3p" }
play = "S ready / S ankan 4p ! kan_riichi_waits / S 5p ! riichi_locked / S 4p / S tsumo"
[expect]
han = 30
payments = ["E -> S 31, W -> S 30, N -> S 30"]
""",
    ),
    Case(
        "liable for a pure suit only",
        "The pair is of dragons, so it is a half flush, and the discarder pays (002:324).",
        """
start.river = 24
hands.S = "7z 123s- 567s- 888s= 999s= 333s+"
play = "N 7z / S ron"
[expect]
payments = ["N -> S 23"]
""",
    ),
    Case(
        "a kong spoils Heaven",
        "The rest counts as for any self-draw (002:451).",
        """
hands.E = "111m 456p 789s 222s 555z 3p"
wall = { draws = { E = "1m" }, replacements = "3p" }
play = "E ankan 1m, tsumo"
[expect]
han = 24
payments = ["S -> E 25, W -> E 25, N -> E 25"]
""",
    ),
    Case(
        "a ready hand with a flower at the end",
        "It cannot discard what it drew, so it discards what it likes (002:278, 002:295).",
        """
hands.S = "4445p 123m 678m 345s 789s"
wall = { left = 5, draws = { S = "9p 1f" } }
play = "S ready / S 9p / S 1f ! flower_discard / S 5p"
[expect]
payments = []
end = "exhausted"
""",
    ),
)

CASES: Final = [
    *(("sichuan", case) for case in SICHUAN),
    *(("taiwanese", case) for case in TAIWANESE),
]


@pytest.mark.parametrize(("rules", "case"), CASES, ids=[case.title for _, case in CASES])
def test_the_book_says_so(rules: str, case: Case) -> None:
    head = f'about.en = "{case.title}"\nrule = "kan"\nrules = "{rules}"\n'
    assert run(read_scenario(head + case.scenario)).differences == [], case.because


def test_what_is_not_counted_is_said_truly() -> None:
    rules = load("taiwanese")
    pure = score(read_win("123m 345m 678m 22m 88m 999m=", "8m"), rules).why("ru")
    assert "не засчитано: без благородных и без цветов – поглощается фаном «чистая масть»" in pure  # reading R13
    earth = read_win("1133m 5577p 2299s 33z 66z", "5p", discarder="E", facts=["first_discard"])
    pairs = score(earth, rules).why("ru")
    assert "плоская" not in pairs, "there are no sets in this hand"
    assert "победная кость – первый снос дилера" in pairs
    assert "взята у другого игрока" not in pairs, "a discard of East is another's"
    both = score(read_win("777s 234m 678m 99m 123p 46p", "5p"), rules)
    assert "цветов нет, благородных костей нет" in both.why("ru")
