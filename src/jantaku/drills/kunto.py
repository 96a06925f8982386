"""Kunto (薰陶麻雀), the book's drill for the eye: how far is this hand from ready, and what does it wait for?

The book's process (001:3457-3471) is a loop. Draw a hand (2); name its shanten and waits (3); while it is not ready,
throw away the least useful tiles, draw others and look again (4); when it is ready, name the waits (5); repeat until
this goes by itself (6). Then the hand grows by three, from 4 tiles to 13 (7), then suits begin to count (8), then
dragons are only dragons (9). `Stage` is a point of that way, `course` the way, `Question` a hand with its right
answers, `Drill` a player on the way. Steps 10 to 13, and the base value in step 5, ask for yaku and points: not yet
built.

What the book leaves open, and what is done here:

* Suits ignored: the three suits are one, with twelve tiles of each rank; dragons, if they are not plain, are twelve
  tens or twelve jokers of it. Winds join when suits count. So do seven pairs, and with the plain whole set thirteen
  orphans.
* A dragon that is a ten follows the nine of its suit: 8-9-10 is a run, and 8-9 waits at both ends. A dragon that is a
  joker completes whatever any tile of its suit completes, so that nobody need name it among the waits.
* "By itself" means `SURE` right answers in a row.
* Thrown tiles go back into the pile after the new ones were drawn.
* At random few hands of 13 tiles are ready. So before a hand is shown it is often improved by the book's own step 4:
  draw a tile, throw one of those that cost nothing, again and again until it is as near as `GOALS` wants, by lot:
  ready for every second hand, one away for every third, as it was drawn for the rest. Which costless tile goes is also
  a matter of lot, so that narrow waits come up as well as wide ones.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from random import Random
from typing import Final

import msgspec

from jantaku.hands import SEVEN_PAIRS, THIRTEEN_ORPHANS, Grammar, Reading, Structure, Wait, sets_and_pair
from jantaku.hands.structures import Piece
from jantaku.tiles import HONOURS, KIND_OF, KINDS_LIMIT, SUITS, WINDS, Kind, TileSet, kind_of, kinds_in, make_tile

SIZES: Final = (4, 7, 10, 13)
WHOLE_SET: Final = "mpsz"
IGNORED: Final = ""
"""The suits of a stage in which only ranks count."""

COPIES: Final = 4
SURE: Final = 5
GOALS: Final = (0, 0, 0, 1, 1, None)
PATIENCE: Final = 200
"""Draws after which a hand that will not come as near as its goal is shown as it is."""
QUICK: Final = 1.5
"""Seconds for each tile of the hand; an answer within them is worth double."""

BLANKS: Final = tuple(Kind(kind) for kind in range(KINDS_LIMIT - SIZES[-1], KINDS_LIMIT))
"""Tiles that fit nothing, not even each other: what a hand holds in place of thrown tiles until others are drawn."""


class Dragons(StrEnum):
    """What a dragon is (001:3453): the ten of its suit, a joker of its suit, or a dragon."""

    TEN = "ten"
    JOKER = "joker"
    PLAIN = "plain"


DRAGON_OF: Final[dict[str, Kind]] = {"m": KIND_OF["7z"], "p": KIND_OF["5z"], "s": KIND_OF["6z"]}
"""The dragon that belongs to each suit (001:3453): red to characters, white to dots, green to bamboo."""


class Stage(msgspec.Struct, frozen=True):
    """How hard it is: tiles in the hand, suits that count (letters of ``mpsz``, or `IGNORED`), what dragons are."""

    size: int
    suits: str = IGNORED
    dragons: Dragons = Dragons.TEN

    def __post_init__(self) -> None:
        if self.size not in SIZES:
            raise ValueError(f"a hand of {self.size} tiles: the drill has {SIZES}")
        in_order = "".join(letter for letter in WHOLE_SET if letter in self.suits)
        if self.suits != in_order or self.suits == "z":
            raise ValueError(f"suits {self.suits!r}: some letters of {WHOLE_SET!r}, in this order, and not z alone")

    @property
    def runs_in(self) -> tuple[str, ...]:
        """The letters of the suits in which there are runs; where suits are ignored, all tiles are of one."""
        return tuple(letter for letter in SUITS if letter in (self.suits or "m"))

    @property
    def special_dragons(self) -> dict[Kind, str]:
        """The dragons that are tens or jokers, each with the letter of its suit."""
        return {} if self.dragons is Dragons.PLAIN else {DRAGON_OF[letter]: letter for letter in self.runs_in}

    @property
    def jokers(self) -> frozenset[Kind]:
        """The dragons that are jokers."""
        return frozenset(self.special_dragons) if self.dragons is Dragons.JOKER else frozenset()


def course(size: int = SIZES[0], suits: str = IGNORED, dragons: Dragons = Dragons.TEN) -> tuple[Stage, ...]:
    """The stages from this one on, by steps 7 to 9 of the book."""
    stages = [Stage(larger, suits, dragons) for larger in SIZES if larger >= size]
    if suits == IGNORED:
        stages.append(Stage(SIZES[-1], WHOLE_SET, dragons))
    if dragons is not Dragons.PLAIN:
        stages.append(Stage(SIZES[-1], suits or WHOLE_SET, Dragons.PLAIN))
    return tuple(stages)


# ---------------------------------------------------------------- the tiles of a stage, and what its hands can be


def ladder(stage: Stage, letter: str) -> tuple[Kind, ...]:
    """The kinds of a suit, rank by rank."""
    numbers = kinds_in(SUITS[letter])
    return (*numbers, DRAGON_OF[letter]) if stage.dragons is Dragons.TEN else numbers


@cache
def box_of(stage: Stage) -> TileSet:
    """The tiles of a stage. Blanks count as copies, so that a hand may hold them, but none lies in the box."""
    copies = bytearray(KINDS_LIMIT)
    numbers = (kind for letter in stage.runs_in for kind in kinds_in(SUITS[letter]))
    for kind in (*numbers, *stage.special_dragons):
        copies[kind] = COPIES if stage.suits else COPIES * len(SUITS)
    if "z" in stage.suits:
        for kind in kinds_in(HONOURS if stage.dragons is Dragons.PLAIN else WINDS):
            copies[kind] = COPIES
    tiles = tuple(make_tile(kind, copy) for kind, number in enumerate(copies) for copy in range(number))
    for blank in BLANKS:
        copies[blank] = 1
    name = f"kunto-{stage.suits or 'ranks'}-{stage.dragons}"
    suits = tuple(ladder(stage, letter) for letter in stage.runs_in)
    return TileSet(name, tiles, bytes(copies), suits, name, "001:3451-3454")


@cache
def grammar_of(stage: Stage) -> Grammar:
    """What a complete hand is in a stage."""
    structures: list[Structure] = [sets_and_pair(stage.size // 3)]
    if stage.size == SIZES[-1] and stage.suits:
        structures.append(SEVEN_PAIRS)
        if stage.suits == WHOLE_SET and stage.dragons is Dragons.PLAIN:
            structures.append(THIRTEEN_ORPHANS)
    wild = [(joker, SUITS[stage.special_dragons[joker]]) for joker in sorted(stage.jokers)]
    return Grammar(structures, box_of(stage), wild)


def counts_of_kinds(kinds: Iterable[Kind]) -> bytes:
    """A hand as the grammar wants it."""
    counts = bytearray(KINDS_LIMIT)
    for kind in kinds:
        counts[kind] += 1
    return bytes(counts)


# ---------------------------------------------------------------- a question and its right answers


class Question(msgspec.Struct, frozen=True):
    """A hand, and what is true of it. ``waits`` complete it if it is ready; else ``useful`` tiles bring it nearer.

    ``needless`` waits may be named or not: tiles all of which the player holds himself, and jokers.
    """

    stage: Stage
    tiles: tuple[Kind, ...]
    shanten: int
    waits: tuple[Kind, ...]
    useful: tuple[Kind, ...]
    needless: frozenset[Kind]

    @property
    def ready(self) -> bool:
        """Whether one tile completes the hand."""
        return self.shanten == 0


def question_about(stage: Stage, tiles: Iterable[Kind]) -> Question:
    """The question that this hand is."""
    hand = tuple(sorted(tiles))
    counts = counts_of_kinds(hand)
    near = grammar_of(stage).ukeire(counts)
    useful = tuple(kind for kind, _ in near.tiles)
    named = tuple(kind for kind in useful if kind not in stage.jokers) or useful
    used_up = grammar_of(stage).waits(counts).used_up
    needless = frozenset(used_up).union(useful).difference(named)
    ready = near.shanten == 0
    return Question(stage, hand, near.shanten, named if ready else (), () if ready else named, needless)


class Verdict(msgspec.Struct, frozen=True):
    """What an answer is worth: whether it was right, which waits it missed, which it named in vain."""

    right: bool
    missed: tuple[Kind, ...] = ()
    vain: tuple[Kind, ...] = ()


def check(question: Question, shanten: int, waits: Iterable[Kind] = ()) -> Verdict:
    """Compare an answer with the truth."""
    if shanten != question.shanten:
        return Verdict(False)
    named = set(waits) if question.ready else set()
    missed = tuple(kind for kind in question.waits if kind not in named)
    vain = tuple(sorted(named.difference(question.waits, question.needless)))
    return Verdict(not missed and not vain, missed, vain)


class Completion(msgspec.Struct, frozen=True):
    """Why a tile completes the hand: the blocks it then falls into, which of them it completed, and from what wait."""

    tile: Kind
    blocks: tuple[Piece, ...]
    completed: int
    wait: Wait


def completions(question: Question) -> tuple[Completion, ...]:
    """Why each wait is one: for each wait one reading of every sort of wait that it ends."""
    found: dict[tuple[Kind, Wait], Completion] = {}
    for tile in question.waits:
        counts = counts_of_kinds((*question.tiles, tile))
        for reading in grammar_of(question.stage).readings(counts, tile):
            wait = wait_of(reading, tile, box_of(question.stage))
            blocks = tuple(block.kinds for block in reading.blocks)
            found.setdefault((tile, wait), Completion(tile, blocks, reading.winning, wait))
    return tuple(found.values())


def wait_of(reading: Reading, winning: Kind, box: TileSet) -> Wait:
    """What the hand lacked. In a suit of ten ranks 8-9 is no edge, which only the box can know."""
    kinds = reading.winning_block.kinds
    suit = next((suit for suit in box.suits if set(kinds) <= set(suit)), None)
    if suit is None or len(kinds) != 3 or len(set(kinds)) != 3:
        return reading.wait
    if winning == kinds[1]:
        return Wait.KANCHAN
    at_the_edge = kinds[0] == suit[0] if winning == kinds[2] else kinds[2] == suit[-1]
    return Wait.PENCHAN if at_the_edge else Wait.RYANMEN


# ---------------------------------------------------------------- throwing tiles away


def loss(question: Question, thrown: Iterable[Kind]) -> int:
    """How many steps further from ready the hand is once these tiles are thrown, before others are drawn."""
    return _shanten(question.stage, _without(question.tiles, thrown)) - question.shanten


def least_useful(question: Question) -> tuple[Kind, ...]:
    """Tiles to throw: as many as the hand is away from ready, at no loss, each time the one that is least missed."""
    grammar = grammar_of(question.stage)
    hand, thrown = question.tiles, []
    # A hand n away from ready holds n tiles that its nearest complete hand has no use for.
    for _ in range(question.shanten):
        rests = {kind: _without(hand, [kind]) for kind in hand if kind not in BLANKS}
        spare = _nearest(question.stage, rests)
        least = max(spare, key=lambda kind: grammar.ukeire(counts_of_kinds(rests[kind])).total)
        thrown.append(least)
        hand = rests[least]
    return tuple(sorted(thrown))


def _without(hand: Sequence[Kind], thrown: Iterable[Kind]) -> tuple[Kind, ...]:
    left = list(hand)
    blanks = (blank for blank in BLANKS if blank not in hand)
    for kind in thrown:
        left[left.index(kind)] = next(blanks)
    return tuple(left)


def _nearest(stage: Stage, rests: Mapping[Kind, Sequence[Kind]]) -> list[Kind]:
    """Of tiles that may go, each with the rest of the hand beside it, those that leave the hand nearest to ready."""
    shanten = {kind: _shanten(stage, rest) for kind, rest in rests.items()}
    return [kind for kind, far in shanten.items() if far == min(shanten.values())]


def _shanten(stage: Stage, hand: Iterable[Kind]) -> int:
    return grammar_of(stage).shanten(counts_of_kinds(hand))


# ---------------------------------------------------------------- drawing


def pile(stage: Stage, hand: Iterable[Kind] = ()) -> list[Kind]:
    """What lies in the pile while this hand is held."""
    left = [kind_of(tile) for tile in box_of(stage).tiles]
    for kind in hand:
        left.remove(kind)
    return left


def deal(stage: Stage, chance: Random) -> tuple[Kind, ...]:
    """A hand to ask about; how near it is to ready is a matter of lot, see above."""
    hand = chance.sample(pile(stage), stage.size)
    goal = chance.choice(GOALS)
    for _ in range(PATIENCE):
        if goal is None or _shanten(stage, hand) <= goal:
            break
        hand.append(chance.choice(pile(stage, hand)))
        rests = {kind: hand[:at] + hand[at + 1 :] for at, kind in enumerate(hand)}
        hand = rests[chance.choice(_nearest(stage, rests))]
    return tuple(sorted(hand))


# ---------------------------------------------------------------- a player on the way


class Tally(msgspec.Struct):
    """What a player has done so far."""

    asked: int = 0
    right: int = 0
    points: int = 0
    streak: int = 0
    best_streak: int = 0
    seconds: float = 0.0

    def count(self, right: bool, points: int, seconds: float) -> None:
        """Add an answer."""
        self.asked += 1
        self.right += right
        self.points += points
        self.streak = self.streak + 1 if right else 0
        self.best_streak = max(self.best_streak, self.streak)
        self.seconds += seconds


class Outcome(msgspec.Struct, frozen=True):
    """What came of an answer; ``next_stage`` is set where the player has become sure and goes on to it."""

    verdict: Verdict
    points: int
    quick: bool
    next_stage: Stage | None


class Drill:
    """A player on the way through some stages. Equal seeds and equal answers give equal hands."""

    def __init__(self, stages: Sequence[Stage], seed: int | str | None = None) -> None:
        if not stages:
            raise ValueError("a drill needs at least one stage")
        self.stages = tuple(stages)
        self.place = 0
        self.tally = Tally()
        self.sure = 0
        """Right answers in a row, in this stage."""
        self._chance = Random(seed)
        self.question = self._new_question()

    @property
    def stage(self) -> Stage:
        """Where the player is."""
        return self.stages[self.place]

    def answer(self, shanten: int, waits: Iterable[Kind] = (), seconds: float = 0.0) -> Outcome:
        """Judge the answer to the question, count it, and move on if the player has become sure.

        A right answer is worth a point for each tile of the hand, a quick one two.
        """
        verdict = check(self.question, shanten, waits)
        quick = verdict.right and seconds <= QUICK * self.stage.size
        points = self.stage.size * (verdict.right + quick)
        self.tally.count(verdict.right, points, seconds)
        self.sure = self.sure + 1 if verdict.right else 0
        if self.sure < SURE or self.place + 1 == len(self.stages):
            return Outcome(verdict, points, quick, None)
        self.place += 1
        self.sure = 0
        return Outcome(verdict, points, quick, self.stage)

    def new_hand(self) -> None:
        """Draw a hand of the stage where the player is (step 2)."""
        self.question = self._new_question()

    def exchange(self, thrown: Sequence[Kind]) -> tuple[Kind, ...]:
        """Throw tiles of the hand away and draw as many; tells which were drawn (step 4)."""
        question = self.question
        kept = [kind for kind in _without(question.tiles, thrown) if kind not in BLANKS]
        drawn = self._chance.sample(pile(question.stage, question.tiles), len(thrown))
        self.question = question_about(question.stage, (*kept, *drawn))
        return tuple(sorted(drawn))

    def _new_question(self) -> Question:
        return question_about(self.stage, deal(self.stage, self._chance))
