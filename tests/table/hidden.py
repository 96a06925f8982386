"""Pairs of matches that differ only in what one viewer cannot see, and what that viewer notices of each.

A match is played and stopped somewhere. Of every deal the places of the wall are collected whose tile the viewer has no
way to know by then: they are in others' hands, or still in the wall. Which those are is said here once more, from all
events, and not by the redactions that are to be tested. Those tiles change places by chance, and the other match is
played on that wall with the same actions, as far as they can be seen. Hands in riichi keep their tiles, as another hand
might not be allowed to declare; so do those that have won and are turned down, and those that have put down a card for
the suit that they must be rid of.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from jantaku.scoring.ledger import Seat
from jantaku.table.additions.nuki import Nuki
from jantaku.table.chance import GivenChance, Lots, SeededChance
from jantaku.table.events import (
    Called,
    DealStarted,
    Dealt,
    Discarded,
    Drawn,
    Event,
    HandOpened,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KindsExcluded,
    NukiDeclared,
    ReadyDeclared,
    RunRaised,
    StageReached,
    SuitChosen,
    TileReplaced,
    TilesPassed,
    Won,
)
from jantaku.table.match import Agent, Match
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.telling.view import View, put_down
from jantaku.table.words import PASS, RON, TSUMO, Code, Verb, code, discard, first_of, nuki, replacing, riichi
from jantaku.tiles import KIND, Tile
from tests.table.greedy import Greedy

Moment = tuple[int, WindowKind, tuple[Seat, int]]
"""After how many events which question was asked to whom: the clock that both matches share."""
VIEWERS = (0, 1, 2, 3, None)
DEALS = 40
"""More than any match has here."""


class Noticed(NamedTuple):
    """All that a viewer noticed: events; each question, with the rest of the view; refusals, by the number of events
    and whether he was asked then."""

    events: tuple[Event, ...]
    questions: list[tuple[int, bytes]]
    refusals: dict[tuple[int, bool], tuple[str, ...]]


class Stopped(NamedTuple):
    """A match up to some window, and how it came there."""

    match: Match
    script: dict[Moment, Code]
    noticed: dict[Seat | None, Noticed]


def lots_of_match(rules: str, seed: int) -> list[Lots]:
    """The walls of a seeded match, without their seeds: those would tell everything at the end of a deal."""
    match = Match(rules, seed)
    chance = SeededChance(match.secret)
    lots = (chance.lots(number, match.box) for number in range(DEALS))
    return [msgspec.structs.replace(lot, seed="", commitment="") for lot in lots]


def played(rules: str, lots: Sequence[Lots], rng: Random, answers: int) -> Stopped:
    """A match on these walls, played so many answers far by greedy players."""
    match = Match(rules, 0, chance=GivenChance(lots))
    viewers = (*match.table.seats.playing, None)
    return driven(
        match, Greedy(match, rng), lambda: len(match.answers) >= answers and not put_down(match.deal, 0), viewers
    )


def driven(match: Match, choose: Agent, enough: Callable[[], bool], viewers: Iterable[Seat | None]) -> Stopped:
    """The match played on, with all that these viewers noticed."""
    script: dict[Moment, Code] = {}
    notebooks = {seat: Notebook(match, seat) for seat in viewers}
    while match.window is not None:
        window = match.window
        for notebook in notebooks.values():
            notebook.note()
        if enough():
            break
        told = len(match.events)
        for ask in window.asks:
            chosen = choose(window, ask.seat, ask.codes)
            script[told, window.kind, (ask.seat, len(put_down(match.deal, ask.seat)))] = chosen
            assert match.answer(ask.seat, chosen) is None
            for notebook in notebooks.values():
                notebook.note()
    return Stopped(match, script, {seat: notebook.noticed() for seat, notebook in notebooks.items()})


class Notebook:
    """Writes down what one viewer notices."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self.match = match
        self.view = match.view(seat)
        self.questions: list[tuple[int, bytes]] = []
        self.refusals: dict[tuple[int, bool], tuple[str, ...]] = {}

    def note(self) -> None:
        view = self.view
        if view.window is not None:
            question = (
                len(view),
                msgspec.json.encode((told_by(view), view.waits, view.furiten, view.asks, view.sizes)),
            )
            if self.questions[-1:] != [question]:
                self.questions.append(question)
        if view.seat is not None and not view.answered:
            self.refusals.setdefault((len(view), bool(view.asks)), refusals(self.match, view))

    def noticed(self) -> Noticed:
        return Noticed(self.view.events, self.questions, self.refusals)


def told_by(view: View) -> bytes:
    """A view as JSON, without the events, which grow."""
    return msgspec.json.encode(msgspec.structs.replace(view.sight(), events=()))


def refusals(match: Match, view: View) -> tuple[str, ...]:
    """Why the seat may not do this and that."""
    assert view.seat is not None
    assert view.hand is not None
    tiles = view.hand.concealed
    offered = match.deal.offer.tile if match.deal.offer is not None else tiles[0]
    tried = [PASS, RON, TSUMO, *map(discard, tiles[:2]), discard(offered)]
    tried += [code(verb, tiles[0], tiles[-1]) for verb in (Verb.CHI, Verb.PON, Verb.OPEN_KAN, Verb.ABORT, Verb.SHOW)]
    return tuple(repr(match.why(view.seat, one)) for one in tried)


# ---------------------------------------------------------------- the other match


def other_match(rules: str, lots: Sequence[Lots], first: Stopped, viewer: Seat | None, rng: Random) -> Stopped:
    """The same for this viewer up to the same event; what he cannot see lies otherwise."""
    events = first.match.events
    walls = list(lots)
    aside = first.match.table.played(Nuki)
    flowers = 0 if aside is None else aside.compulsory
    for number, deal_events in enumerate(by_deals(events)):
        moving = unseen(deal_events, viewer, walls[number].ring) - kept_hands(deal_events)
        # Who has drawn a tile that must be set aside, sets it aside: where none was, everybody knows that none is.
        # Which of several equal tiles go into a kan of different ones depends on all that are there.
        kans = [event.meld for event in deal_events if isinstance(event, KanDeclared | Called) and event.meld.is_kan]
        of_kans = {tile & KIND for kan in kans for tile in kan.all_tiles}
        moving = {tile for tile in moving if not flowers >> (tile & KIND) & 1 and tile & KIND not in of_kans}
        walls[number] = rearranged(walls[number], moving, rng)
    match = Match(rules, 0, chance=GivenChance(walls))
    length = len(events)

    def choose(window: Window, seat: Seat, codes: tuple[Code, ...]) -> Code:
        told = len(match.events)
        chosen = first.script.get((told, window.kind, (seat, len(put_down(match.deal, seat)))))
        if chosen is None or chosen not in codes:
            following = events[told]
            if window.kind is WindowKind.TURN and isinstance(following, Discarded):
                built = match.table.plan.building.tiles > 0
                return riichi(following.tile) if built and following.riichi else discard(following.tile)
            if (
                window.kind is WindowKind.CHOICE and match.table.plan.building.tiles
            ):  # what will be seen is not of the hand
                seen = {event.tile for event in events[told:] if isinstance(event, Discarded)}
                return next(code for code in codes if first_of(code) not in seen)
            if window.kind is WindowKind.TURN and isinstance(following, NukiDeclared):
                return nuki(following.tile)
            if window.kind is WindowKind.TURN and isinstance(following, TileReplaced):
                return replacing(following.tile)
            chosen = PASS if PASS in codes else codes[0]  # what is put down in secret, and never seen in the first
        return chosen

    return driven(match, choose, lambda: len(match.events) >= length, (viewer,))


def by_deals(events: Iterable[Event]) -> list[list[Event]]:
    deals: list[list[Event]] = []
    for event in events:
        if isinstance(event, DealStarted):
            deals.append([])
        if deals:
            deals[-1].append(event)
    return deals


def unseen(events: Iterable[Event], viewer: Seat | None, ring: Iterable[Tile], turned_down: bool = False) -> set[Tile]:
    """The tiles of a deal that the viewer has no way to know, but for those of kans, whatever they lie like.
    ``turned_down``: whether a hand that has won is not shown."""
    hidden = set(ring)
    for event in events:
        match event:
            case Dealt(seat=seat, tiles=tiles) if seat == viewer:
                hidden.difference_update(tiles)
            case Drawn(seat=seat, tile=tile) if seat == viewer:
                hidden.discard(tile)
            case Discarded(tile=tile) | IndicatorShown(tile=tile) | NukiDeclared(tile=tile) | TileReplaced(tile=tile):
                hidden.discard(tile)
            case KindsExcluded(tiles=tiles):
                hidden.difference_update(tiles)
            case Called(meld=meld) | KanDeclared(meld=meld) | RunRaised(meld=meld):
                hidden.difference_update(meld.all_tiles)
            case HandShown(concealed=tiles) | HandOpened(tiles=tiles):
                hidden.difference_update(tiles)
            case HissatsuDeclared(tiles=tiles, indicators=indicators):
                hidden.difference_update((*tiles, *indicators))
            case TilesPassed(seat=seat, target=target, tiles=tiles) if viewer in (seat, target):
                hidden.difference_update(tiles)
            case Won(seat=seat, source=source, tile=tile) if turned_down and seat != viewer:
                hidden.difference_update((tile,) if seat != source else ())
            case Won(tile=tile, concealed=tiles, ura=ura):
                hidden.difference_update((tile, *tiles, *ura))
    return hidden


def kept_hands(events: Sequence[Event]) -> set[Tile]:
    """Tiles that were ever in the hand of somebody who has declared riichi or a win, or has put down a card."""
    declared = {event.seat for event in events if isinstance(event, Discarded) and event.riichi}
    declared |= {
        event.seat for event in events if isinstance(event, ReadyDeclared | HissatsuDeclared | StageReached | Won)
    }
    declared |= {event.seat for event in events if isinstance(event, SuitChosen) and event.card}
    held: set[Tile] = set()
    for event in events:
        if isinstance(event, Dealt) and event.seat in declared:
            held.update(event.tiles)
        elif isinstance(event, Drawn) and event.seat in declared:
            held.add(event.tile)
    return held


def rearranged(lots: Lots, moving: set[Tile], rng: Random) -> Lots:
    """The same wall with these tiles in each other's places."""
    order = sorted(moving)
    rng.shuffle(order)
    laid = iter(order)
    ring = tuple(next(laid) if tile in moving else tile for tile in lots.ring)
    return msgspec.structs.replace(lots, ring=ring)


def differences(one: Noticed, other: Noticed) -> list[str]:
    """Everything by which the viewer could tell the matches apart, up to where the first one was stopped.

    The other may have gone on: where nobody has anything to decide, the table does not wait."""
    length = len(one.events)
    found = compared("event", one.events, other.events[:length])
    asked = [question for question in other.questions if question[0] <= length]
    found += compared("question", one.questions, asked)
    both = sorted(one.refusals.keys() & other.refusals.keys())
    found += compared("refusals", [one.refusals[told] for told in both], [other.refusals[told] for told in both])
    return found


def compared(what: str, one: Sequence[object], other: Sequence[object]) -> list[str]:
    found = [f"{what} {at}: {a} / {b}" for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b]
    if len(one) != len(other):
        found.append(f"{what}: there are {len(one)} / {len(other)}")
    return found
