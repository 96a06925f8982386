"""Random matches under random rules, and all that must hold in each of them.

A match is told by its `Spec`: preset, flips, seed, whether the walls are stacked. Played from it, it is the same match
each time, so a failure can be shown again, and is: with as few flips as it needs. What is checked:

- at every step a witness follows the events, and the state of the table is what they tell (`witness`);
- every window is well formed; of some windows every code is tried: what is offered is accepted, on a clone, and what is
  not is refused and changes nothing;
- what a seat sees and is asked does not depend on tiles that it cannot see;
- a clone, played on with the same answers, comes to the same end; so does the match played again from its answers, also
  under the bare meaning of its rules, and under another hash seed; events survive being written as JSON.
"""

import hashlib
import random
import traceback
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, get_args

import msgspec

from jantaku.hands import Meld, MeldForm
from jantaku.rules import NotBuilt, RuleSetError
from jantaku.rules.equivalence import meaning
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import TableAccount
from jantaku.scoring.win import Flag
from jantaku.table.additions.exchange import LaidToPassOn, laid_to_pass_on
from jantaku.table.additions.nuki import Nuki
from jantaku.table.additions.void import SUIT_MASKS
from jantaku.table.chance import Chance
from jantaku.table.events import (
    AnyEvent,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    DrawKind,
    Drawn,
    Event,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KindsExcluded,
    MatchStarted,
    NukiDeclared,
    ReadyDeclared,
    SeatsDrawn,
    StageReached,
    SuitChosen,
    SuitShown,
    TileReplaced,
    TilesPassed,
    Won,
)
from jantaku.table.flow import advance
from jantaku.table.match import Match, replayed
from jantaku.table.parts.playing_on import claimed_falsely
from jantaku.table.referee import OFFENCES, Referee, kans_to_rule_on
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.state.chosen_suits import ChosenSuits, chosen_suit, promised_tile
from jantaku.table.state.deal import Deal
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import recall
from jantaku.table.state.window import Answer, Window, WindowKind
from jantaku.table.steps.offer import allows
from jantaku.table.steps.win import may_win_falsely
from jantaku.table.table import Table, table_of
from jantaku.table.telling.view import View
from jantaku.table.words import PASS, RON, TILE_BITS, VERB_SHIFT, WORDS, Code, Verb, call, code
from jantaku.texts import LANGUAGES
from jantaku.tiles import KIND, Tile, make_tile
from tests.table.battle import BattleWitness
from tests.table.hidden import unseen
from tests.table.random_players import HABITS, TABLES, Habits, StackedChance, answer_of
from tests.table.random_rules import Flip, Flips, covering_array, random_rules, random_rules_of, rules_of
from tests.table.sixteen import EIGHT_FLOWERS, ROBBED_FLOWER, SixteenWitness
from tests.table.two_wins import TwoWinsWitness
from tests.table.witness import ContradictionError, Witness, check_riichi, check_state, contradict, points_of

MOST_DEALS: Final = 24
"""A match is broken off then: where the dealer repeats after every draw, it may never end."""
TRIED: Final = 1 / 500
"""Of so many windows every code is tried; one or two in a match."""
REFEREED: Final = 0.2
RULED: Final = 1 / 150
"""In so many matches a referee rules at so many windows."""
SAID: Final = 1 / 20
"""So many refusals are said in words."""
FOUR: Final = 4
PLAYED_ON: Final = 4
"""So many windows a clone plays on after each code."""
WHOLE: Final = 0.1
"""So many matches of a long game are played to their end."""
MANY_DEALS: Final = 4
ARRAY_SHARE: Final = 4
"""Every fourth match is one of the covering array."""

OF_ONE_ELEMENT: Final = (HissatsuDeclared,)
"""What comes of an element that few rule sets have: tests/table/test_hissatsu.py has it."""
OF_THREE: Final = (KindsExcluded, NukiDeclared, TileReplaced)
OF_OTHER_GAMES: Final = (*OF_THREE, ReadyDeclared, StageReached, SuitChosen, SuitShown, TilesPassed)
REACHABLE: Final = (
    *(
        kind.__name__
        for kind in get_args(AnyEvent)
        if kind not in (MatchStarted, SeatsDrawn, *OF_ONE_ELEMENT, *OF_OTHER_GAMES)
    ),
    *(f"{kind} window" for kind in ("turn", "claim", "rob", "show", "stop")),
    *(kind for kind in get_args(DrawKind)),
    *(form.value for form in MeldForm if form is not MeldForm.EYES_KAN),
    *("tsumo", "ron", "double ron", "triple ron", "pao"),
    *(flag for flag in get_args(Flag) if flag != "gari"),
    *("added kan robbed", "closed kan robbed", "open kan robbed", "closed kan in riichi"),
    *("run robbed", "laid robbed", "called from a run", "second call", "riichi with a call"),
    *("ended by bust", "ended by length", "deal of an extra round", "dealer stays", "broken off"),
    *("said nothing in time", "claims by the clock", "ron not heard", "rule sets refused"),
    *("ruled: chombo", "ruled: dead_hand", "ruled: abort", "stored and resumed", "played by the meaning of the rules"),
)
"""What random matches of riichi come to sooner or later."""
REACHABLE_IN_GAMES: Final = (
    *(kind.__name__ for kind in OF_THREE),
    *("gari", "nuki robbed", "called after nuki", "won with the tile for a nuki", "rinshan", "flower set aside"),
    *("set aside in riichi", "kept and set aside later", "indicator for tiles set aside", "indicator passed over"),
    *("riichi with an open hand", "ended by time", "ended by length", "ended by bust", "chips paid", "pot won"),
    *("tsumo", "ron", "double ron", "chankan", "chi", "pon", "closed_kan", "added_kan", "open_kan", "exhausted"),
    *("eyes_kan", "mixed pon", "mixed open_kan", "mixed added_kan", "mixed closed_kan"),
)
"""What those of the games of three, and others that are much like riichi, come to, all games together."""
REACHABLE_IN: Final = {
    "sichuan": (
        *("SuitChosen", "SuitShown", "TilesPassed", "card for a suit", "card shown by a win", "ended by length"),
        *("winner leaves, play goes on", "1 leave together", "2 leave together", "3 leave together"),
        *("won on a replacement tile", "won on a tile after a kan", "won on a robbed tile", "won on a last tile"),
        *("win passed", "win barred by one that was passed", "dearer win after one that was passed"),
        *("pon of the last discard", "set of the forbidden suit", "kan added at once", "kan added later"),
        *("closed_kan", "open_kan", "added kan robbed", "kan with 2 in", "kan with 3 in", "kan with 4 in"),
        *("kan given back by a discard into a win", "kan given back at the end", "not ready pays ready"),
        *("fined", "fined for two causes", "not fined: nothing else was discarded"),
        *(f"ended: {ending}" for ending in ("three out", "exhausted", "time", "chombo", "referee")),
        *(f"ended with {number} out" for number in range(4)),
        *("false win", "false win out of turn", "dealer by several wins", "dealer stays"),
        *(f"win of {cost}" for cost in (1, 2, 4, 8)),
        *(f"fan: {fan}" for fan in rules_of("sichuan", ()).plan.elements),
    ),
    "taiwanese": (
        *("ReadyDeclared", "ready declared at once", "ready declared in the first turn", "seven flowers"),
        *("closed kong of a hand ready from the deal", "flower kept on the last tile", "ended by length"),
        *("won with eight flowers", "won with a robbed flower", "flower win before the first turn"),
        *("liable player pays for others", "late discard of a fresh kind", "double ron", "triple ron"),
        *("supplement of a dealer who had won before", "dealer stays", "added kan robbed", "exhausted"),
        *("won with the tile for a nuki", "ruled: false_win", "ruled: false_kan", "ruled: dead_hand"),
        *(
            f"fan: {fan}"
            for fan in rules_of("taiwanese", ()).plan.elements
            if fan not in (EIGHT_FLOWERS, ROBBED_FLOWER)
        ),
    ),
}
"""What those of games come to that are not."""


def reachable_in(games: Iterable[str]) -> tuple[str, ...]:
    """What matches of these games come to; of riichi if none is named."""
    named = tuple(games)
    like_riichi = () if all(game in REACHABLE_IN for game in named) else REACHABLE_IN_GAMES
    own = (name for game in named for name in REACHABLE_IN.get(game, ()))
    return tuple(dict.fromkeys((*like_riichi, *own))) if named else REACHABLE


Answers = list[tuple[int, Answer]]


class Spec(msgspec.Struct, frozen=True):
    """All that a match is made of."""

    preset: str
    flips: Flips
    seed: int
    stacked: bool = False

    def __str__(self) -> str:
        flips = "".join(f"\n    {flip}" for flip in self.flips) or " none"
        return f"preset {self.preset}, seed {self.seed}, stacked walls: {self.stacked}, flips:{flips}"


class Played(msgspec.Struct):
    """A match that was played, and what was reached in it."""

    spec: Spec
    answers: Answers
    digest: str
    reached: dict[str, int]


class Failure(msgspec.Struct):
    """A match that showed a mistake, after so many answers."""

    spec: Spec
    what: str
    told: str
    answers: int
    trace: str

    def __str__(self) -> str:
        return f"{self.told}\nafter {self.answers} answers of: {self.spec}\n{self.trace}"


class Spoiled(Exception):  # noqa: N818
    """Carries how many answers had been given when something went wrong."""

    def __init__(self, answers: int) -> None:
        super().__init__(answers)
        self.answers = answers


# ---------------------------------------------------------------- specs


def specs(matches: int, seed: int) -> Iterator[tuple[Spec, Counter[str]]]:
    """So many matches: random rules, and between them the rows of the covering array; with what was refused."""
    for number in range(matches):
        yield spec_of(number, seed)


def spec_of(number: int, seed: int) -> tuple[Spec, Counter[str]]:
    """The match with this number."""
    rng = random.Random(f"{seed} {number}")
    stacked = rng.random() < 0.5
    if number % ARRAY_SHARE == 0:
        rows = covering_array().rows
        return Spec("riichi", rows[number // ARRAY_SHARE % len(rows)], rng.getrandbits(32), stacked), Counter()
    drawn = random_rules(rng)
    refused = Counter({"rule sets refused": drawn.contradictions, "rule sets not built": drawn.unbuilt})
    return Spec(drawn.preset, drawn.flips, rng.getrandbits(32), stacked), refused


def game_spec_of(number: int, seed: int, games: Sequence[str]) -> tuple[Spec, Counter[str]]:
    """The match with this number of these games in turn: every other one as the preset says, others with flips."""
    game = games[number % len(games)]
    rng = random.Random(f"{seed} {number} {game}")
    stacked = rng.random() < 0.5
    if number // len(games) % 2 == 0:
        return Spec(game, shortened(game, (), rng), rng.getrandbits(32), stacked), Counter()
    drawn = random_rules_of(game, rng)
    refused = Counter({"rule sets refused": drawn.contradictions, "rule sets not built": drawn.unbuilt})
    return Spec(game, shortened(game, drawn.flips, rng), rng.getrandbits(32), stacked), refused


def shortened(game: str, flips: Flips, rng: random.Random) -> Flips:
    """Of very long matches most are made shorter: what can happen in a deal happens in any."""
    length = rules_of(game, flips).plan.length
    if rng.random() < WHOLE:
        return flips
    shorter: Flip | None = None
    if length.deals > MANY_DEALS:
        shorter = Flip("parts.length.deals", str(MANY_DEALS))
    elif len(length.rounds) > 2 and not length.deals:
        shorter = Flip("game_length", '"tonpuusen"')
    if shorter is None:
        return flips
    return (*(flip for flip in flips if flip.option != shorter.option), shorter)


@lru_cache(maxsize=8)
def plain_parts(preset: str, flips: Flips) -> Table:
    """The parts of these rules."""
    return table_of(rules_of(preset, flips).plan)


@lru_cache(maxsize=8)
def meant_parts(preset: str, flips: Flips) -> Table:
    """The parts of what these rules mean: settings that can make no difference are as they usually are."""
    return table_of(meaning(rules_of(preset, flips).plan))


def witness_of(table: Table) -> Witness:
    """Somebody who knows the game."""
    plan = table.plan
    knows = _battle(plan) if plan.winners.until > 1 else SixteenWitness if plan.nuki.all_win else Witness
    return knows(table)


def _battle(plan: Plan) -> type[Witness]:
    """Who knows a game in which winners leave."""
    return TwoWinsWitness if plan.riichi.declared else BattleWitness


def begun(spec: Spec, table: Table) -> Match:
    """The match at its first window."""
    chance: Chance | None = StackedChance(spec.seed, table) if spec.stacked else None
    return Match(rules_of(spec.preset, spec.flips), spec.seed, chance=chance, table=table)


# ---------------------------------------------------------------- playing


def check(spec: Spec, thorough: bool = True) -> Played | Failure:
    """Play the match with all checks; or only with those of every event: tiles, points, turns."""
    try:
        return _Table(spec, thorough).play()
    except Spoiled as spoiled:
        error = spoiled.__cause__
        assert error is not None
        what = error.what if isinstance(error, ContradictionError) else type(error).__name__
        trace = "".join(traceback.format_exception(error))
        return Failure(spec, what, f"{type(error).__name__}: {error}", spoiled.answers, trace)


class _Table:
    """A match that is being played and checked."""

    def __init__(self, spec: Spec, thorough: bool = True) -> None:
        self.spec = spec
        self.thorough = thorough
        self.rng = random.Random(spec.seed)
        self.dice = random.Random(f"checks {spec.seed}")
        """Chance for the checks, apart from the players'."""
        self.reached: Counter[str] = Counter()
        self.table = plain_parts(spec.preset, spec.flips)
        self.witness = witness_of(self.table)
        self.habits: list[Habits] = []
        self.clones: list[tuple[Match, int]] = []
        self.numbers = -1
        self.refereed = self.rng.random() < REFEREED
        self.match: Match | None = None

    def play(self) -> Played:
        """All of it; what goes wrong is raised as `Spoiled`."""
        try:
            self.match = begun(self.spec, self.witness.watching(self.table))
            self._play(self.match)
            return self._told(self.match)
        except Exception as error:
            raise Spoiled(0 if self.match is None else len(self.match.answers)) from error

    def _play(self, match: Match) -> None:
        deal = -1
        while (window := match.window) is not None:
            if match.deal.number != deal:
                deal = match.deal.number
                if deal >= MOST_DEALS:
                    self.reached["broken off"] += 1
                    return
                self.habits = self._habits(match)
            self._check_window(match, window)
            if not (self.refereed and self.rng.random() < RULED and self._rule(match)):
                self._answer(match, window)

    def _habits(self, match: Match) -> list[Habits]:
        """Who sits down for this deal, by seat; at a stacked wall mostly those for whom it was stacked."""
        deal, seats = match.deal, match.table.seats
        cast = match.chance.cast(deal.number) if isinstance(match.chance, StackedChance) else None
        at_random = cast is None or self.rng.random() < 0.2
        if cast is None or at_random:
            table = self.rng.choice(TABLES)
            cast = tuple(self.rng.sample(table, len(table)))[: seats.count]
        by_seat = dict(zip(seats.order(deal.dealer), cast, strict=True))
        habits = [HABITS[by_seat[seat]] for seat in seats.all]
        if not at_random or not match.table.plan.nuki.tiles:
            return habits
        return [habit._replace(nuki=self.rng.choice((0.0, 0.5, 1.0, habit.nuki))) for habit in habits]

    def _check_window(self, match: Match, window: Window) -> None:
        self.reached[f"{window.kind.value} window"] += 1
        if window.number <= self.numbers:
            contradict("window", f"number {window.number} after {self.numbers}")
        self.numbers = window.number
        seats = [ask.seat for ask in window.asks]
        if not seats or len(set(seats)) != len(seats) or (window.kind is WindowKind.TURN and len(seats) > 1):
            contradict("window", f"{window}")
        for ask in window.asks:
            if len(ask.codes) < 2 or len(set(ask.codes)) != len(ask.codes) or ask.default not in ask.codes:
                contradict("window", f"{ask}")
        self.witness.follow(match.deal)
        self.witness.asked(window)
        check_state(match.deal, self.table, self.witness.box, self._total())
        if match.table.plan.riichi.unready == "refused":
            check_riichi(match.deal)
        rare = window.kind not in (WindowKind.TURN, WindowKind.CLAIM)
        if self.thorough and self.dice.random() < (0.05 if rare else TRIED):
            self.reached["windows tried out"] += 1
            try_out(match, window, self.table, self.dice)
            if not self.clones:
                self.clones.append((self._twin(match), len(match.answers)))

    def _twin(self, match: Match) -> Match:
        """The match once more: a clone, or stored as bytes and taken up again."""
        if self.spec.stacked or self.dice.random() < 0.5:
            return _clone(match, self.table)
        self.reached["stored and resumed"] += 1
        return resume(snapshot(match), match.rules, self.table)

    def _total(self) -> int:
        """All points but those that have left the table."""
        gone = (TableAccount.OKA, TableAccount.NORTH, TableAccount.FINES)
        return self.witness.total - sum(self.witness.accounts[account] for account in gone)

    def _answer(self, match: Match, window: Window) -> None:
        """Everybody answers, in any order; by the clock some are late or say nothing."""
        rng = self.rng
        told = len(match.history) + len(match.deal.events)
        spoken: list[Answer] = []
        for ask in rng.sample(window.asks, len(window.asks)):
            chosen = answer_of(match, window, ask, self.habits[ask.seat], rng)
            at = rng.choice((0, 200, 600, 2999, 3000, 3001, 6000)) if window.by_time else rng.choice((0, 0, 0, 900))
            if self.table.length.time_ms and rng.random() < 0.02:
                at = self.table.length.time_ms // 20  # somebody thinks for long
            if window.by_time and rng.random() < 0.1:
                self.reached["said nothing in time"] += 1
                continue
            refusal = match.answer(ask.seat, chosen, at)
            if refusal is not None:
                contradict("refused", f"{ask} answered with {chosen:x}: {refusal}")
            spoken.append(match.answers[-1][1])
        if match.window is window:
            match.close()
        if window.kind is WindowKind.CLAIM and len(spoken) > 1:
            self._note_claims(match.events[told:], window, spoken)
        rons = {answer.seat for answer in spoken if answer.code == RON}
        if rons and not window.by_time and self.table.plan.payments.double_ron == "all_paid":
            self._check_rons(match.events[told:], rons)

    def _rule(self, match: Match) -> bool:
        """The referee has seen something; False if there is nothing to rule now."""
        deal = match.deal
        seat = self.rng.choice(match.table.seats.playing)
        offence = self.rng.choice(("", "", "wrong_riichi", *OFFENCES))
        if self.table.plan.payments.false_win and self.rng.random() < 0.4:
            offence = "false_win"
        wrong_kans = [one for one in match.table.seats.all if kans_to_rule_on(deal, one)]
        if self.table.plan.payments.false_kan and wrong_kans and self.rng.random() < 0.4:
            seat, offence = self.rng.choice(wrong_kans), "false_kan"
        hand = deal.hands[seat]
        if deal.result is not None or hand.dead or hand.out or seat in claimed_falsely(deal):
            return False
        if offence == "false_win" and match.table.winners.go_on and not may_win_falsely(deal, seat):
            return False
        if offence == "kuikae" and not self.table.plan.calls.forbids:
            return False
        if offence == "false_kan" and self.table.plan.payments.false_kan and seat not in wrong_kans:
            return False
        referee = Referee(match)
        if offence:
            referee.punish(seat, offence)
        else:
            self.rng.choice((lambda: referee.chombo(seat), lambda: referee.dead_hand(seat), referee.abort))()
        return True

    def _note_claims(self, events: list[Event], window: Window, spoken: list[Answer]) -> None:
        """Who spoke, and did not get the tile."""
        claims = [answer for answer in spoken if answer.code != PASS]
        if len(claims) > 1:
            self.reached["several claims on one tile"] += 1
            self.reached["claims by the clock"] += window.by_time
            won = {event.seat for event in events if isinstance(event, Won)}
            self.reached["ron not heard"] += any(answer.code == RON and answer.seat not in won for answer in claims)

    def _check_rons(self, events: list[Event], rons: set[int]) -> None:
        """Where all are paid, whoever has declared a win has won; where winners leave, also when the time is up."""
        if len(rons) > 2 and self.table.plan.payments.triple_ron != "all_paid":
            return
        if any(isinstance(event, DealDrawn) and event.kind == "triple_ron" for event in events):
            return  # the third hand lies open and wins unasked
        late = any(isinstance(event, DealDrawn) and event.kind == "time" for event in events)
        won = {event.seat for event in events if isinstance(event, Won)}
        if not rons <= won and not (late and not self.table.winners.go_on):
            contradict("claims", f"{rons} have declared a win, {won} have won: {events}")

    def _told(self, match: Match) -> Played:
        self.witness.follow(match.deal)
        events = match.events
        if match.over != self.witness.match_ended:
            contradict("end", f"the match is over: {match.over}; the events say {self.witness.match_ended}")
        if sum(self.witness.seen[kind.__name__] for kind in {type(event) for event in events}) != len(events) - 1:
            contradict("events", "the witness has not seen all events")
        if MANY_EVENTS.decode(ONE_ENCODER.encode(events)) != events:
            contradict("json", "events change when they are written and read")
        digest = digest_of(events)
        for clone, begin in self.clones:
            if digest_of(replayed(clone, match.answers[begin:]).events) != digest:
                contradict("clone", f"a clone went another way from answer {begin} on")
        if self.thorough:
            self._played_again(match, digest)
        self.reached.update({"matches": 1, "answers": len(match.answers), "events": len(events)})
        self.reached["stacked matches"] += self.spec.stacked
        self.reached.update(self.witness.seen)
        return Played(self.spec, match.answers, digest, dict(self.reached))

    def _played_again(self, match: Match, digest: str) -> None:
        """Under the same rules it is the same match; under what they mean nobody would tell the difference."""
        if replay(self.spec, match.answers, self.table) != digest:
            contradict("replay", "the same answers do not give the same events")
        meant = meant_parts(self.spec.preset, self.spec.flips)
        if meant.plan == self.table.plan:
            return
        self.reached["played by the meaning of the rules"] += 1
        try:
            other = replayed(begun(self.spec, meant), match.answers)
        except ValueError as refused:
            contradict("meaning", f"rules with the same fingerprint ask otherwise: {refused}")
        told = zip(essence(match.events, meant.plan), essence(other.events, meant.plan), strict=True)
        for one, another in told:
            if one != another:
                contradict("meaning", f"rules with the same fingerprint play differently: {one}, and {another}")


def essence(events: Iterable[Event], plan: Plan) -> Iterator[Event]:
    """The events without what is worth nothing: indicators, where they show no dora, and the number of sticks."""
    replace = msgspec.structs.replace
    for event in events:
        match event:
            case IndicatorShown() if not plan.dora.indicator:
                continue
            case Won(bonus=(_, _, red, nuki)) if not plan.dora.indicator:
                yield replace(event, indicators=(), ura=(), bonus=(0, 0, red, nuki))
            case DealStarted() | DealEnded() if not plan.payments.stick:
                yield replace(event, sticks=0)
            case _:
                yield event


ONE_ENCODER: Final = msgspec.json.Encoder()
PAIRS: Final = (Verb.CHI, Verb.PON, Verb.CHITEN, Verb.PONTEN)
"""What is said with two tiles of the hand."""
ONE_TILE: Final = tuple(Verb(word.number) for word in WORDS.values() if word.tiles == 1)
MANY_EVENTS: Final = msgspec.json.Decoder(list[AnyEvent])


def digest_of(events: Iterable[Event]) -> str:
    """What a match comes to: equal for equal events."""
    return hashlib.sha256(ONE_ENCODER.encode(list(events))).hexdigest()


def replay(spec: Spec, answers: Answers, table: Table | None = None) -> str:
    """What the match comes to if it is played from its answers, without any checks."""
    match = begun(spec, table or plain_parts(spec.preset, spec.flips))
    return digest_of(replayed(match, answers).events)


def _clone(match: Match, table: Table) -> Match:
    """A clone that nobody watches."""
    twin = match.clone()
    twin.table = table
    return twin


# ---------------------------------------------------------------- every code of a window


def try_out(match: Match, window: Window, table: Table, rng: random.Random) -> None:
    """Of all codes exactly the offered ones are accepted, the others change nothing; and nothing hidden is betrayed."""
    before = all_of(match)
    asked = {ask.seat: ask.codes for ask in window.asks}
    for seat in (*range(-1, match.table.seats.count + 1),):
        offered = asked.get(seat, ())
        space = code_space(match, seat, rng)
        if seat in match.table.seats.all:
            slow = window.kind is WindowKind.CHOICE  # all is listed for every single code
            _check_allowed(match, seat, offered, rng.sample(space, 30) if slow else space, table)
        if seat not in asked:
            space = rng.sample(space, 40)
        for tried in space:
            if tried in offered:
                continue
            refusal = match.answer(seat, tried)
            if refusal is None:
                contradict("accepted", f"seat {seat} may answer {tried:x}, which is not offered: {window}")
            if rng.random() < SAID:
                refusal.text(rng.choice(LANGUAGES))
    if match.window is not window or all_of(match) != before:
        contradict("refused", "a refused answer has changed the table")
    for seat, codes in asked.items():
        for tried in codes:
            _try_offered(match, seat, tried, table, rng)
    for seat in match.table.seats.all:
        check_blind(match, seat, table, rng)
    if match.window is not window or all_of(match) != before:
        contradict("clone", "what a clone did has changed the table")


def _check_allowed(match: Match, seat: int, offered: Collection[Code], space: Iterable[Code], table: Table) -> None:
    """Whoever asks for a single code gets the same answer; that one may always let a tile lie, nobody asks."""
    step = match.deal.agenda[-1]
    for tried in space:
        two = (*PAIRS, Verb.CLOSED_KAN, Verb.OPEN_KAN, Verb.ADDED_KAN, Verb.RAISED_RUN)
        well_formed = tried >= 0 and (not tried & TILE_BITS or tried >> VERB_SHIFT in two)
        if tried == PASS or not well_formed or seat in match._open:
            continue
        if allows(match.deal, table, step, seat, tried) != (tried in offered):
            contradict("allowed", f"seat {seat}, {tried:x}: offered {tried in offered}, allowed {tried not in offered}")


def all_of(match: Match) -> bytes:
    """All that a match holds."""
    held = (match.deal, match.standing, match.window, len(match.answers), len(match.history), [*match._open.items()])
    return msgspec.msgpack.encode(held)


def code_space(match: Match, seat: int, rng: random.Random) -> list[Code]:
    """Every verb, with every tile of the box where it names one and with every two tiles of the hand; and rubbish."""
    codes = [code(verb) for verb in Verb]
    codes += [code(verb, tile) for verb in (*ONE_TILE, Verb.OPEN_KAN) for tile in match.box]
    mixed = (Verb.CLOSED_KAN, Verb.OPEN_KAN, Verb.ADDED_KAN) if match.table.mixed_kans else ()
    held = match.deal.hands[seat].tiles if seat in match.table.seats.all else match.box[:5]
    pairs = [(one, other) for place, one in enumerate(held) for other in held[:place]]
    codes += [call(verb, pair) for verb in (*PAIRS, Verb.PAIR) for pair in pairs]
    melds = match.deal.hands[seat].melds if seat in match.table.seats.all else ()
    codes += [code(Verb.RAISED_RUN, tile, lying) for tile in held for meld in melds for lying in meld.tiles]
    both_ways = (*pairs, *((other, one) for one, other in pairs))
    codes += [code(verb, *pair) for verb in mixed for pair in rng.sample(both_ways, min(len(both_ways), 40))]
    turned = (tuple(sorted(pair, reverse=True)) for pair in pairs)
    codes += [code(verb, *pair) for verb in PAIRS for pair in turned]
    strangers = [rng.sample(match.box, 2) for _ in range(10)]
    codes += [call(verb, tuple(pair)) for verb in PAIRS for pair in strangers]
    codes += [-1, -(1 << 40), 1, 99 << 32, 1 << 70, rng.getrandbits(48), code(Verb.DISCARD, 63), code(Verb.RON, 1)]
    return list(dict.fromkeys(codes))


def _try_offered(match: Match, seat: int, tried: Code, table: Table, rng: random.Random) -> None:
    """The code is accepted, and the table goes on."""
    twin = _clone(match, table)
    refusal = twin.answer(seat, tried)
    if refusal is not None:
        contradict("refused", f"seat {seat} is offered {tried:x} and refused: {refusal}")
    if twin.window is match.window and twin.answer(seat, tried) is None:
        contradict("accepted", f"seat {seat} has answered {tried:x} twice")
    twin.close()
    _play_on(twin, table, rng)


def _play_on(twin: Match, table: Table, rng: random.Random) -> None:
    """Some windows more, answered at random."""
    for _ in range(PLAYED_ON):
        if twin.window is None:
            return
        deal = twin.deal
        check_state(deal, table, frozenset(twin.box), points_of(deal, table))
        for ask in twin.window.asks:
            refusal = twin.answer(ask.seat, rng.choice(ask.codes))
            if refusal is not None:
                contradict("refused", f"{ask}: {refusal}")


# ---------------------------------------------------------------- what a seat cannot see


def check_blind(match: Match, seat: int, table: Table, rng: random.Random) -> None:
    """Two deals that differ only in what this seat cannot see look the same to it, and ask it the same."""
    other = with_hidden_moved(match, seat, table, rng)
    one_view, other_view = match.view(seat), other.view(seat)
    if one_view.to_json() != other_view.to_json():
        contradict("view", f"seat {seat} sees {one_view.sight()}, and {other_view.sight()}")
    for tried in rng.sample(code_space(match, seat, rng), 30):
        if match.why(seat, tried) != other.why(seat, tried):
            contradict("view", f"seat {seat}: {tried:x}: {match.why(seat, tried)}, and {other.why(seat, tried)}")
    sample = _clone(match, table).view(seat).sample(rng)
    _check_sample(sample, one_view)
    _play_on(sample, table, rng)


def _check_sample(sample: Match, view: View) -> None:
    """A match that the seat could be playing: where it is asked, it waits there; otherwise it may have gone on."""
    imagined = sample.view(view.seat)
    if imagined.events[: len(view)] != view.events or (view.asks and imagined.to_json() != view.to_json()):
        contradict("sample", f"seat {view.seat} sees {view.sight()}, and in a sample {imagined.sight()}")


def with_hidden_moved(match: Match, seat: int, table: Table, rng: random.Random) -> Match:
    """The match with the tiles that the seat has not seen in each other's places, in hands, wall and events."""
    twin = _clone(match, table)
    deal = twin.deal
    nuki = table.played(Nuki)
    flowers = (
        0 if nuki is None else nuki.compulsory
    )  # those that nobody has seen lie in the wall, and everybody knows it
    secret = unseen(deal.events, seat, match.box, turned_down=table.winners.go_on)
    hidden = sorted(tile for tile in secret if not flowers >> (tile & KIND) & 1)
    kans = _kans_changed(match, seat, hidden, rng) if table.plan.kans.hidden else {}
    hidden = [tile for tile in hidden if tile not in kans]
    place_of = kans | dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def moved(tile: Tile) -> Tile:
        return place_of.get(tile, tile)

    deal.wall.row = tuple(map(moved, deal.wall.row))
    for other, hand in enumerate(deal.hands):
        if other == seat:
            continue
        hand.tiles = list(map(moved, hand.tiles))
        hand.melds = [_moved_meld(meld, kans) for meld in hand.melds]
        if hand.out:
            hand.won = moved(hand.won)
            continue
        hand.counts = bytearray(len(hand.counts))
        for tile in hand.tiles:
            hand.counts[tile & KIND] += 1
        hand.away = 0
        drawn, hand.drawn = hand.drawn, NO_TILE
        if drawn != NO_TILE:
            hand.put(moved(drawn))
        if chosen_suit(deal, other) >= 0 and not hand.pond:
            _choose_anew(deal, other, rng)
        if laid_to_pass_on(deal, other):
            _lay_down_anew(deal, other, table, rng)
        if hand.rests:
            table.look(hand)
        if drawn != NO_TILE:
            hand.take(moved(drawn))
    deal.events = [_moved_event(event, place_of, deal) for event in deal.events]
    if match.view(seat).asks:  # the same question must come again; of what others are asked it knows nothing
        twin.window = advance(deal, table)
    return twin


def _kans_changed(match: Match, seat: int, hidden: Iterable[Tile], rng: random.Random) -> dict[Tile, Tile]:
    """The kans of others that lie face down, and as many kinds of which nobody has seen a tile, in each other's
    places."""
    counts = Counter(tile & KIND for tile in hidden)
    quads = [kind for kind, count in counts.items() if count == FOUR]
    down = [
        meld.kind
        for other, hand in enumerate(match.deal.hands)
        for meld in hand.melds
        if other != seat and meld.form is MeldForm.CLOSED_KAN
    ]
    changed: dict[Tile, Tile] = {}
    for kan, kind in zip(down, rng.sample(quads, min(len(quads), len(down))), strict=False):
        ones, twos = ([tile for tile in match.box if tile & KIND == of] for of in (kan, kind))
        changed |= dict(zip((*ones, *twos), (*twos, *ones), strict=True))
    return changed


def _moved_meld(meld: Meld, place_of: dict[Tile, Tile]) -> Meld:
    if meld.form is not MeldForm.CLOSED_KAN:
        return meld
    return Meld(meld.form, tuple(place_of.get(tile, tile) for tile in meld.tiles))


def _choose_anew(deal: Deal, seat: int, rng: random.Random) -> None:
    """Another suit to be rid of, by a tile that is in the hand now or by the card."""
    hand, chosen = deal.hands[seat], recall(deal, ChosenSuits)
    cards = [other for other in chosen.cards if other != seat]
    chosen.suits[seat] = rng.randrange(len(SUIT_MASKS))
    hand.void = SUIT_MASKS[chosen.suits[seat]]
    tiles = [tile for tile in hand.tiles if hand.void >> (tile & KIND) & 1]
    chosen.promised[seat] = rng.choice(tiles) if tiles else NO_TILE
    chosen.cards = cards if tiles else [*cards, seat]


def _lay_down_anew(deal: Deal, seat: int, table: Table, rng: random.Random) -> None:
    """As many other tiles to be passed on."""
    laid = recall(deal, LaidToPassOn).tiles
    suits = [[tile for tile in deal.hands[seat].tiles if mask >> (tile & KIND) & 1] for mask in SUIT_MASKS]
    tiles = rng.choice([tiles for tiles in suits if len(tiles) >= table.plan.exchange.tiles])
    laid[seat] = rng.sample(tiles, len(laid[seat]))


def _moved_event(event: Event, place_of: dict[Tile, Tile], deal: Deal) -> Event:
    match event:
        case Dealt(seat=seat, tiles=tiles, left=left):
            return Dealt(seat, tuple(place_of.get(tile, tile) for tile in tiles), left)
        case Drawn(seat=seat, tile=tile, source=source, left=left):
            return Drawn(seat, place_of.get(tile, tile), source, left)
        case SuitChosen(seat=seat):
            hand = deal.hands[seat]
            secret = not hand.pond and not hand.out
            card, promised = make_tile(9 * chosen_suit(deal, seat)), promised_tile(deal, seat)
            return SuitChosen(seat, card if promised < 0 else promised, promised < 0) if secret else event
        case TilesPassed(seat=seat, target=target, tiles=tiles):
            return TilesPassed(seat, target, tuple(place_of.get(tile, tile) for tile in tiles))
        case KanDeclared(seat=seat, form=form, meld=meld):
            return KanDeclared(seat, form, _moved_meld(meld, place_of))
        case Won(tile=tile, concealed=tiles):
            concealed = tuple(place_of.get(tile, tile) for tile in tiles)
            return msgspec.structs.replace(event, tile=place_of.get(tile, tile), concealed=concealed)
    return event


# ---------------------------------------------------------------- failures


def shrunk(failure: Failure) -> Failure:
    """The same mistake with the fewest flips: one after the other is left out as long as it still shows."""
    flips = list(failure.spec.flips)
    for flip in failure.spec.flips:
        fewer = tuple(other for other in flips if other != flip)
        found = _fails_alike(failure, fewer)
        if found is not None:
            failure = found
            flips = list(fewer)
    return failure


def _fails_alike(failure: Failure, flips: tuple[Flip, ...]) -> Failure | None:
    spec = msgspec.structs.replace(failure.spec, flips=flips)
    try:
        rules_of(spec.preset, flips)
    except (RuleSetError, NotBuilt):  # these flips need each other
        return None
    found = check(spec)
    return found if isinstance(found, Failure) and found.what == failure.what else None


__all__ = [
    "Failure",
    "Played",
    "Spec",
    "check",
    "game_spec_of",
    "reachable_in",
    "replay",
    "shrunk",
    "spec_of",
    "specs",
]
