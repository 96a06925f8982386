"""A match: deals one after another, from the seating to the final scores.

A match is its rule set, its seed, the names and the answers; played again from these it is the same to the last event.
It waits at a `window`; `answer` is how a seat speaks, and an answer that the rules do not allow is refused with the
reason while the window stays open.
"""

import hashlib
import operator
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from jantaku.rules import RuleSet, load
from jantaku.scoring.ledger import Account, Ledger, Reason, Seat, TableAccount, Transfer, Unit, apportion, transfers
from jantaku.scoring.settlement import bust_prizes, settle, takes_oka
from jantaku.scoring.win import Wind
from jantaku.table.chance import Chance, SeededChance, words_of
from jantaku.table.events import DealEnded, DealStarted, Event, LotDrawn, MatchEnded, MatchStarted, Paid, Seated
from jantaku.table.flow import OFFERED, RULED, advance, advance_to, leave_stop, proceed
from jantaku.table.parts.dealer import ANNULLED, DEALT_ANEW
from jantaku.table.parts.length import Place
from jantaku.table.state.deal import Deal, Result
from jantaku.table.state.deposits import Deposit, by_member, by_seat, count_sticks, sum_of_pot
from jantaku.table.state.holding import Holding
from jantaku.table.state.memory import Memory
from jantaku.table.state.seating import Member, Seating
from jantaku.table.state.state import State
from jantaku.table.state.wall import Wall
from jantaku.table.state.window import Answer, Ask, By, Window
from jantaku.table.steps.ending import time_is_up
from jantaku.table.table import Table, table_of
from jantaku.table.words import PASS, Code, Verb
from jantaku.tiles import KIND_OF, Kind, Tile, short_of

if TYPE_CHECKING:
    from jantaku.table.refusals.why import Refusal
    from jantaku.table.telling.view import View

Agent = Callable[[Window, Seat, tuple[Code, ...]], Code]
"""Asked with the window, the seat and what is allowed; gives one of the codes."""

NAMES: Final = ("East", "South", "West", "North", "Fifth", "Sixth", "Seventh", "Eighth")
SHORTEST_MOVE_MS: Final = 1000
"""A move takes so long at least, where the match has a clock of its own."""
NOBODY: Final[Seat] = -1
"""Whose answer it is that the time was up, where it matters who spoke first."""


class Standing(State):
    """Where a match stands between two deals."""

    points: list[int]
    """By member, as are the owners of sticks, fines, chips and wins."""
    place: Place = Place(0, 0)
    dealer: Seat = 0
    honba: int = 0
    deposits: list[Deposit] = []
    """What lies on the table."""
    repeats: int = 0
    inherited: int = 0
    """How many of the honba earlier dealers have left."""
    number: int = 0
    oka_pot: int = 0
    fined: list[Seat] = []
    """Who has been given chombo in the deal that is dealt anew."""
    fines: list[Transfer] = []
    chips: list[int] = []
    """What each has won and lost in chips; empty where none have moved."""
    elapsed_ms: int = 0
    """How long the match has lasted, where that matters."""
    memory: list[Memory] = []
    """What single rules remember from deal to deal (`jantaku.table.state.memory`)."""
    seating: Seating | None = None
    """Who sits where; None: everybody at the seat of his number."""
    for_pot: bool = False
    """The last deal was played, and another is for what it has left on the table."""
    new_round: bool = False
    """The next deal is the first of a later round."""

    @property
    def sticks(self) -> int:
        """How many riichi sticks lie on the table."""
        return count_sticks(self.deposits)

    @property
    def owners(self) -> list[Account]:
        """Whose they are."""
        return [deposit.owner for deposit in self.deposits if deposit.account == TableAccount.STICKS]

    @property
    def pot(self) -> int:
        """Points on the table beside the sticks."""
        return sum_of_pot(self.deposits)


class Match:
    """A match in play: rules, a seed, names and answers. The same four always give the same match, event by event.

    The table runs until somebody has a choice and then waits at `window`, which lists the codes that each seat may
    answer. `answer` speaks for one seat, `play` runs the whole match with agents.

    Args:
        rules: the id of a preset, the path of a file, or a rule set.
        seed: bytes, a number or a text; without one the secret is drawn at random, as real play needs.
        names: one name for each member, those of the seats first; without any, East, South, West, North. Where players
            answer for several hands, or several for one, the hands have names (`Seats.named`).
        chance: in place of the seed, where walls come from elsewhere.
        nonces: what the players add to the secret (see docs/explanation/fair-shuffle.md).
        draw_seats: whether the seats are drawn by lot.
        standing: where the match begins, if not at the first deal.
        table: for tables that no rule set describes.

    Raises:
        ValueError: the wrong number of names.
        SayableError: no such rules, or rules that the table does not support yet; the message names them.

    >>> import jantaku as jan
    >>> match = jan.Match("ema", seed=7)
    >>> match
    <Match ema, East 1, 0 honba, seat 0 is asked>
    >>> match.points
    (30000, 30000, 30000, 30000)
    >>> (ask,) = match.window.asks
    >>> match.answer(ask.seat, ask.codes[0]) is None  # accepted
    True
    >>> match.play([lambda window, seat, codes: codes[0]] * 4)
    >>> match.over
    True
    """

    rests = False
    """Whether it stops at every tile that others may take, before they are asked, until it is told to `go_on`."""
    refereed = False
    """Whether it stops after the last tile and after the end of each deal, so that a referee may rule on what comes to
    light then, until it is told to `go_on`."""

    def __init__(
        self,
        rules: RuleSet | str = "riichi",
        seed: bytes | int | str | None = None,
        names: Sequence[str] = (),
        *,
        chance: Chance | None = None,
        nonces: Sequence[bytes] = (),
        draw_seats: bool = False,
        standing: Standing | None = None,
        table: Table | None = None,
    ) -> None:
        self.rules = load(rules) if isinstance(rules, str) else rules
        self.table = table_of(self.rules) if table is None else table
        self.secret = _secret(seed)
        self.chance: Chance = SeededChance(self.secret, nonces, self.table.wall.faces) if chance is None else chance
        self.box = self.table.book.tile_set.tiles
        seats = self.table.seats
        self.names = tuple(names) or NAMES[: seats.members]
        """Of the members: who sits at seat 0 at first, and so on; then those who rest."""
        if len(self.names) != seats.members:
            raise ValueError(f"{seats.members} players are needed, not {len(self.names)}")
        self.standing = standing or Standing([self.table.plan.settlement.start] * seats.members)
        self.standing.memory = self.standing.memory or self.table.memories.at_start(seats.members)
        if seats.members > seats.count and self.standing.seating is None:
            self.standing.seating = seats.first_seating()
        if draw_seats and seats.hands:
            raise ValueError("no seats are drawn where the rules say who answers for which hand")
        self.history: list[Event] = []
        self.answers: list[tuple[int, Answer]] = []
        """Every answer, with the number of its window: with rules and seed they are the match."""
        self.deal: Deal
        self.window: Window | None = None
        self.over = False
        self._open: dict[Seat, Answer] = {}
        self._seat(draw_seats)
        self._start_deal()
        self._advance()

    def __repr__(self) -> str:
        """``<Match ema, East 1, 0 honba, seat 2 is asked>``."""
        deal = self.deal
        winds = deal.round - KIND_OF["1z"]
        place = NAMES[winds] if winds < len(Wind) else short_of(Tile(deal.round))
        place = f"{place} {deal.hand + 1}, {deal.honba} honba"
        seats = [str(ask.seat) for ask in self.unanswered]
        asked = f"seats {' and '.join(seats)} are asked" if len(seats) > 1 else f"seat {''.join(seats)} is asked"
        return f"<Match {self.rules.id}, {place}, {asked if seats else 'over'}>"

    # ------------------------------------------------------------ playing

    @property
    def events(self) -> list[Event]:
        """All that has happened."""
        return self.history + self.deal.events

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat holds now."""
        return tuple(self.deal.points)

    @property
    def seating(self) -> Seating:
        """Who sits where in this deal, and who rests."""
        return self.standing.seating or self.table.seats.first_seating()

    @property
    def points_of_members(self) -> tuple[int, ...]:
        """What each member holds now, whether he sits at the table or rests."""
        seating = self.standing.seating
        return self.points if seating is None else tuple(seating.brought_back(self.deal.points, self.standing.points))

    @property
    def resting(self) -> bool:
        """Whether it has stopped where nobody is asked: at a tile that others may take, or for a referee."""
        return self.window is not None and not self.window.asks

    @property
    def unanswered(self) -> tuple[Ask, ...]:
        """The questions of the open window that the table still waits for."""
        return () if self.window is None else tuple(ask for ask in self.window.asks if ask.seat not in self._open)

    def answer(self, seat: Seat, code: Code, at_ms: int = 0, by: By = "player") -> "Refusal | None":
        """Answer for a seat.

        Args:
            seat: whose answer it is.
            code: one of the codes that the window lists for this seat.
            at_ms: when it came, in milliseconds after the window opened; it matters where the first to speak is served.
            by: who spoke: a player, a bot, the clock, a referee.

        Returns:
            None if the answer was accepted; otherwise the reason why not, and the window stays open.

        Raises:
            ValueError: `at_ms` is negative.
            TypeError: `code` is not a number.
        """
        if at_ms < 0:
            raise ValueError(f"nobody answers {-at_ms} ms before the window opens")
        window = self.window
        ask = None if window is None else window.ask_of(seat)
        if window is None or ask is None or code not in ask.codes or seat in self._open:
            return self.why(seat, code) if by != "referee" else self._rule(seat, code)
        answer = Answer(seat, int(code), at_ms, by)  # NumPy's numbers are equal but no ints
        self._open[seat] = answer
        self.answers.append((window.number, answer))
        if len(self._open) == len(window.asks):
            self._close()
        return None

    def close(self, by: By = "clock") -> None:
        """Close the window because time is up: seats that have not answered pass, or discard the tile they drew.

        Args:
            by: who closed it, for the record of answers.
        """
        window = self.window
        if window is None:
            return
        if not window.asks:
            self.go_on()
            return
        if not window.by_time:
            for ask in window.asks:
                if ask.seat not in self._open:
                    self._open[ask.seat] = Answer(ask.seat, ask.default, window.length_ms, by)
                    self.answers.append((window.number, self._open[ask.seat]))
        else:
            self.answers.append((window.number, Answer(NOBODY, PASS, window.length_ms, by)))
        self._close()

    def _rule(self, seat: Seat, code: Code) -> "Refusal | None":
        """What only a referee may say."""
        from jantaku.table.referee import Referee

        return None if Referee(self).rule(seat, code) else self.why(seat, code)

    def play(self, agents: Sequence[Agent]) -> None:
        """Play to the end.

        Args:
            agents: one for each seat. An agent is called with the window, the seat and the codes, and returns one of
                the codes.

        Raises:
            ValueError: an agent returns something else; the message says why that is not possible.
        """
        _check_agents(agents, self.table.seats.count)
        keep = self.answers.append
        while (window := self.window) is not None:
            if not window.asks:
                self.go_on()
                continue
            answers = self._open
            for ask in window.asks:
                seat, codes = ask.seat, ask.codes
                code = agents[ask.controller](window, seat, codes)
                if code not in codes:
                    raise ValueError(f"the agent of seat {seat} may not answer so: {self.why(seat, code)}")
                answers[seat] = answer = Answer(seat, int(code), 0, "bot")  # NumPy's numbers are equal but no ints
                keep((window.number, answer))
            self._close()

    def why(self, seat: Seat, code: Code) -> "Refusal | None":
        """Say why an answer would be refused now.

        Args:
            seat: who asks.
            code: the answer in question.

        Returns:
            The reason, or None if the answer would be accepted.
        """
        from jantaku.table.refusals.why import why

        return why(self, seat, _code(code))

    def why_not(self, seat: Seat, verb: Verb | str) -> "Refusal | None":
        """Say why nothing of this kind is offered to a seat now.

        Args:
            seat: who asks.
            verb: ``Verb.RIICHI``, or ``"riichi"``.

        Returns:
            The reason, or None if something of the kind is offered.

        >>> import jantaku as jan
        >>> jan.Match("ema", seed=7).why_not(0, "riichi").kind
        'riichi_not_ready'
        """
        from jantaku.table.refusals.why import why_not

        return why_not(self, seat, _verb(verb))

    def view(self, seat: Seat | None, *, of_hand: bool = False) -> "View":
        """Look at the match through one seat's eyes.

        Args:
            seat: whose eyes; None for somebody who only watches.
            of_hand: what may be known of this hand alone, and what is asked of it, whoever answers for it.

        Returns:
            A view that follows the match: one is enough for a seat and a match.
        """
        from jantaku.table.telling.view import View

        return View(self, seat, of_hand=of_hand)

    def clone(self) -> "Match":
        """Copy the match, hidden tiles and all, so that the copy goes its own way. For trusted code only.

        Returns:
            The copy; answers to one do not reach the other.
        """
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.standing = self.standing.copy()
        twin.history = self.history[:]
        twin.answers = self.answers[:]
        twin.deal = self.deal.copy()
        twin._open = dict(self._open)
        twin.rests = twin.refereed = False
        return twin

    # ------------------------------------------------------------ from deal to deal

    def _close(self) -> None:
        """All that were to be heard were heard."""
        answers, self._open = self._open, {}
        deal, table = self.deal, self.table
        proceed(deal, table, answers)
        if table.length.time_ms:
            self._pass_time(answers)
        if self.rests or self.refereed:
            self._advance()
            return
        self.window = advance(deal, table)
        if self.window is None:
            self._advance()

    def _pass_time(self, answers: Mapping[Seat, Answer]) -> None:
        """The clock of the match goes on; when the time is up the deal is not played to its end (001:3955)."""
        standing, deal = self.standing, self.deal
        standing.elapsed_ms += max([SHORTEST_MOVE_MS, *(answer.at_ms for answer in answers.values())])
        if standing.elapsed_ms >= self.table.length.time_ms and deal.result is None:
            time_is_up(deal, self.table)

    def go_on(self) -> None:
        """Go on to the next question, through the end of the deal if need be."""
        if self.resting:
            self.window = leave_stop(self.deal, self.table)
            if self.window is not None:
                return
        self._advance()

    def look_anew(self) -> None:
        """Something was said that nobody was asked for: what is the question now?"""
        self._advance()

    def _advance(self) -> None:
        stops = self.rests or self.refereed
        self.window = self._onward() if stops else advance(self.deal, self.table)
        while self.window is None and not self.over:
            self.next_deal()
            if not self.over:
                self.window = self._onward()

    def _onward(self) -> Window | None:
        """To the next question of the deal, or to where the match stops."""
        if not (self.rests or self.refereed):
            return advance(self.deal, self.table)
        stops = (OFFERED if self.rests else {}) | (RULED if self.refereed else {})
        return advance_to(self.deal, self.table, stops)

    def next_deal(self) -> None:
        """The agenda is empty: end the deal, and the match with it or lay out the next one, up to its first step."""
        self._end_deal()
        if not self.over:
            self._start_deal()

    def _seat(self, draw_seats: bool) -> None:
        """The players sit down, where the lots say or as they were named."""
        if draw_seats:
            lots = self.table.seats.draw(words_of(_derived(self.secret, b"seats")))
            self.names = tuple(self.names[lots.seats.index(seat)] for seat in range(len(self.names)))
        self.history.append(
            MatchStarted(self.rules.id, self.rules.fingerprint, self.names, tuple(self.standing.points))
        )
        if draw_seats:
            self.history.append(lots)

    def _start_deal(self) -> None:
        standing, table = self.standing, self.table
        lots = self.chance.lots(standing.number, self.box)
        found = self._draw_lots(lots.dice)
        seating = standing.seating
        deal = Deal(
            standing.number,
            self._round_tile(lots.dice),
            standing.place.hand,
            standing.dealer,
            standing.honba,
            standing.points[:] if seating is None else seating.at_table(standing.points),
            Wall(lots.ring),
            [
                Holding([], bytearray(table.kinds), void=table.never_held, mute=seat in table.seats.phantoms)
                for seat in table.seats.all
            ],
            [],
            last=standing.for_pot or table.length.is_last(standing.place),
            final=standing.for_pot or table.length.is_final(standing.place),
            repeats=standing.repeats,
            inherited=standing.inherited,
            rounds=standing.place.round,
            for_pot=standing.for_pot,
            deposits=standing.deposits[:] if seating is None else by_seat(standing.deposits, seating),
            fined=standing.fined[:],
            seed=lots.seed,
            commitment=lots.commitment,
            dice=lots.dice,
            broken=lots.broken,
        )
        deal.windows = self.deal.windows if standing.number and hasattr(self, "deal") else 0
        deal.memory = table.memories.in_deal(standing.memory, table.seats.count)
        deal.events.append(
            DealStarted(
                deal.number,
                deal.round,
                deal.hand,
                deal.dealer,
                deal.honba,
                deal.sticks,
                tuple(deal.points),
                deal.commitment,
                deal.for_pot,
            )
        )
        if seating is not None:
            deal.events.append(Seated(seating.members, seating.resting))
        deal.events += found
        if table.length.by_break:
            throw = table.wall.throws(lots.dice)[0]
            deal.events.append(LotDrawn("round", "break", standing.dealer, throw, deal.round))
        elif table.length.by_dice:
            deal.events.append(
                LotDrawn("round", "dice", standing.dealer, table.throws.of(lots.dice, "round"), deal.round)
            )
        table.phases.opening(deal)
        for begin in table.opening:
            begin(deal)
        table.let_hear(deal, 0)
        self.deal = deal

    def _round_tile(self, dice: tuple[int, ...]) -> Kind:
        """The tile of the round in this deal: that of the seat whose wall these dice break, or that which a die names,
        where it goes by that."""
        table = self.table
        if table.length.by_dice:
            return table.length.rounds[table.throws.of(dice, "round")[0] - 1]
        tile = table.length.round_tile(self.standing.place)
        if not table.length.by_break:
            return tile
        broken = table.seats.tile(table.wall.break_at(dice, table.seats.count)[0])
        return tile if broken is None else broken

    def _draw_lots(self, dice: tuple[int, ...]) -> list[LotDrawn]:
        """What is found by lot before the deal is laid out, where the rules leave something to it."""
        standing, table, throws = self.standing, self.table, self.table.throws
        found: list[LotDrawn] = []
        if "seats" in throws.faces and standing.new_round:
            thrown = throws.of(dice, "seats")
            standing.seating = table.seats.by_lot(self.seating, thrown)
            found.append(LotDrawn("seats", "seats", standing.dealer, thrown, standing.dealer))
        if "dealer" in throws.faces and standing.new_round:
            points = self.seating.at_table(standing.points)
            thrown = throws.of(dice, "dealer")
            lot = table.dealer.by_lot(table.length.leader(points), standing.dealer, table.seats, thrown)
            standing.dealer = lot.found
            found.append(lot)
        if table.dealer.by_break and self._passes_by_break():
            side, _ = table.wall.break_at(dice, table.seats.count)
            lot = table.dealer.by_side(self.deal.dealer, side, table.seats, table.wall.throws(dice)[0])
            standing.dealer = lot.found
            found.append(lot)
        return found

    def _passes_by_break(self) -> bool:
        """Whether a deal was played before, and counts."""
        if not self.standing.number:
            return False
        result = self.deal.result
        return result is None or result.kind not in ANNULLED

    def _end_deal(self) -> None:
        """Points are what they are; who deals next, or is it over?"""
        deal, standing, table = self.deal, self.standing, self.table
        result = deal.result
        assert result is not None
        stays, told = table.dealer.stays(deal, result), len(deal.events)
        for count in table.counted:
            count(deal, result, self.seating)
        if table.round_rows:
            self._close_round(deal, result, stays)
        if table.plan.settlement.bust_prize_chips:
            self._pay_bust_chips(deal, result, stays)
        deal.events.append(DealEnded(tuple(deal.points), deal.sticks, deal.seed))
        table.let_hear(deal, told)
        self._carry(deal)
        if self._is_over(deal, result, stays):
            self._settle()
            return
        standing.honba = table.dealer.honba(deal, result)
        self.history += deal.events
        deal.events = []
        round_ = standing.place.round
        if standing.for_pot or (table.length.leftover_deal and self._is_last(deal, result, stays)):
            standing.for_pot = stays = True
            standing.repeats += result.kind not in ANNULLED
        elif result.kind not in ANNULLED:  # which is dealt anew, also where every deal counts
            standing.place = table.length.after(standing.place, stays)
            standing.repeats = standing.repeats + 1 if stays else 0
        self._change_seats(stays, standing.place.round if standing.place.round > round_ else 0)
        standing.new_round = standing.place.round > round_
        if not stays:
            standing.inherited = standing.honba
            standing.dealer = table.dealer.next(deal, result, table.seats)
        if standing.new_round:
            tile = table.length.round_tile(standing.place)
            standing.dealer = table.dealer.opens_round(tile, standing.dealer, table.seats)
        standing.number += 1

    def _change_seats(self, stays: bool, new_round: int) -> None:
        """Who sits where in the next deal."""
        before = self.seating
        points = self.standing.points
        after = self.table.seats.next_seating(before, self.deal.dealer, stays, new_round, points)
        if after != before:
            self.standing.seating = after

    def _is_over(self, deal: Deal, result: Result, stays: bool) -> bool:
        """Whether the match ends with this deal."""
        last = self._is_last(deal, result, stays)
        return last and not self.table.length.goes_on_for_pot(deal, result)

    def _is_last(self, deal: Deal, result: Result, stays: bool) -> bool:
        """Whether all deals are played; that for what lies on the table then comes beside them."""
        standing, length = self.standing, self.table.length
        late = 0 < length.time_ms <= standing.elapsed_ms
        return (
            late
            or length.over(standing.place, self.points_of_members, result, stays)
            or (deal.for_pot and result.kind not in DEALT_ANEW)
        )

    def _pay_bust_chips(self, deal: Deal, result: Result, stays: bool) -> None:
        """Who is bankrupt when the match ends pays chips for it, too (001:2689)."""
        if not self._is_over(deal, result, stays):
            return
        rows = tuple(bust_prizes(deal.points, self.table.plan.settlement, self._bankrupt(deal.points), Unit.CHIPS))
        deal.pay(rows)
        if rows:
            deal.events.append(Paid(rows))

    def _bankrupt(self, points: Sequence[int]) -> dict[Seat, list[Seat]]:
        """Who has nothing left and pays for that, and whom each of them has paid."""
        return {seat: self._paid_by(seat) for seat in self.table.length.bankrupt(points) if self._is_fined(seat)}

    def _is_fined(self, seat: Seat) -> bool:
        """Whether a bankrupt pays for it; somewhere only who was not ready at a draw, and others were (001:4312)."""
        result = self.deal.result
        if self.table.plan.settlement.bust_prize_when == "bust" or result is None:
            return True
        return result.kind == "exhausted" and seat not in result.ready and len(result.ready) > 1

    def _bankrupt_members(self) -> dict[Member, list[Member]]:
        """The same of those who sit at the table in the end, by the numbers of their names."""
        seating = self.standing.seating
        if seating is None:
            return self._bankrupt(self.standing.points)
        bankrupt = self._bankrupt(self.deal.points)
        return {seating.members[seat]: [seating.members[other] for other in paid] for seat, paid in bankrupt.items()}

    def _close_round(self, deal: Deal, result: Result, stays: bool) -> None:
        """When the round or the match is over, what is paid for it at the table (001:3103)."""
        standing, table = self.standing, self.table
        match_over = self._is_over(deal, result, stays)
        here = result.kind in ANNULLED or self._is_last(deal, result, stays)  # of which a deal for the pot is a part
        following = standing.place if here else table.length.after(standing.place, stays)
        if not match_over and following.round == standing.place.round:
            return
        rows = tuple(row for due in table.round_rows for row in due(deal, self.seating, match_over))
        deal.pay(rows)
        if rows:
            deal.events.append(Paid(rows))
        for begin in table.new_round:
            begin(deal, self.seating)

    def _carry(self, deal: Deal) -> None:
        """What the deal leaves to the match: points, what lies on the table, fines."""
        standing, seating = self.standing, self.standing.seating
        deposits, fines, chips = deal.deposits[:], deal.fines, deal.chips
        if seating is None:
            standing.points = deal.points[:]
        else:
            standing.points = seating.brought_back(deal.points, standing.points)
            deposits = by_member(deposits, seating)
            fines = [seating.by_member(row) for row in fines]
            chips = seating.brought_back(chips, [0] * len(self.names)) if chips else chips
        standing.deposits = deposits
        standing.fined = deal.fined[:] if deal.result is not None and deal.result.kind in ANNULLED else []
        standing.fines += fines
        if chips:
            before = standing.chips or [0] * len(chips)
            standing.chips = [held + won for held, won in zip(before, chips, strict=True)]
        standing.oka_pot += deal.oka_pot
        standing.memory = self.table.memories.after(deal)

    def _settle(self) -> None:
        """The final scores."""
        standing, plan = self.standing, self.table.plan
        rows = list(standing.fines)
        for due in self.table.match_rows:
            rows += due(standing)
        if standing.oka_pot and takes_oka(standing.points, plan.settlement):
            for seat, share in apportion(standing.oka_pot, self.table.length.leaders(standing.points)).items():
                rows += transfers(TableAccount.OKA, seat, share, Reason.OKA, Unit.SCORE)
        crowned = None if self.deal.result is None else self.deal.result.crowned
        settlement = settle(
            standing.points,
            plan.settlement,
            sticks=standing.sticks,
            owners=standing.owners,
            stick=plan.payments.stick,
            pot=standing.pot,
            fines=Ledger(tuple(rows)),
            bankrupt=self._bankrupt_members(),
            accounts=self.table.seats.accounts,
            phantoms=self.table.seats.phantoms,
            crowned=None if crowned is None else self.seating.members[crowned],
        )
        self.over = True
        self.deal.events.append(
            MatchEnded(
                tuple(standing.points),
                settlement.scores,
                settlement.places,
                settlement.ledger.rows,
                tuple(standing.chips),
            )
        )
        self.table.let_hear(self.deal, len(self.deal.events) - 1)

    def _paid_by(self, seat: Seat) -> list[Seat]:
        """Whom this seat has paid in the last deal; nobody where it paid for an offence of its own. At a draw it has
        paid all who were ready: which of them got whose points is a matter of counting."""
        result = self.deal.result
        if result is None or result.kind in ANNULLED:
            return []
        rows = [row for event in self.deal.events if isinstance(event, Paid) for row in event.rows]
        own = [row for row in rows if row.source == seat and row.unit is Unit.POINTS]
        paid = {row.target for row in own}
        if any(row.reason is Reason.NOTEN for row in own):
            paid.update(result.ready)
        return [other for other in self.table.seats.all if other in paid]


def _secret(seed: bytes | int | str | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        return seed
    if not isinstance(seed, str):
        try:
            seed = str(operator.index(seed))
        except TypeError:
            raise TypeError(f"a seed is bytes, int or str, not {seed!r}") from None
    return hashlib.sha256(seed.encode()).digest()


def _check_agents(agents: object, count: int) -> None:
    """Agents are checked once, before they play."""
    if not isinstance(agents, Sequence):
        raise TypeError(f"an agent for each seat is needed, in a list: play([agent] * {count})")
    if len(agents) != count:
        raise ValueError(f"{count} agents are needed, one for each seat, not {len(agents)}")
    for seat, agent in enumerate(agents):
        if not callable(agent):
            raise TypeError(f"the agent of seat {seat} cannot be called with window, seat and codes: {agent!r}")


def _code(said: object) -> Code:
    try:
        return operator.index(said)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"an answer is one of the codes that are offered, a whole number, not {said!r}") from None


def _verb(said: object) -> Verb:
    if isinstance(said, Verb):
        return said
    if not isinstance(said, str):
        raise TypeError(f"which verb? Verb.RIICHI or 'riichi', not {said!r}; of a code tells why(seat, code)")
    try:
        return Verb[said.strip().upper().replace(" ", "_")]
    except KeyError:
        raise ValueError(f"there is no verb {said!r}; there are {', '.join(v.name.lower() for v in Verb)}") from None


def _derived(secret: bytes, purpose: bytes) -> bytes:
    return hashlib.sha256(b"jantaku " + purpose + b"\0" + secret).digest()


def replayed(match: Match, answers: Iterable[tuple[int, Answer]]) -> Match:
    """The match played on with these answers, each given at its window; a ruling between windows where it was given."""
    from jantaku.table.referee import is_ruled_here

    waits, match.refereed = match.refereed, True
    for number, answer in answers:
        while match.resting and not is_ruled_here(match, number, answer):
            match.go_on()
        if match.window is None or match.window.number != number:
            raise ValueError(f"there is no window {number} to answer")
        if answer.seat == NOBODY and answer.code == PASS:
            match.close(answer.by)
            continue
        refusal = match.answer(answer.seat, answer.code, answer.at_ms, answer.by)
        if refusal is not None:
            raise ValueError(f"window {number}: {refusal}")
    match.refereed = waits
    while match.resting and not waits:
        match.go_on()
    return match


__all__ = ["PASS", "Agent", "Match", "Standing", "replayed"]
