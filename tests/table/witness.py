"""A witness at the table: follows the events with a bookkeeping of its own, and holds the table's state against it.

It knows where each tile lies and what each account holds from the events alone. An event that moves a tile from where
it does not lie, or points that do not add up, is a contradiction; so is a state of the deal that differs from what the
events have told. The witness also knows some rules of every table: who moves after whom, what furiten forbids, how
many tiles the live wall still has, that sticks and honba pass from deal to deal. What differs from game to game it
reads in the plan, and works it out by itself.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Final, NoReturn

from jantaku.hands import Grammar, Meld, MeldForm
from jantaku.hands.supplements import is_eyes
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Reason, TableAccount, Transfer, Unit
from jantaku.table import events as told
from jantaku.table.events import Event
from jantaku.table.state.built_hands import BuiltHands, supply
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.memory import recalled
from jantaku.table.state.own_indicators import own_indicators
from jantaku.table.state.personal_dora import taken_as_markers
from jantaku.table.state.set_aside import set_aside
from jantaku.table.state.window import Window
from jantaku.table.table import Actor, Answers, Table
from jantaku.tiles import KIND, KIND_OF, RED, USUAL_KINDS, Tile, marks_of, short_of
from jantaku.yaku import elements

LAYERS: Final = 2
TABLE_ACCOUNTS: Final = (
    TableAccount.STICKS, TableAccount.OKA, TableAccount.POT, TableAccount.NORTH, TableAccount.FINES
)  # fmt: skip
FOR_EYES: Final = 2
FOR_A_SET: Final = 2
"""So many tiles are drawn for a stage."""
"""So many tiles are drawn for a kan that stands for the eyes."""
ABORTS: Final = frozenset(
    {"kyuushu_kyuuhai", "four_winds", "four_riichi", "four_kans", "triple_ron", "double_ron"}
    | {"seven_honours", "all_kokushi", "all_chiitoitsu"}
)
HONOURS: Final = (1 << 34) - (1 << 27)
STAKES: Final = {"all_kokushi": (25_000, 25_000), "all_chiitoitsu": (6000, 3000)}
"""What the dealer and each other lays down for these."""


class ContradictionError(AssertionError):
    """Something at the table is not as it must be. ``what`` names it in a word."""

    def __init__(self, what: str, said: str) -> None:
        super().__init__(f"{what}: {said}")
        self.what = what


def contradict(what: str, said: str) -> NoReturn:
    """Say what is wrong."""
    raise ContradictionError(what, said)


def tiles_of(tiles: Iterable[Tile]) -> str:
    """Tiles for a message, as they are called and numbered."""
    return " ".join(f"{short_of(tile)}({tile})" for tile in sorted(tiles))


# ---------------------------------------------------------------- one state


def check_state(deal: Deal, table: Table, box: frozenset[Tile], total: int) -> None:
    """What holds in every state of a deal in play, whatever has happened: tiles, points, waits."""
    if deal.result is None or deal.result.kind != "win":  # of a robbed kan nothing is left
        check_tiles(deal, table, box)
    lying = points_of(deal, table)
    if lying != total:
        contradict("points", f"{deal.points}, {deal.sticks} sticks and {deal.pot} are {lying}, not {total}")
    check_waits(deal, table)


def points_of(deal: Deal, table: Table) -> int:
    """All points of the players, and what lies between them."""
    return sum(deal.points) + deal.sticks * table.plan.payments.stick + deal.pot


def check_riichi(deal: Deal) -> None:
    """Who is in riichi is ready."""
    for seat, hand in enumerate(deal.hands):
        kept = any(tile & KIND >= USUAL_KINDS for tile in hand.tiles)  # for which the hand had to change
        built = recalled(deal, BuiltHands) is not None  # whatever the hand is (001:4285)
        if hand.riichi and not hand.out and not hand.waits | hand.spent and not kept and not built:
            contradict("riichi", f"seat {seat} is in riichi and not ready: {tiles_of(hand.tiles)}")


def check_tiles(deal: Deal, table: Table, box: frozenset[Tile]) -> None:
    """Every tile lies in exactly one place: so many were taken as the numbers of the wall say, and none that lies."""
    wall = deal.wall
    called = {*taken_as_markers(deal)}
    for hand in deal.hands:
        for meld in hand.melds:
            called.update(tile for tile in (meld.claimed, meld.added) if tile is not None)  # added by a second call
    tiles: list[Tile] = []
    for seat, hand in enumerate(deal.hands):
        tiles += (*hand.tiles, *set_aside(deal, seat), *hand.aside, *own_indicators(deal, seat), *supply(deal, seat))
        tiles += [lying.tile for lying in hand.pond if lying.tile not in called]
        for meld in hand.melds:
            tiles += meld.all_tiles
    taken = wall.next + wall.taken * (table.plan.wall.replace_from != "next")
    taken += FOR_EYES * sum(meld.form is MeldForm.EYES_KAN for hand in deal.hands for meld in hand.melds)
    if table.plan.exclusion.kinds and table.plan.exclusion.replace_from == "live_end":
        taken += sum(tile not in taken_as_markers(deal) for hand in deal.hands for tile in hand.aside)
    lying = {*wall.row[wall.next : wall.end], *table.wall.turned(wall), *wall.row[len(wall.row) - wall.out :]}
    if len(tiles) != taken or len(set(tiles)) != len(tiles) or lying.intersection(tiles) or {*wall.row} != box:
        twice = [tile for tile, count in Counter(tiles).items() if count > 1]
        both = tiles_of(lying.intersection(tiles))
        contradict("tiles", f"{len(tiles)} were taken, not {taken}; twice: {tiles_of(twice)}; not taken: {both}")


def check_waits(deal: Deal, table: Table) -> None:
    """The waits that are kept are those of the hand."""
    box = table.book.tile_set.mask
    for seat, hand in enumerate(deal.hands):
        if hand.out:  # it has won, and nobody asks it
            continue
        counts = bytearray(len(hand.counts))
        for tile in hand.tiles:
            counts[tile & KIND] += 1
        if counts != hand.counts:
            contradict("counts", f"seat {seat} holds {tiles_of(hand.tiles)}, which was counted as {hand.counts!r}")
        if hand.drawn >= 0:
            counts[hand.drawn & KIND] -= 1
        melded = sum(2 if meld.form is MeldForm.EYES_KAN else 3 for meld in hand.melds)
        held = len(hand.tiles) - (hand.drawn >= 0) + melded
        if held % 3 != 1 if table.plan.stages.played else held != table.grammar.size - 1:
            continue  # after a call a discard comes first
        live, spent = grammar_of(table, hand.melds, hand.own).kernel.waits(counts, hand.void)
        live |= last_of_yakuman(hand.tiles, hand.drawn, hand.melds, table.plan) & ~hand.void
        if (live, spent & box) != (hand.waits, hand.spent):
            contradict("waits", f"seat {seat}: {tiles_of(hand.tiles)} does not wait for {hand.waits:b} {hand.spent:b}")


def last_of_yakuman(tiles: Sequence[Tile], drawn: int, melds: Sequence[Meld], plan: Plan) -> int:
    """001:2961: the tile that is the ninth dragon, or the twelfth wind, of a hand, where that wins by itself."""
    faces = [short_of(tile) for tile in tiles if tile != drawn]
    faces += [short_of(tile) for meld in melds for tile in meld.all_tiles]
    found = 0
    for name, needed in {"daisangen": "567", "daisuushii": "1234"}.items():
        lack = {f"{rank}z": 3 - min(3, faces.count(f"{rank}z")) for rank in needed}
        if name in plan.admission.early and name in plan.elements and sum(lack.values()) == 1:
            found |= 1 << KIND_OF[max(lack, key=lambda face: lack[face])]
    return found


def grammar_of(table: Table, melds: Sequence[Meld], own: int) -> Grammar:
    """By what a hand with these melds is read, at the seat with this tile."""
    grammars = table.book.grammars
    return table.reading.grammar if grammars is None else grammars.of(melds, own)


NO_KANS: Final = ("nuki", "run", "laid")
"""What else may be robbed: a tile set aside, one laid on a run, one laid with a called run."""


# ---------------------------------------------------------------- all events


class Witness:
    """Sees one match from the beginning to the end."""

    def __init__(self, table: Table) -> None:
        self.plan = table.plan
        self.box = frozenset(table.book.tile_set.tiles)
        self.seats = table.seats.count
        self.phantoms = frozenset(self.plan.payments.phantoms)
        """Seats at which nobody plays."""
        self.players = self.seats - len(self.phantoms)
        self.kinds = table.kinds
        self.table = table
        self.dora_of = table.dora.dora_of
        self.aside = {KIND_OF[name] for name in self.plan.nuki.tiles}
        """Kinds that are set aside."""
        self.rounds = table.length.rounds
        self.opens = self.plan.dealer.first_of_round.removeprefix("next")
        """Who deals first in later rounds, where that is another than usual."""
        self.lot_due = False
        """A lot must be drawn for it now."""
        self.moving = False
        """Who sits where is told next."""
        self.seen: Counter[str] = Counter()
        """How often each thing was reached."""
        self.accounts = dict.fromkeys(range(self.seats), self.plan.settlement.start)
        self.total = sum(self.accounts.values())
        """What those at the table hold, and what lies on it."""
        self.accounts |= dict.fromkeys(TABLE_ACCOUNTS, 0)
        self.members = table.seats.members
        self.sitting = [*range(self.seats)]
        """Who sits at each seat, where more play than that."""
        self.away = dict.fromkeys(range(self.seats, self.members), self.plan.settlement.start)
        """What those hold who rest, the next to sit down first."""
        self.chips: Counter[int] = Counter()
        self.markers = [table.plan.yakitori.markers] * table.seats.count
        """What each has in front of him."""
        self.in_the_middle = table.plan.yakitori.lunch
        self.deals = self.annulled = 0
        """The last: deals that did not count and were dealt anew."""
        self.place = 0
        """The how manieth round."""
        self.day: tuple[int, ...] = ()
        """What the first indicator of the match has made dora."""
        self.first_turn = self.plan.wall.first_turn
        self.begins = -1
        """Who has the fourteenth tile."""
        self.round_dealer = 0
        self.before_dealer = -1
        self.last_winner = -1
        """Of the members."""
        self.last: told.DealStarted | None = None
        self.ended = False
        self.match_ended = False
        self._notes: dict[type, Callable[[Any], None]] = {kind: getattr(self, name) for kind, name in NOTES.items()}
        self._told: list[Event] = []
        self._read = 0
        self.row: tuple[Tile, ...] = ()
        """The wall as it lies, from the break on."""
        self._new_deal()

    def watching(self, table: Table) -> Table:
        """The same parts, watched: after each step the witness reads the events and looks at the table."""
        watched = copy(table)
        watched.acts = {name: self._watched(act) for name, act in table.acts.items()}
        return watched

    def _watched(self, act: Actor) -> Actor:
        def acts(deal: Deal, table: Table, step: Step, answers: Answers) -> None:
            act(deal, table, step, answers)
            self.follow(deal)
            self.holds_against(deal)

        return acts

    def follow(self, deal: Deal) -> None:
        """Read the events that are new; those of a deal that is over to their end."""
        if deal.events is not self._told:
            self._read_on()
            self._told, self._read = deal.events, 0
        self.row = deal.wall.row
        self._read_on()

    def _read_on(self) -> None:
        for event in self._told[self._read :]:
            self._read += 1
            self.saw(event)

    def _new_deal(self) -> None:
        seats = range(self.seats)
        self.wall = set(self.box)
        self.thrown: list[tuple[int, ...]] = []
        """The dice for the break of the wall."""
        self.indicators: list[Tile] = []
        self.named: list[int] = []
        """Kinds that are dora without an indicator."""
        self.said: list[told.WordSaid] = []
        self.doubled = False
        """What the indicators point to counts twice."""
        self.hands: list[set[Tile]] = [set() for _ in seats]
        self.melds: list[dict[int, set[Tile]]] = [{} for _ in seats]
        self.closed_kans: Counter[int] = Counter()
        self.kans_shown: dict[int, int] = {}
        """Of how many closed kans each seat has shown the tiles."""
        self.ponds: list[list[Tile]] = [[] for _ in seats]
        self.nuki: list[list[Tile]] = [[] for _ in seats]
        self.replaced: list[list[Tile]] = [[] for _ in seats]
        """Tiles out of play for which another was drawn."""
        self.excluded: set[int] = set()
        """Kinds out of play."""
        self.turned: list[Tile] = []
        """The tiles that have put them out of play."""
        self.replacing = -1
        """Who is about to draw for a tile out of play."""
        self.passed_over = 0
        """Indicators that point to kinds out of play."""
        self.opening = True
        """Nobody has done anything yet: what must be set aside is set aside by all."""
        self.drawn: Tile | None = None
        self.offered: tuple[int, Tile] | None = None
        self.turn = -1
        self.came = ""
        """Where the tile came from with which the turn began: ``deal``, ``wall``, ``call``, ``kan``, ``nuki``."""
        self.front = 0
        """How many tiles were taken at the beginning of the wall, one more for the dealer not counted at first."""
        self.live_draws = self.replacements = self.kans = self.owed = 0
        """The last: replacement tiles for kans and for tiles set aside, in all."""
        self.kan: tuple[int, tuple[Tile, ...], str] | None = None
        """The kan that was declared last and may still be robbed, or the tile set aside: whose, of which tiles, its
        form."""
        self.uninterrupted = True
        self.ippatsu: set[int] = set()
        self.runs: Counter[int] = Counter()
        """How many runs each has called."""
        self.owing: dict[int, set[int]] = {}
        """Who has called and not discarded yet, and the kinds barred to him, where calls do not move the turn."""
        self.taken_at_once = -1
        """Who takes the replacement tile of an open kan, and has no turn for it."""
        self.after_call = -1
        """After whom the turn goes on then."""
        self.called: Counter[int] = Counter()
        """How many sets each has called."""
        self.eyes = 0
        """So many tiles are still to be drawn for the eyes."""
        self.supplies: list[set[Tile]] = [set() for _ in range(self.seats)]
        """What each may discard beside a hand that was built."""
        self.opened: set[int] = set()
        self.lying_open: list[set[Tile]] = [set() for _ in range(self.seats)]
        """The first tiles of each seat's open melds."""
        self.growing = 0
        """So many tiles are still to be drawn for a stage."""
        self.dealer_next = -1
        """Who goes on after it."""
        self.raising = -1
        """Who draws a tile for one that was laid on a run."""
        """Who has an open hand."""
        self.own_indicators: dict[int, tuple[Tile, ...]] = {}
        """Who has drawn three tiles at once, and the indicators among them."""
        self.own_markers: list[list[Tile]] = [[] for _ in seats]
        """The indicators of personal dora, the newest first."""
        self.given_up: list[Tile] = []
        """Those that mean nothing any more, and lie aside."""
        self.marked: list[Tile] = []
        """The discards that have become such indicators."""
        self.marking: list[int] = []
        """Who has taken one since the last discard."""
        self.fixed: set[int] = set()
        """Whose hand was ready as it was dealt, and does not change any more."""
        self.dead: set[int] = set()
        """Whose hand the referee has killed."""
        self.riichi: dict[int, set[int]] = {}
        """Who is in riichi, and the kinds that others have offered since."""
        self.passed: list[set[int]] = [set() for _ in seats]
        """Kinds that others have offered since the own last turn."""
        self.must_declare = -1
        """Who has called a run of a player who sits elsewhere than to the left."""
        self.pending: tuple[int, int] | None = None
        """What is offered now, and by whom: it has not gone by."""
        self.barred: set[int] = set()
        """Kinds that may not be discarded right after a call."""
        self.kinds_named: dict[int, str] = {}
        """By what word of its own each riichi was declared."""
        self.laid_open: set[int] = set()
        self.rows: list[Transfer] = []
        self.wins: list[told.Won] = []
        self.first_winner = -1
        self.thrower = -1
        """Who has found the dealer by the throw for the break."""
        self.draw: told.DealDrawn | None = None
        self.staked: dict[int, Tile] = {}
        self.face_down: dict[int, Tile] = {}
        """Discards that nobody sees."""
        """What each has laid down for a yakuman."""
        self.shown: list[int] = []

    def saw(self, event: Event) -> None:
        """Note an event, and say if it cannot be."""
        kind = type(event)
        self.seen[kind.__name__] += 1
        if self.match_ended:
            contradict("order", f"{event} after the end of the match")
        self._notes[kind](event)

    def holds_against(self, deal: Deal) -> None:
        """Hold the state of the table against what the events have told."""
        if tuple(deal.points) != tuple(self.accounts[seat] for seat in range(self.seats)):
            contradict("points", f"the table says {deal.points}, the events {self.accounts}")
        if deal.sticks * self.plan.payments.stick != self.accounts[TableAccount.STICKS]:
            contradict("sticks", f"the table says {deal.sticks}, the events {self.accounts[TableAccount.STICKS]}")
        if deal.pot != self.accounts[TableAccount.POT]:
            contradict("points", f"the table says {deal.pot}, the events {self.accounts[TableAccount.POT]}")
        if {*self.riichi} != {*deal.declared} and deal.result is None:
            contradict("riichi", f"{deal.declared} have sticks on the table, {[*self.riichi]} are in riichi")
        if self.wins or self.draw is not None:
            return
        for seat, hand in enumerate(deal.hands):
            if seat == self._may_lose():
                continue  # when it is robbed, nothing is left of it
            if len(hand.tiles) != len(self.hands[seat]) or not self.hands[seat].issuperset(hand.tiles):
                contradict("hands", f"seat {seat} holds {tiles_of(hand.tiles)}, not {tiles_of(self.hands[seat])}")
            if [lying.tile for lying in hand.pond] != self.ponds[seat]:
                contradict("ponds", f"{hand.pond} is not {tiles_of(self.ponds[seat])}")
            if (set_aside(deal, seat), hand.aside) != (self.nuki[seat], self.replaced[seat]):
                beside = tiles_of((*self.nuki[seat], *self.replaced[seat]))
                contradict(
                    "nuki", f"{tiles_of((*set_aside(deal, seat), *hand.aside))} lie beside the hand, not {beside}"
                )
        if deal.wall.row and deal.wall.end and deal.wall.live != self._live():
            contradict("wall", f"{deal.wall.live} live tiles are left, by the events {self._live()}")
        aside = (*self.nuki, *self.replaced)
        places = (self.wall, self.turned, self.indicators, *self.hands, *self.supplies, *self.ponds, *aside)
        lying = [tile for tiles in places for tile in tiles]
        melded = [tile for melds in self.melds for meld in melds.values() for tile in meld]
        called = set(lying).intersection(melded)
        if len(lying) + len(melded) - len(called) - len(self.given_up) != len(self.box):  # these lie in ponds, too
            contradict("tiles", f"{len(lying)} lie, {len(melded)} are in melds, {len(called)} of them called")

    def _may_lose(self) -> int:
        """Whose kan, or tile set aside or given up, may be robbed now; -1 if nobody's."""
        if self.offered is not None and self.offered[1] in self.given_up:
            return self.offered[0]
        return -1 if self.kan is None else self.kan[0]

    # ------------------------------------------------------------ the match

    def _match_started(self, event: told.MatchStarted) -> None:
        if event.points != self._of_members():
            contradict("points", f"{event} does not begin with {self.accounts}")

    def _of_members(self) -> tuple[int, ...]:
        """What everybody holds, by the order of names."""
        held = {member: self.accounts[seat] for seat, member in enumerate(self.sitting)} | self.away
        return tuple(held[member] for member in range(self.members))

    def _member(self, account: int) -> int:
        """Who sits at this seat; an account of the table is nobody's."""
        return self.sitting[account] if account >= 0 else account

    def _seated(self, event: told.Seated) -> None:
        """Who sits where was found when the deal began."""
        if self.moving:
            self._move(event.members)
            if self.first_turn == "winner" and self.last_winner in self.sitting:
                self.begins = self.sitting.index(self.last_winner)  # who begins has moved, too
        if (event.members, event.resting) != (tuple(self.sitting), tuple(self.away)):
            contradict("seats", f"{event}, but {self.sitting} sit and {[*self.away]} rest")

    def _move(self, members: Sequence[int]) -> None:
        """Everybody at the table has changed seats, with points and markers (001:381, 001:2598-2604)."""
        assert self.last is not None
        if sorted(members) != sorted(self.sitting):
            contradict("seats", f"{members} sit where {self.sitting} sat")
        before = [self.sitting.index(member) for member in members]
        crossed, neighbours = [3, 2, 0, 1], [1, 0, 3, 2]
        of_four = (
            [neighbours, crossed, neighbours] if len(self.plan.length.rounds) == 4 else [[2, 1, 0, 3], [0, 3, 2, 1]]
        )
        orders = {4: of_four, 3: [[0, 2, 1]], 2: [[1, 0]]}[self.seats]
        if self.plan.seats.reseat == "in_order" and before != orders[(self.place - 1) % len(orders)]:
            contradict("seats", f"{members} sit where {self.sitting} sat before round {self.place}")
        held = [self.accounts[seat] for seat in before]
        self.accounts |= dict(enumerate(held))
        self.markers = [self.markers[seat] for seat in before]
        self.sitting = list(members)
        self.moving = False
        if tuple(held) != self.last.points:
            contradict("carried", f"{self.last} does not begin with {held}")
        self.seen["seats changed between rounds"] += 1

    def _change_places(self, dealer: int) -> None:
        """The deal has passed: who has dealt leaves, or who has least of those at the table."""
        leaving = dealer
        if self.plan.seats.rotation == "last":
            leaving = max(range(self.seats), key=lambda seat: (-self.accounts[seat], self.sitting[seat]))
        coming = next(iter(self.away))
        brought, taken = self.away.pop(coming), self.accounts[leaving]
        self.away[self.sitting[leaving]] = taken
        self.sitting[leaving], self.accounts[leaving] = coming, brought
        self.total += brought - taken
        self.seen["changed places"] += 1

    def _nothing(self, event: Event) -> None:
        """Nothing to check."""

    def _elsewhere(self, event: Any) -> None:
        contradict("order", f"{event} at this table")

    _tiles_passed = _suit_chosen = _suit_shown = _ready_declared = _elsewhere

    def asked(self, window: Window) -> None:
        """These questions are asked now."""

    def _dice(self, event: told.DiceRolled) -> None:
        assert self.last is not None
        self.thrown.append(event.dice)
        if len(self.thrown) == 1 and event.seat != self._breaks():
            contradict("wall", f"{event}: {self.last.dealer} deals")

    def _broken(self, event: told.WallBroken) -> None:
        """Counted from the dealer as 1, so many as the dice say; with ordinary dice."""
        assert self.last is not None
        plan = self.plan.wall
        if plan.faces:
            return
        side = (self._breaks() + sum(self.thrown[0]) - 1) % self.seats
        if self.first_turn == "break":
            self.begins = side
        stacks = min(self.thrown[0]) if plan.stacks_by == "smaller" else sum(map(sum, self.thrown))
        if (event.side, event.stack) != (side, stacks):
            contradict("wall", f"{event} after {self.thrown}")

    def _breaks(self) -> int:
        """Who throws: the dealer, or who has found the dealer by that throw (001:2648)."""
        assert self.last is not None
        return self.last.dealer if self.thrower < 0 else self.thrower

    def _deal_started(self, event: told.DealStarted) -> None:
        if self.away and self.last is not None and event.dealer != self.last.dealer:
            self._change_places(self.last.dealer)
        held, begin = [self.accounts[seat] for seat in range(self.seats)], list(event.points)
        before = self.last
        self.moving = self.plan.seats.reseat != "never" and before is not None and event.hand == 0 != before.hand
        if sorted(held) != sorted(begin) or (held != begin and not self.moving):
            contradict("carried", f"{event} does not begin with {self.accounts}")
        if event.sticks * self.plan.payments.stick != self.accounts[TableAccount.STICKS]:
            contradict("carried", f"{event} does not begin with {self.accounts} on the table")
        if event.number != self.deals:
            contradict("carried", f"deal {event.number} comes after {self.deals} deals")
        before = self.last
        if before is not None:
            if not self.ended:
                contradict("order", "a deal has begun before the last one had ended")
            self._note_winner()
            self._follows(before, event)
        self._next_to_begin(event)
        self.before_dealer = -1 if before is None else before.dealer
        if self.plan.length.round_by == "break":
            self.seen["round wind by the break"] += 1
        elif self.plan.length.round_by == "dice":
            self.seen["round tile by a die"] += 1
        elif event.round != self._round():
            contradict("round", f"{event}: the round {self.place} is that of kind {self._round()}")
        if self.place >= len(self.plan.length.rounds):
            self.seen["deal of an extra round"] += 1
        self.deals += 1
        self.last = event
        self.ended = False
        self._new_deal()

    def _note_winner(self) -> None:
        """Who has won the deal that is over."""
        if self.draw is not None and self.draw.kind in ("chombo", "referee"):
            return
        if self.first_winner >= 0:
            self.last_winner = self.sitting[self.first_winner]
        elif self.wins:
            self.last_winner = self.sitting[self.wins[0].seat]
        elif self.draw is not None and self.draw.kind == "nagashi":
            self.last_winner = self.sitting[self.draw.seats[0]]

    def _next_to_begin(self, event: told.DealStarted) -> None:
        """001:2664: who will have the fourteenth tile, as far as it is known before the wall is broken."""
        before, annulled = self.last, self.draw is not None and self.draw.kind in ("chombo", "referee")
        if before is None or (event.hand == 0 and before.hand):
            self.round_dealer = event.dealer
        if self.first_turn == "round":
            self.begins = self.round_dealer
        elif self.first_turn == "deal" and before is not None:
            self.begins = self.begins if annulled else (self.begins + 1) % self.seats
        elif self.first_turn == "winner" and self.last_winner in self.sitting:
            self.begins = self.sitting.index(self.last_winner)
        else:
            self.begins = event.dealer

    def _begins_with(self, event: told.Drawn) -> None:
        """Only who begins has a tile more."""
        if event.seat != self.begins:
            contradict("turns", f"{event}, but seat {self.begins} begins ({self.first_turn})")
        if self.last is not None and self.begins != self.last.dealer:
            self.seen["first turn of another than the dealer"] += 1

    def _conflict_adds(self) -> bool:
        """Whether the deal that is over was a draw at which nobody paid, and that adds a honba."""
        if self.draw is None or self.draw.kind != "exhausted":
            return False
        all_ready, none_ready = self.plan.dealer.conflict_honba
        ready = len(self.draw.seats)
        if 0 < ready < self.players:
            return self.plan.dealer.unpaid_honba
        return all_ready if ready else none_ready

    def _follows(self, before: told.DealStarted, event: told.DealStarted) -> None:
        """The dealer stays, or the next one deals, or whoever has won; honba grow by one, stay, or are gone."""
        if event.for_pot:
            self._plays_for_pot(before, event)
            return
        same = event.round == before.round or self.plan.length.round_by != "order"
        if same and event.hand == before.hand and event.dealer == before.dealer:
            self.seen["dealer stays"] += 1
        else:
            length = self.plan.length
            in_a_row = (length.deals and not length.keeps_rounds) or length.minutes
            hand = before.hand + 1 if in_a_row else (before.hand + 1) % (self.members - len(self.phantoms))
            self.place += hand == 0
            following = self._first_dealers() if hand == 0 and self.opens else self._next_dealers(before)
            if event.dealer not in following or event.hand != hand:
                contradict("dealer", f"{event} after {before}")
            self.lot_due = hand == 0 and self.opens in BY_LOT
        if self.draw is not None and self.draw.kind in ("chombo", "referee"):
            self.annulled += 1
            more = self.draw.kind == "chombo" and self.plan.dealer.honba_after_chombo
            if (event.dealer, event.hand, event.honba) != (before.dealer, before.hand, before.honba + more):
                contradict("dealer", f"{event} after {before}, which does not count")
            return
        winners = {won.seat for won in self.wins}
        again = event.dealer == before.dealer and not (self.opens and event.hand == 0 != before.hand)
        aborted = self.draw is not None and self.draw.kind in ABORTS
        allowed = {before.honba + 1} if aborted else {0} if winners and before.dealer not in winners else {
            before.honba + 1, before.honba, 0
        }  # fmt: skip
        if self._conflict_adds():
            allowed = {honba + 1 for honba in allowed}
        if event.honba not in allowed:
            contradict("honba", f"{event.honba} after {before.honba}")
        self._kept_at_draw(before, stays=again)
        self._kept_by_win(before, stays=again)
        if winners and before.dealer not in winners and again:
            contradict("dealer", f"{winners} have won, and {before.dealer} deals again")
        if event.sticks and winners and self._of_several != "stay_on_table":
            contradict("sticks", f"{event.sticks} lie there after a win")

    def _plays_for_pot(self, before: told.DealStarted, event: told.DealStarted) -> None:
        """001:409: once more after the last deal, for what lies on the table."""
        assert self.draw is not None or self._of_several == "stay_on_table"
        lies = event.sticks or self.accounts[TableAccount.POT]
        anew = self.draw is not None and self.draw.kind in (*ABORTS, "chombo", "referee")
        if not self.plan.length.leftover_deal or not lies or (before.for_pot and not anew):
            contradict("pot", f"{event} after {before}: {self.accounts}")
        same = event.round == before.round or self.plan.length.round_by == "break"
        if not same or (event.hand, event.dealer) != (before.hand, before.dealer):
            contradict("dealer", f"{event} after {before}")
        self.annulled += self.draw is not None and self.draw.kind in ("chombo", "referee")
        self.seen["deal for the pot"] += 1

    def _kept_at_draw(self, before: told.DealStarted, *, stays: bool) -> None:
        """A kan may move the deal on at a draw; or South alone does, being ready where the dealer is not."""
        dealer = self.plan.dealer
        if self.draw is None or self.draw.kind != "exhausted":
            return
        if dealer.kan_passes == "any" and self.kans:
            self.seen["deal moved by a kan"] += 1
            if stays:
                contradict("dealer", f"{before.dealer} deals again after {self.kans} kans")
        elif dealer.kan_passes == "never" and "south_noten" in dealer.stays_after and dealer.most_repeats is None:
            ready = self.draw.seats
            moved = before.dealer not in ready and (before.dealer + 1) % self.seats in ready
            if stays == moved:
                contradict("dealer", f"{before.dealer} deals again: {stays}; {ready} are ready")

    def _kept_by_win(self, before: told.DealStarted, *, stays: bool) -> None:
        """001:2677: with so little, or with dora, no dealer repeats who has won."""
        dealer = self.plan.dealer
        won = next((won for won in self.wins if won.seat == before.dealer), None)
        bound = dealer.stays_min_again and dealer.passes_to == "next"
        if won is None or not dealer.stays_min:
            return
        cheap = won.base < dealer.stays_min or (dealer.stays_dora == "bar" and any(won.bonus))
        if stays and bound and cheap:
            contradict("dealer", f"{before.dealer} deals again after {won}")
        self.seen["deal passed after a cheap win"] += cheap and not stays

    def _first_dealers(self) -> tuple[int, ...]:
        """Who may deal first in a later round, where that is another than usual."""
        self.seen["first dealer of a round found otherwise"] += 1
        if self.opens in BY_LOT:
            return tuple(range(self.seats))
        wind = next((seat for seat, tile in enumerate(self.plan.seats.tiles) if KIND_OF[tile] == self._round()), 0)
        return (wind % self.seats if wind < self.seats else 0,)

    def _lot_drawn(self, event: told.LotDrawn) -> None:
        """The dealer of the round; who leads throws, of equals the first, and counts from himself."""
        assert self.last is not None
        if event.what == "round" and event.how == "dice":
            if not event.found == self.last.round == self.rounds[event.dice[0] - 1]:
                contradict("round", f"{event} in {self.last}")
        elif event.what == "round":
            side = (sum(event.dice) - 1) % self.seats
            if not self.plan.wall.faces and not event.found == self.last.round == KIND_OF[self.plan.seats.tiles[side]]:
                contradict("round", f"{event} in {self.last}")
        if event.what == "first_turn":
            self.begins = event.found
            if event.found != (event.seat + sum(event.dice) - 1) % self.seats or event.seat != self.last.dealer:
                contradict("lots", f"{event} in {self.last}")
        if event.what in ("seats", "round", "first_turn"):
            return
        if event.how == "break_dealer":
            self.thrower = event.seat
            side = (event.seat + sum(event.dice) - 1) % self.seats
            found = side if side != event.seat else (side + 1) % self.seats
            if event.seat != self.before_dealer or event.found != found or found != self.last.dealer:
                contradict("lots", f"{event} when {self.last} began")
            self.seen["dealer found by the break"] += 1
            return
        if event.what != "dealer" or not self.lot_due or event.found != self.last.dealer:
            contradict("lots", f"{event} when {self.last} began")
        held = [self.accounts[seat] for seat in range(self.seats)]
        if self.opens != "redraw" and held[event.seat] != max(held):
            contradict("lots", f"{event}: {held}")
        if (event.seat + sum(event.dice) - 1) % self.seats != event.found:
            contradict("lots", f"{event} is counted wrongly")
        self.lot_due = False
        self.seen["dealer found by lot"] += 1

    def _next_dealers(self, before: told.DealStarted) -> tuple[int, ...]:
        """Who may deal where the dealer does not stay."""
        if self.plan.dealer.passes_to == "break":
            return tuple({*range(self.seats)} - {before.dealer})
        if self.plan.dealer.passes_to == "winner":
            if self.wins:
                return (self.wins[0].seat,)
            if self.draw is not None and self.draw.kind == "nagashi":
                return (self._deals_after(before.dealer), self.draw.seats[0])
        return (self._deals_after(before.dealer),)

    @property
    def _of_several(self) -> str:
        """What the rules do with so many winners on one tile."""
        plan = self.plan.payments
        return {2: plan.double_ron, 3: plan.triple_ron}.get(len(self.wins), "all_paid")

    def _deal_ended(self, event: told.DealEnded) -> None:
        if event.points != tuple(self.accounts[seat] for seat in range(self.seats)):
            contradict("points", f"{event}, but the accounts are {self.accounts}")
        if event.sticks * self.plan.payments.stick != self.accounts[TableAccount.STICKS]:
            contradict("sticks", f"{event}, but the accounts are {self.accounts}")
        if sum(self.accounts.values()) != self.total:
            contradict("points", f"{self.accounts} are not {self.total}")
        if not self.wins and self.draw is None:
            contradict("order", "a deal has ended with neither a win nor a draw")
        left = self._of_several == "stay_on_table"
        if self.wins and not left and (event.sticks or self.accounts[TableAccount.POT]):
            contradict("sticks", f"{event.sticks} sticks stay after a win: {self.accounts}")
        self._amounts()
        at_the_wall = self.draw is not None and self.draw.kind in ("exhausted", "nagashi")
        if (
            self.last is not None
            and self.last.for_pot
            and at_the_wall
            and (event.sticks or self.accounts[TableAccount.POT])
        ):
            contradict("pot", f"{self.accounts} after the deal that was played for it")
        self._shows_all_kans()
        if self.draw is not None and self.plan.draws.sticks != "stay" and event.sticks and self.draw.kind != "time":
            contradict(
                "sticks", f"{event.sticks} sticks stay after {self.draw.kind}; the rule is {self.plan.draws.sticks}"
            )
        if self.draw is not None and self.draw.kind == "exhausted" and self.plan.draws.pot_to_dealer:
            if event.sticks:
                contradict("sticks", f"{event.sticks} sticks stay, which are the dealer's")
            self.seen["pot taken by the dealer"] += any(row.reason is Reason.STICKS for row in self.rows)
        self.ended = True

    def _ended_match(self, event: told.MatchEnded) -> None:
        assert self.last is not None
        if not self.ended:
            contradict("order", "the match has ended in the middle of a deal")
        if event.points != self._of_members():
            contradict("points", f"{event}, but the accounts are {self.accounts}")
        scores = Counter[int]()
        for row in event.rows:
            if row.unit is not Unit.SCORE:
                contradict("scores", f"{row} is not in final scores")
            scores[row.source] -= row.amount
            scores[row.target] += row.amount
        if tuple(scores[member] for member in range(self.members)) != event.scores:
            contradict("scores", f"{event.scores} do not follow from {event.rows}")
        by_points = self.plan.settlement.by != "chips"
        if by_points and self.plan.settlement.leftover_sticks in ("first_place", "return"):
            for account in (TableAccount.STICKS, TableAccount.POT):
                if -scores[account] != self.accounts[account]:
                    contradict("sticks", f"{-scores[account]} of {self.accounts} were shared out at the end")
        if event.chips != (tuple(self.chips[member] for member in range(self.members)) if self.chips else ()):
            contradict("chips", f"{event.chips} were won and lost, by the events {self.chips}")
        by_chips = self.plan.settlement.by == "chips"  # points only decide between equals (001:6703)
        worth = [*zip(event.scores, event.points, strict=True)] if by_chips else [*event.points]
        best = max(worth[:: 2 if self.phantoms else 1])  # they have every second seat
        crowned = self._crowned()
        if crowned is not None:
            if event.places[self._member(crowned)] != 1:
                contradict("places", f"{event.places}, but seat {crowned} has won a yakuman")
            self.seen["ended by a yakuman"] += 1
        elif any((place == 1) > (held == best) for place, held in zip(event.places, worth, strict=True)):
            contradict("places", f"{event.places} for {worth}")
        if self.draw is not None and self.draw.kind == "all_kokushi" and not self.plan.length.minutes:
            self.seen["ended by length after stakes"] += 1
            if self.place < len(self.plan.length.rounds) - 1 and not self.plan.length.deals:
                contradict("end", "stakes that all had to lay down have ended the match")
        self._may_end(event.points)
        self.match_ended = True

    def _crowned(self) -> int | None:
        """Who has won a yakuman in the last deal, where that ends the match (001:4513): the first to be told of."""
        if not self.plan.settlement.yakuman_class:
            return None
        yakuman = {name for name, element in elements().items() if element.kind == "yakuman"}
        return next((won.seat for won in self.wins if yakuman.intersection(one.id for one in won.elements)), None)

    def _round(self) -> int:
        """The kind of the round; extra rounds may begin anew, or all of them where deals are counted."""
        if self.plan.length.keeps_rounds and self.plan.length.deals:
            return self.rounds[self.place % len(self.plan.length.rounds)]
        if not self.plan.length.extra_endless:
            return self.rounds[self.place]
        extra = self.rounds[len(self.plan.length.rounds) :]
        return (*self.rounds, *extra * self.place)[self.place]

    def _may_end(self, points: tuple[int, ...]) -> None:
        """Somebody is bust, or all rounds or deals were played, or the time is up."""
        assert self.last is not None
        length = self.plan.length
        accounts = [held for seat, held in enumerate(points) if seat not in self.phantoms]
        best = max(accounts)
        if self.phantoms:
            accounts.append(sum(points[seat] for seat in self.phantoms))
        lowest = min(accounts)
        bust = (length.bust == "below_zero" and lowest < 0) or (length.bust == "at_zero" and lowest <= 0)
        late = self.draw is not None and self.draw.kind == "time"
        self.seen["ended by time" if late else "ended by bust" if bust else "ended by length"] += 1
        if late and not length.minutes:
            contradict("end", "the time is up, and there is no clock")
        topped = 0 < length.ceiling <= best
        apart = length.mercy_gap and best - lowest >= self.plan.settlement.target
        self.seen["ended by the ceiling"] += topped
        self.seen["ended by the gap"] += apart
        if bust or topped or apart or length.minutes or self._crowned() is not None:
            return
        obligatory = len(length.rounds)
        if length.deals:
            count = self.deals - self.annulled if length.keeps_rounds else self.last.hand + 1
            if count != length.deals:
                contradict("end", f"the match ends after {count} deals of {length.deals}")
            self.seen["ended in the middle of a round"] += length.keeps_rounds and self.last.hand != self.members - 1
        elif self.place < obligatory and (self.place, self.last.hand) != (
            obligatory - 1,
            self.members - len(self.phantoms) - 1,
        ):
            contradict("end", f"the match ends in round {self.place}, deal {self.last.hand}, with {points}")
        elif best < self.plan.settlement.target + length.above and (
            self.place < len(self.rounds) - 1 or (length.extra_endless and length.extra_rounds)
        ):
            contradict("end", f"the match ends in round {self.place} with {points}: nobody has the target")

    # ------------------------------------------------------------ tiles

    def _from_wall(self, tiles: Iterable[Tile]) -> None:
        for tile in tiles:
            if tile not in self.wall:
                contradict("tiles", f"{tiles_of([tile])} is not in the wall")
            self.wall.remove(tile)

    def _from_hand(self, seat: int, tiles: Iterable[Tile]) -> None:
        for tile in tiles:
            if tile not in self.hands[seat]:
                contradict("tiles", f"{tiles_of([tile])} is not in the hand of seat {seat}")
            self.hands[seat].remove(tile)

    def _dealt(self, event: told.Dealt) -> None:
        self._from_wall(event.tiles)
        self._lies_at(event.tiles, self.front)
        self.front += len(event.tiles)
        self.hands[event.seat].update(event.tiles)
        self.live_draws += len(event.tiles)

    def _indicator(self, event: told.IndicatorShown) -> None:
        self._from_wall((event.tile,))
        self.indicators.append(event.tile)
        kans = self.kans + (self.kan is not None and self.kan[2] != "nuki")
        from_dead_wall = self.plan.dora.source == "dead_wall"
        if from_dead_wall and self.excluded.intersection(self.dora_of(event.tile)):
            self.indicators.pop()
            self.passed_over += 1
            self.turned.append(event.tile)
            self.seen["indicator passed over"] += 1
        elif from_dead_wall and len(self.indicators) == 1:
            self.day = self.day or tuple(self.dora_of(event.tile))
        extra = self._reached_extra()
        more = self._more_indicators()
        self.seen["indicator for tiles set aside"] += extra and self.kan is not None and self.kan[2] == "nuki"
        if len(self.indicators) > 1 + kans + extra + more:
            contradict("indicators", f"{len(self.indicators)} are shown after {kans} kans")
        self.seen["more indicators than kans"] += len(self.indicators) > 1 + kans + extra

    def _more_indicators(self) -> int:
        """How many may lie open beside the first, by dice, red tiles, honba and the length of the wall."""
        assert self.last is not None
        plan, (first, *_) = self.plan.dora, self.thrown
        more = plan.first - 1
        if len(first) == 2 and first[0] == first[1]:
            more = max(more, 2 if first == (1, 1) and "ones" in plan.more_on else int("double" in plan.more_on))
        shown = self.indicators[: 1 + more]
        more += "red" in plan.more_on and any(marks_of(tile) & RED for tile in shown)
        if plan.all_from_honba is not None and self.last.honba >= plan.all_from_honba:
            more += 4 - self.kans - (self.kan is not None and self.kan[2] != "nuki")
        more += sum(event.word == "okawari" for event in self.said)
        return more + sum(self._live() <= mark for mark in plan.shrinking)

    def _dora_named(self, event: told.DoraNamed) -> None:
        """By the dice: a number of every suit, dragons, ones, winds; or once more that of the first deal."""
        if event.how == "dealer":
            assert self.last is not None
            if not self.plan.dora.by_dealer or self.named or len(event.kinds) != 1 or event.seat != self.last.dealer:
                contradict("dora", f"{event}")
            self.named += event.kinds
            self.seen["dora named by the dealer"] += 1
            return
        if event.how == "day":
            if not self.plan.dora.of_the_day or event.kinds != self.day:
                contradict("dora", f"{event}; of the day is {self.day}")
            self.named += event.kinds
            self.seen["dora of the day"] += 1
            return
        low, high = event.dice
        odd_even = self.plan.wall.dora_dice == (6, 2)
        number = 2 * low - (high == 1) if odd_even else low + high
        names = {10: "5z 6z 7z", 11: "" if odd_even else "1m 1p 1s", 12: "1z 2z 3z 4z"}
        named = names.get(number, f"{number}m {number}p {number}s").split()
        there = {tile & KIND for tile in self.box}
        if list(event.kinds) != [KIND_OF[name] for name in named if KIND_OF[name] in there]:
            contradict("dora", f"{event}: {number} names {named}")
        if event.doubled != (odd_even and number == 11):
            contradict("dora", f"{event} is doubled")
        self.doubled = event.doubled
        self.named += event.kinds
        self.seen["dora by dice"] += 1

    def _reached_extra(self) -> bool:
        """Whether so many tiles lie aside that one more indicator is due."""
        enough = self.plan.nuki.indicator_after
        return 0 < enough <= sum(map(len, self.nuki))

    def _excluded(self, event: told.KindsExcluded) -> None:
        self._from_wall(event.tiles)
        self.turned += event.tiles
        self.excluded.update(event.kinds)
        if {*event.kinds} != {tile & KIND for tile in event.tiles} or len(event.kinds) != self.plan.exclusion.kinds:
            contradict("excluded", f"{event}")

    def _tile_replaced(self, event: told.TileReplaced) -> None:
        fresh = event.tile == self.drawn or not (self.ponds[event.seat] or self.melds[event.seat])
        if event.seat != self.turn or self.drawn is None or event.tile & KIND not in self.excluded or not fresh:
            contradict("excluded", f"{event}; {tiles_of(self.turned)} are out of play")
        self._from_hand(event.seat, (event.tile,))
        self.replaced[event.seat].append(event.tile)
        self.replacing = event.seat
        self.opening = False

    def _lies_at(self, tiles: Sequence[Tile], place: int) -> None:
        """These are the tiles that lie there in the wall."""
        if self.row[place : place + len(tiles)] != tuple(tiles):
            contradict(
                "wall", f"{tiles_of(tiles)} were taken, where {tiles_of(self.row[place : place + len(tiles)])} lie"
            )

    def _comes_from(self, event: told.Drawn) -> None:
        """What is drawn is what lies there: the next live tile, or the next at the other end, of each stack the upper
        one first (002:292-310)."""
        rule = self.plan.wall.replace_from
        after_deal = self.players * sum(self.plan.wall.blocks)
        if event.source == "deal":
            self._lies_at((event.tile,), after_deal)
        elif event.source == "wall" or rule == "next":
            self.front += self.front == after_deal  # which the dealer has
            self._lies_at((event.tile,), self.front)
            self.front += 1
        elif rule == "reserve":
            stack, layer = divmod(self.replacements, LAYERS)
            self._lies_at((event.tile,), len(self.row) - LAYERS * (stack + 1) + layer)

    def _drew(self, event: told.Drawn) -> None:
        self._stands()
        self._from_wall((event.tile,))
        self._comes_from(event)
        self.hands[event.seat].add(event.tile)
        if self.replacing >= 0:  # the turn goes on
            if event.seat != self.replacing or self._live() < 1:
                contradict("turns", f"{event} for a tile of seat {self.replacing}")
            self.live_draws += 1
            self.drawn = event.tile
            self.replacing = -1
            return
        if self.growing:
            self.growing -= 1
            if event.seat != self.turn or event.source != "wall":
                contradict("turns", f"{event} for a stage of seat {self.turn}")
            self.live_draws += 1
            self.drawn = None
            return
        if self.eyes:
            self.eyes -= 1
            if event.seat != self.turn or event.source != "live_end" or self._live() < 1:
                contradict("turns", f"{event} for the eyes")
            self.live_draws += 1
            self.drawn = event.tile
            self.passed[event.seat].clear()
            return
        if event.source == "dead_wall":
            self.replacements += 1
            if self.replacements != self.owed:
                contradict("turns", f"seat {event.seat} draws replacement {self.replacements}; {self.owed} are owed")
            if self.opening:
                self.drawn = event.tile if self.drawn is None and event.seat == self.turn else self.drawn
                return
            if event.seat != self.turn:
                contradict("turns", f"{event}: it is the turn of seat {self.turn}")
        else:
            if self._live() < 1:
                contradict("wall", f"{event}, and no live tile is left")
            self.live_draws += 1
            self.came = event.source
            if event.source == "deal":
                self._begins_with(event)
            if event.source == "wall" and event.seat != self._draws_next():
                contradict("turns", f"seat {event.seat} draws after {self.offered}")
        self.drawn = None if event.seat == self.taken_at_once else event.tile
        self.taken_at_once = -1
        self._has_turn(event.seat)

    def _comes_after(self, seat: int) -> int:
        """Whose turn it is after this seat's: that of the next, or of the one behind a phantom without turns."""
        following = (seat + 1) % self.seats
        passed_over = following in self.phantoms and not self.plan.seats.phantoms_draw
        return (following + 1) % self.seats if passed_over else following

    def _deals_after(self, dealer: int) -> int:
        """Phantoms never deal (001:4055)."""
        return (dealer + 1 + ((dealer + 1) % self.seats in self.phantoms)) % self.seats

    def _draws_next(self) -> int:
        """Whose turn comes after the discard on offer; -1 if there is none."""
        if self.dealer_next >= 0:
            return self.dealer_next
        if self.raising >= 0:  # a tile is drawn for the one on a run
            return self.raising
        if self.offered is None:
            return -1 if self.after_call < 0 else self._comes_after(self.after_call)
        return self._comes_after(self.offered[0])

    def _takes_turn_owing(self, seat: int) -> None:
        """A turn of who owes a discard begins without a draw."""
        if seat in self.owing and seat == self._draws_next():
            self.barred, self.drawn = self.owing[seat], None
            self._has_turn(seat)
            self.after_call = -1

    def _owes(self, seat: int, source: int) -> None:
        """The caller discards in the own turn; whoever comes after the source goes on."""
        if seat in self.owing:
            contradict("turns", f"seat {seat} calls and still owes a discard")
        self.owing[seat], self.barred = self.barred, set()
        self.after_call = source

    def _has_turn(self, seat: int) -> None:
        self.turn = seat
        self.raising = self.dealer_next = -1
        self.offered = None
        self._gone_by()
        if not self.plan.furiten.tsumo_too:
            self.passed[seat].clear()

    def _offers(self, seat: int, tile: Tile) -> None:
        self._gone_by()
        self.pending = (seat, tile & KIND)

    def _gone_by(self) -> None:
        """Nobody has won on what was offered."""
        if self.pending is None:
            return
        seat, kind = self.pending
        self.pending = None
        for other in range(self.seats):
            if other != seat:
                self.passed[other].add(kind)
                if other in self.riichi:
                    self.riichi[other].add(kind)

    def _hand_built(self, event: told.HandBuilt) -> None:
        dealt = self.hands[event.seat]
        size, tiles = sum(self.plan.wall.blocks), self.plan.building.tiles
        if len(dealt) != tiles or len({*event.tiles}) != size or not dealt.issuperset(event.tiles):
            contradict("hands", f"{event}, and {tiles_of(dealt)} were dealt")
        self.supplies[event.seat], self.hands[event.seat] = dealt - {*event.tiles}, {*event.tiles}
        self.uninterrupted = False

    def _takes_a_step(self, event: told.Discarded) -> None:
        """A discard beside a hand that was built: in turn from the dealer on, and the first declares riichi."""
        assert self.last is not None
        steps = [len(pond) for pond in self.ponds]
        self.turn = (self.begins + sum(steps)) % self.seats
        if event.tile not in self.supplies[event.seat] or steps[event.seat] >= self.plan.building.steps:
            contradict("hands", f"{event} beside {tiles_of(self.supplies[event.seat])}, after {steps} discards")
        if event.riichi != (steps[event.seat] == 0):
            contradict("riichi", f"{event} after {steps} discards")
        self.supplies[event.seat].discard(event.tile)
        self.hands[event.seat].add(event.tile)

    def _discarded(self, event: told.Discarded) -> None:
        built = self.plan.building.tiles > 0
        if built:
            self._takes_a_step(event)
        self._takes_turn_owing(event.seat)
        if self.kan is not None and self.kan[2] == "laid":
            self._stands()
        if event.seat != self.turn:
            contradict("turns", f"{event}: it is the turn of seat {self.turn}")
        self.owing.pop(event.seat, None)
        self.after_call = -1
        self._from_hand(event.seat, (event.tile,))
        if event.drawn != (event.tile == self.drawn):
            contradict("turns", f"{event}: {self.drawn} was drawn")
        if event.tile & KIND in self.barred:
            contradict("kuikae", f"{event} after a call that bars {self.barred}")
        if event.riichi and self._live() < self.plan.riichi.least_live:
            contradict("riichi", f"{event} with {self._live()} live tiles left")
        self.barred = set()
        if event.seat in self.riichi and not event.drawn and not built:
            contradict("riichi", f"{event}: in riichi only the drawn tile may be discarded")
        kept = self.drawn is not None and self.drawn & KIND in self.aside  # the last tile, and it is a flower
        if event.seat in self.fixed and not event.drawn and not kept:
            contradict("ready", f"{event}: the hand does not change any more")
        if self.must_declare == event.seat and not event.riichi:
            contradict("riichi", f"{event} after a run from another than the player to the left")
        self.must_declare = -1
        if event.riichi and event.seat in self.opened:
            self.seen["riichi with an open hand"] += 1
            with_call = self.plan.calls.tenpai_calls and self.came == "call" and self.called[event.seat] == 1
            self.seen["riichi with a call"] += with_call
            if not self.plan.riichi.open_hand and not with_call:
                contradict("riichi", f"{event} with an open hand")
        if event.tile & KIND in self.aside and event.tile & KIND >= USUAL_KINDS:
            contradict("nuki", f"{event}: it must be set aside")
        self.opening = False
        self.ippatsu.discard(event.seat)
        self.passed[event.seat].clear()
        self.ponds[event.seat].append(event.tile)
        self.drawn = None
        self.offered = (event.seat, event.tile)
        self._offers(event.seat, event.tile)

    def _riichi_named(self, event: told.RiichiNamed) -> None:
        if event.seat != self.turn or event.seat in self.riichi or event.seat in self.opened:
            contradict("riichi", f"{event}: in the turn of seat {self.turn}, with {[*self.riichi]} in riichi")
        if event.kind not in self.plan.elements:
            contradict("riichi", f"{event}, which these rules do not know")
        self.kinds_named[event.seat] = event.kind
        self.seen[event.kind] += 1

    def _hand_opened(self, event: told.HandOpened) -> None:
        self.laid_open.add(event.seat)
        if event.seat != self.turn or self.riichi or event.seat in self.opened:
            contradict("riichi", f"{event}: in the turn of seat {self.turn}, with {[*self.riichi]} in riichi")
        if not self.hands[event.seat].issuperset(event.tiles) or not event.waits:
            contradict("riichi", f"{event} is not of {tiles_of(self.hands[event.seat])}")
        size = len(self.hands[event.seat]) - 1
        if (len(event.tiles) == size) < (self.plan.riichi.opens == "hand") or len(event.tiles) > size:
            contradict("riichi", f"{event} of {size} tiles, where {self.plan.riichi.opens} is laid open")

    def _stage_reached(self, event: told.StageReached) -> None:
        """Five or eight tiles, the last of them just drawn or on offer; two more are drawn, and the dealer goes on."""
        if not self.plan.stages.played or self._live() < FOR_A_SET:
            contradict("stages", f"{event}, with {self._live()} live tiles left")
        if event.source == event.seat:
            if event.seat != self.turn or event.tile != self.drawn:
                contradict("stages", f"{event} in the turn of seat {self.turn}, who has drawn {self.drawn}")
        else:
            if self.offered != (event.source, event.tile):
                contradict("stages", f"{event}, but {self.offered} is on offer")
            self.ponds[event.source].remove(event.tile)
            self.hands[event.seat].add(event.tile)
            self.pending = None
            self._interrupt(event.seat)
        held = len(self.hands[event.seat]) + 3 * len(self.melds[event.seat])
        if held != 3 * event.stage + 2 or held >= self.table.grammar.size:
            contradict("stages", f"{event} of {held} tiles")
        assert self.last is not None
        self.growing, self.dealer_next = FOR_A_SET, self.last.dealer
        self.turn, self.offered = event.seat, None
        self.passed[event.seat].clear()
        self.seen["stage by a draw" if event.source == event.seat else "stage by a discard"] += 1

    def _word_said(self, event: told.WordSaid) -> None:
        """Both words are said once in a deal by each seat: the one in the own turn, the other before all turns."""
        if event.word not in self.plan.elements or event in self.said:
            contradict("words", f"{event} after {self.said}")
        if event.word == "okawari" and (event.seat != self.turn or self.drawn is None):
            contradict("words", f"{event}: in the turn of seat {self.turn}, with {self.drawn} drawn")
        if event.word == "tetora_appu" and any(self.ponds):
            contradict("words", f"{event} after the first turn")
        self.said.append(event)
        self.seen[event.word] += 1

    def _hissatsu(self, event: told.HissatsuDeclared) -> None:
        """Three tiles are left, the turn is the seat's, and the hand is ready with three equal triplets."""
        if HISSATSU not in self.plan.elements or event.seat != self._draws_next() or self._live() < 3:
            contradict("hissatsu", f"{event} after {self.offered}, with {self._live()} live tiles left")
        if {*event.tiles} != self.hands[event.seat] or len(event.indicators) != 2:
            contradict("hissatsu", f"{event} is not of {tiles_of(self.hands[event.seat])}")
        held = Counter(tile & KIND for tile in self.hands[event.seat])
        held.update(tile & KIND for meld in self.melds[event.seat].values() for tile in meld)
        if not any(all(held[kind] >= 3 for kind in range(rank, 27, 9)) for rank in range(9)):
            contradict("hissatsu", f"{event} without three equal triplets")
        self._from_wall(event.indicators)
        self.front += self.front == self.players * sum(self.plan.wall.blocks)  # which the dealer has
        self._lies_at(event.indicators, self.front)
        self.front += len(event.indicators)
        self.live_draws += len(event.indicators)
        self.own_indicators[event.seat] = event.indicators
        if event.seat in self.riichi:
            self.ippatsu.add(event.seat)
        self.seen["three tiles drawn in riichi"] += event.seat in self.riichi
        self.seen["three tiles drawn with melds"] += event.seat in self.opened

    def _personal_dora_taken(self, event: told.PersonalDoraTaken) -> None:
        """001:2797: the next player takes a discard; anybody takes what another gives up, once after a discard."""
        if not self.plan.dora.personal or self.offered != (event.source, event.tile) or event.seat in self.riichi:
            contradict("markers", f"{event}: {self.offered} is on offer")
        if event.tile in self.given_up:
            if event.seat in (event.source, *self.marking):
                contradict("markers", f"{event} once more after {self.marking}")
            self._leaves_markers(event.source, event.tile)
            self.seen["marker taken over"] += 1
        else:
            if event.seat != self._comes_after(event.source):
                contradict("markers", f"{event} out of turn")
            self.marking = []
            self.marked.append(event.tile)
        self._gone_by()
        self.marking.append(event.seat)
        self.own_markers[event.seat].insert(0, event.tile)
        self.offered, self.raising = (event.seat, event.tile), event.seat
        self.seen["marker"] += 1

    def _personal_dora_lost(self, event: told.PersonalDoraLost) -> None:
        """There is a newer one: the older may be won on, called, and taken by others."""
        if len(self.own_markers[event.seat]) != 2 or self.own_markers[event.seat].pop() != event.tile:
            contradict("markers", f"{event}, and {self.own_markers} lie there")
        self.given_up.append(event.tile)
        self.replaced[event.seat].append(event.tile)
        self.offered = (event.seat, event.tile)
        self._offers(event.seat, event.tile)
        self.seen["marker given up"] += 1

    def _leaves_markers(self, seat: int, tile: Tile) -> None:
        """It is taken from who has it."""
        if tile in self.given_up:
            self.given_up.remove(tile)
            self.replaced[seat].remove(tile)
        else:
            self.own_markers[seat].remove(tile)

    def _foreign_dora(self, event: told.Won, dora: int) -> int:
        """So many dora a hand has with those of others: fewer where it has its own, more where it has none."""
        others = [
            {*self.dora_of(tile)}
            for seat, lying in enumerate(self.own_markers)
            if seat != event.seat
            for tile in lying[:1]
        ]
        melds = [
            meld for meld in event.melds if meld.form is not MeldForm.CLOSED_KAN or not self.own_markers[event.seat]
        ]
        held = [event.tile, *event.concealed, *(tile for meld in melds for tile in meld.all_tiles)]
        kinds = [tile & KIND for tile in held]
        if self.own_markers[event.seat]:
            return max(dora - sum(any(kind in their for their in others) for kind in kinds), 0)
        together = sum(min(kinds.count(kind), sum(kind in their for their in others)) for kind in {*kinds})
        self.seen["foreign dora"] += together > 1
        return dora + max(together - 1, 0)

    def _riichi_stands(self, event: told.RiichiStands) -> None:
        if self.offered is None or self.offered[0] != event.seat or event.seat in self.riichi:
            contradict("riichi", f"{event} after {self.offered}")
        stake = self.plan.payments.stick * STICKS.get(self.kinds_named.get(event.seat, ""), 1)
        if event.seat in self.laid_open:
            stake *= self.plan.riichi.open_sticks
        if not self.plan.riichi.on_credit and self.accounts[event.seat] < stake:
            contradict("riichi", f"{event} with {self.accounts[event.seat]} points")
        if sum(row.amount for row in event.rows) != stake:
            contradict("riichi", f"{event} for {stake}")
        self._pay(event.rows)
        self.riichi[event.seat] = set()
        if self.plan.calls.riichi_interrupts:
            self.uninterrupted = False
            self.ippatsu.clear()
        self.ippatsu.add(event.seat)

    def _called(self, event: told.Called) -> None:
        if event.meld.added is not None:
            self._grown(event)
            return
        meld = event.meld
        tile = self.offered[1] if self.offered is not None else None
        if self.offered != (event.source, tile) or tile not in meld.tiles or event.seat == event.source:
            contradict("turns", f"{event}, but {self.offered} is on offer")
        if meld.claimed != tile and (self.kan is None or meld.form is not MeldForm.CLOSED_KAN):
            contradict("turns", f"{event} has not claimed {self.offered}")
        if event.seat in self.riichi or event.seat in self.fixed:
            contradict("riichi", f"{event}: in riichi nothing is called")
        left_only = self.plan.calls.runs_from == "left"
        marker = tile is not None and (tile in self.given_up or tile in self.own_markers[event.source])
        if marker:
            self._leaves_markers(event.source, tile)
            self.seen["marker called"] += 1
        near = event.seat == self._comes_after(event.source) or marker
        if meld.form is MeldForm.CHI and not near and left_only:
            if not self.plan.calls.tenpai_calls or event.seat in self.opened:
                contradict("turns", f"{event}: chi from the left only")
            self.must_declare = event.seat
        self._may_be_called(event, tile)
        self.seen["tile of a phantom called"] += event.source in self.phantoms
        self._from_hand(event.seat, [other for other in meld.tiles if other != tile])
        self.melds[event.seat][meld.tiles[0]] = set(meld.tiles)
        robbable = self.plan.kans.rob_open and not self._is_spared(event.seat)
        if meld.form is MeldForm.OPEN_KAN and robbable:
            self.pending = None  # it can still be won on
        self._has_turn(event.seat)
        self.drawn = None
        self.came = "call"
        if meld.is_open:
            self.lying_open[event.seat].add(meld.tiles[0])
            self.opened.add(event.seat)
        if meld.form is MeldForm.EYES_KAN:
            self._waits_for_eyes()
        self.runs[event.seat] += meld.form is MeldForm.CHI
        self.called[event.seat] += meld.is_open
        if self.plan.calls.most is not None and self.called[event.seat] > self.plan.calls.most:
            contradict("calls", f"{event} is the call number {self.called[event.seat]}")
        self._note_mixed(meld)
        self._interrupt(event.seat)
        self.barred = self._bars(meld)
        if self.plan.calls.keeps_turn:
            self._owes(event.seat, event.source)
            self.taken_at_once = event.seat if meld.is_kan else -1
        self.seen[meld.form.value] += 1
        if meld.is_kan:
            self.kan = (event.seat, (tile,), "open")
        elif meld.is_run and self.plan.calls.rob_laid:
            self._gone_by()
            self.kan = (event.seat, tuple(one for one in meld.tiles if one != tile), "laid")

    def _grown(self, event: told.Called) -> None:
        """001:2967: a pon grows with a tile of the player who has fed it."""
        meld = event.meld
        if not self.plan.kans.second_call or self.offered != (event.source, event.tile):
            contradict("turns", f"{event}, and {self.offered} is on offer")
        fed = self.table.seats.source(meld.feeder, event.seat)
        lying = self.melds[event.seat].get(meld.tiles[0])
        if fed != event.source or lying != {*meld.tiles} or event.tile & KIND != meld.kind:
            contradict("kans", f"{event}: there is no such pon")
        self.melds[event.seat][meld.tiles[0]] = {*meld.all_tiles}
        if self.plan.kans.rob_open and not self._is_spared(event.seat):
            self.pending = None  # it can still be won on
        self._has_turn(event.seat)
        self.drawn = None
        self.came = "call"
        self._interrupt(event.seat)
        if self.plan.calls.keeps_turn:
            self._owes(event.seat, event.source)
            self.taken_at_once = event.seat
        self.seen["second call"] += 1
        self.kan = (event.seat, (event.tile,), "open")

    def _may_be_called(self, event: told.Called, tile: Tile) -> None:
        """What the rules let be called, of discards and of tiles set aside."""
        meld = event.meld
        word = {MeldForm.OPEN_KAN: "kan", MeldForm.EYES_KAN: "eyes"}.get(meld.form, meld.form.value)
        plan: tuple[str, ...] = (*self.plan.calls.verbs, *(("eyes",) if self.plan.supplements.own_seasons else ()))
        if self.kan is not None and self.kan[2] == "run":
            self._takes_from_run(event, tile)
        elif self.kan is not None:
            self.nuki[event.source].remove(tile)
            self.kan = None
            plan = self.plan.nuki.claims
            self.seen["called after nuki"] += 1
        never = self.aside if self.plan.nuki.in_hand == "never" else set[int]()
        if never.intersection(one & KIND for one in meld.tiles):
            contradict("calls", f"{event}: such tiles are no part of a hand")
        most = self.plan.calls.most_runs
        if word not in plan or (word == "chi" and most is not None and self.runs[event.seat] >= most):
            contradict("calls", f"{event}: {plan} may be called, {most} runs at most")

    def _takes_from_run(self, event: told.Called, tile: Tile) -> None:
        """001:2112: a tile laid on a run goes into another."""
        if event.meld.form is not MeldForm.CHI or not self.plan.calls.runs_call_raised:
            contradict("runs", f"{event}: such tiles are not called")
        runs = self.melds[event.source]
        key = next(first for first, tiles in runs.items() if tile in tiles)
        runs[key].remove(tile)
        self.lying_open[event.source].add(Tile(key))
        self.opened.add(event.source)
        self.kan = None
        self.seen["called from a run"] += 1

    def _interrupt(self, seat: int) -> None:
        if not self.plan.calls.interrupt:
            self.ippatsu.discard(seat)
            return
        self.uninterrupted = False
        self.ippatsu.clear()

    def _bars(self, meld: Meld) -> set[int]:
        """000:1006: not the tile that was called, nor the one at the other end of the run."""
        draws = meld.is_kan or meld.form is MeldForm.EYES_KAN  # before the discard
        if meld.claimed is None or draws:
            return set()
        called = meld.claimed & KIND
        barred = self._bars_of_run(meld) if meld.form is MeldForm.CHI else set[int]()
        if self.plan.calls.swap == "allowed":
            return barred
        barred.add(called)
        if meld.form is MeldForm.CHI and self.plan.calls.swap == "forbidden":
            low, _, high = sorted(tile & KIND for tile in meld.tiles)
            if called == low and high % 9 < 8:
                barred.add(high + 1)
            if called == high and low % 9 > 0:
                barred.add(low - 1)
        return barred

    def _bars_of_run(self, meld: Meld) -> set[int]:
        """001:2822: the tiles of a called run, or those beside it."""
        low, middle, high = sorted(tile & KIND for tile in meld.tiles)
        if self.plan.calls.run_ban == "inside":
            return {low, middle, high}
        beside = {kind for kind in (low - 1, high + 1) if kind // 9 == low // 9 and kind >= 0}
        return beside if self.plan.calls.run_ban == "adjacent" else set()

    def _kan_declared(self, event: told.KanDeclared) -> None:
        meld = event.meld
        if event.seat != self.turn or (self.drawn is None and not self.plan.kans.after_call):
            contradict("turns", f"{event} is not in the own turn")
        self._stands()
        if event.form == "eyes":
            self._from_hand(event.seat, meld.tiles)
            self.melds[event.seat][meld.tiles[0]] = set(meld.tiles)
            self.seen[meld.form.value] += 1
            self._waits_for_eyes()
            self._interrupt(event.seat)
            return
        if event.form == "closed":
            self._from_hand(event.seat, meld.tiles)
            self.melds[event.seat][meld.tiles[0]] = set(meld.tiles)
            self.closed_kans[event.seat] += 1
            robbed = (self.drawn,) if self.drawn in meld.tiles else meld.tiles
        else:
            assert meld.added is not None
            self._from_hand(event.seat, (meld.added,))
            lying = self.melds[event.seat].get(meld.tiles[0])
            if lying != set(meld.tiles):
                contradict("tiles", f"{event}: there is no such pon")
            self.melds[event.seat][meld.tiles[0]] = {*meld.tiles, meld.added}
            robbed = (meld.added,)
            if not self._is_spared(event.seat):
                self._offers(event.seat, meld.added)
        if (event.seat in self.riichi or event.seat in self.fixed) and event.form != "closed":
            contradict("riichi", f"{event} in riichi")
        self.seen[meld.form.value] += 1
        self._note_mixed(meld)
        self.seen[f"{event.form} kan in riichi"] += event.seat in self.riichi
        self.drawn = None
        self.barred = set()  # the next discard is not right after the call any more
        self.opening = False
        self.kan = (event.seat, robbed, event.form)

    def _is_spared(self, seat: int) -> bool:
        """001:2855: four kans lie before this seat, and by these rules nobody robs the fourth."""
        kans = [
            tiles
            for tiles in self.melds[seat].values()
            if len(tiles) == 4 and not (self.plan.supplements.own_seasons and is_eyes([tile & KIND for tile in tiles]))
        ]
        return not self.plan.kans.rob_fourth and len(kans) == 4

    def _note_mixed(self, meld: Meld) -> None:
        """Sets of tiles that are not all equal."""
        sets = (MeldForm.PON, MeldForm.OPEN_KAN, MeldForm.ADDED_KAN, MeldForm.CLOSED_KAN)
        if meld.form in sets and len({tile & KIND for tile in meld.all_tiles}) > 1:
            self.seen[f"mixed {meld.form.value}"] += 1
            if not self.plan.supplements.played:
                contradict("melds", f"{meld}")

    def _waits_for_eyes(self) -> None:
        self.eyes, self.drawn, self.came, self.opening = FOR_EYES, None, "wall", False

    def _run_raised(self, event: told.RunRaised) -> None:
        """001:3171: a tile like the claimed one is laid on an open run, as long as a live one is left for it."""
        seat, meld = event.seat, event.meld
        assert meld.added is not None
        assert meld.claimed is not None
        self._stands()
        if seat != self.turn or self.drawn is None or seat in self.riichi or self._live() < 1:
            contradict("runs", f"{event}: not now")
        if self.plan.calls.raised_runs != ("open" if meld.is_open else "closed"):
            contradict("runs", f"{event}; by the rules {self.plan.calls.raised_runs}")
        self._from_hand(seat, (meld.added,))
        if self.melds[seat].get(meld.tiles[0]) != set(meld.tiles) or meld.claimed & KIND != meld.added & KIND:
            contradict("runs", f"{event}: there is no such run, or it has been raised")
        self.melds[seat][meld.tiles[0]] = {*meld.tiles, meld.added}
        self.lying_open[seat].difference_update(() if meld.is_open else meld.tiles[:1])
        if not self.lying_open[seat]:
            self.opened.discard(seat)
        self.seen[meld.form.value] += 1
        self._offers(seat, meld.added)
        if self.plan.calls.runs_call_raised:
            self.offered = (seat, meld.added)
        self.drawn = None
        self.kan = (seat, (meld.added,), "run")

    def _nuki_declared(self, event: told.NukiDeclared) -> None:
        self._takes_turn_owing(event.seat)
        kind = event.tile & KIND
        flower = kind >= USUAL_KINDS
        if kind not in self.aside:
            contradict("nuki", f"{event}: only {self.aside} are set aside")
        self._stands()
        self.opening = self.opening and flower
        if not self.opening and (event.seat != self.turn or (self.drawn is None and not flower)):
            contradict("turns", f"{event} is not in the own turn")
        if event.seat in self.riichi and event.tile != self.drawn:
            contradict("riichi", f"{event} in riichi: {self.drawn} was drawn")
        self._from_hand(event.seat, (event.tile,))
        self.nuki[event.seat].append(event.tile)
        self.seen["flower set aside"] += flower
        self.seen["set aside in riichi"] += event.seat in self.riichi
        self.seen["kept and set aside later"] += not self.opening and event.tile != self.drawn
        if self.opening:
            self.owed += 1
            self.drawn = None if event.tile == self.drawn else self.drawn
            return
        self.drawn = None
        self.kan = (event.seat, (event.tile,), "nuki")
        self.offered = (event.seat, event.tile)
        if self.plan.nuki.robbery == "always" and not flower:
            self._offers(event.seat, event.tile)

    def _stands(self, ends: bool = False) -> None:
        """What was declared last was not robbed. A kan beyond the limit ends the deal."""
        if self.kan is None:
            return
        seat, tiles, form = self.kan
        self.kan = None
        if form == "laid":
            for tile in tiles:
                self._offers(seat, tile)
            self._gone_by()
            return
        if form == "run":
            self.raising = seat
            self._interrupt(seat)
            return
        self.owed += 1
        self.came = "nuki" if form == "nuki" else "kan"
        if form == "nuki":
            self.uninterrupted = self.uninterrupted and self.plan.nuki.keeps_first_turn
            if not self.plan.nuki.keeps_ippatsu:
                self.ippatsu.clear()
            return
        self._interrupt(seat)
        self.kans += 1
        limit = self.plan.kans.limit
        if limit is not None and self.kans > limit and not ends:
            contradict("kans", f"{self.kans} kans stand; {limit} may")

    # ------------------------------------------------------------ the end of a deal

    def _won(self, event: told.Won) -> None:
        hand, tile = self.hands[event.seat], event.tile
        tsumo = event.source == event.seat
        if self.first_winner < 0:
            self.first_winner = event.seat
        if event.seat in self.dead:
            contradict("win", f"{event} with a dead hand")
        if tsumo:
            self._stands()
            good = event.seat == self.turn and tile == self.drawn and {*event.concealed, tile} == hand
        else:
            seat, tiles = self._on_offer()
            good = event.source == seat and tile in tiles and {*event.concealed} == hand
            self.seen["ron on a phantom"] += event.source in self.phantoms
        self._not_furiten(event)
        if not good or list(event.nuki) != self.nuki[event.seat]:
            contradict("win", f"{event} with {tiles_of(hand)}; {self.offered} {self.kan} {self.drawn}")
        shown = [tile] if self.plan.dora.source == "winning_tile" else self.indicators
        shown = [*shown, *self.own_indicators.get(event.seat, ()), *self.own_markers[event.seat]]
        self._is_third(event)
        if list(event.indicators) != shown and (self.plan.dora.indicator or self.plan.dora.ura):
            contradict("indicators", f"{event.indicators} are not {shown}")
        self._flags(event)
        if event.ura and event.seat not in self.riichi and not self._ura_for_all():
            contradict("indicators", f"{event} has ura without riichi")
        self.seen["ura without riichi"] += bool(event.ura) and event.seat not in self.riichi
        self._dora_is_counted(event)
        for flag in event.flags:
            self.seen[flag] += 1
        self.seen["pao"] += event.liable is not None
        self.seen["tsumo" if tsumo else "ron"] += 1
        if self.kan is not None:
            what = self.kan[2]
            if what not in NO_KANS and self._is_spared(self.kan[0]):
                contradict("kans", f"{event} robs a fourth kan")
            self.seen[f"{what} robbed" if what in NO_KANS else f"{what} kan robbed"] += 1
        if self.wins:
            farther = self._distance(event) - self._distance(self.wins[-1])
            if (farther if self.plan.payments.heads == "nearest" else -farther) <= 0:
                contradict("order", f"{event.seat} after {self.wins[-1].seat}: {self.plan.payments.heads} comes first")
        self.wins.append(event)
        self.seen["double ron"] += len(self.wins) == 2
        self.seen["triple ron"] += len(self.wins) == 3

    def _ura_for_all(self) -> bool:
        plan, start = self.plan.dora, self.last
        assert start is not None
        return plan.ura_costs != "never" or (plan.all_from_honba is not None and start.honba >= plan.all_from_honba)

    def _dora_is_counted(self, event: told.Won) -> None:
        """Each tile for every indicator that points to it, and for what was named; where nothing else is dora."""
        plan = self.plan.dora
        usual = plan.stacks and plan.indicator and plan.block == type(plan)().block
        usual = usual and not (plan.permanent or plan.winning or self.plan.nuki.tiles)
        if not usual or event.by_limit or event.stands_for is not None or self.plan.supplements.played:
            return
        if "four_dora" in event.facts or any(element.fact == "four_dora" for element in event.elements):
            return
        pointed = [kind for tile in event.indicators for kind in self.dora_of(tile)]
        again = [kind for tile in self.indicators for kind in self.dora_of(tile)] if self.doubled else []
        melded = [tile for meld in event.melds for tile in meld.all_tiles]
        held = [tile & KIND for tile in (*event.concealed, *melded, event.tile)]
        due = sum(held.count(kind) for kind in (*pointed, *self.named, *again))
        if self.plan.dora.personal:
            due = self._foreign_dora(event, due)
        if event.bonus[0] != due:
            contradict("dora", f"{event.bonus[0]} of {event}; {due} are there")

    def _flags(self, event: told.Won) -> None:
        """What the situation says of a win."""
        robbed = None if self.kan is None else self.kan[2]
        after_nuki = event.source == event.seat and self.came == "nuki"
        after_kan = event.source == event.seat and self.came == "kan"
        due = {
            "gari": robbed == "nuki",
            "chanjun": robbed in ("run", "laid"),
            "chankan": robbed not in (None, *NO_KANS),
            "rinshan": after_kan or (after_nuki and self.plan.nuki.rinshan),
        }
        for flag, holds in due.items():
            if (flag in event.flags) != holds:
                contradict("flags", f"{flag} is {'not ' * holds}in {event}")
        self.seen["won with the tile for a nuki"] += after_nuki
        if "ippatsu" in event.flags and event.seat not in self.ippatsu:
            contradict("flags", f"ippatsu was over: {event}")
        first = {"tenhou", "chiihou", "renhou"}.intersection(event.flags)
        if first and (self.ponds[event.seat] or not self.uninterrupted):
            contradict("flags", f"the first turn was over: {event}")
        if "tenhou" in first and (self.last is None or not event.seat == self.begins == self.last.dealer):
            contradict("flags", f"seat {self.begins} has begun: {event}")

    def _is_third(self, event: told.Won) -> None:
        """Where three tiles were drawn, it is who drew them that wins, with the third."""
        if self.own_indicators and (event.seat not in self.own_indicators or event.source != event.seat):
            contradict("hissatsu", f"{event}, and {[*self.own_indicators]} has drawn three tiles")
        named = any(element.id == HISSATSU for element in event.elements) or event.by_limit
        if self.own_indicators and (not named or ("ippatsu" in event.flags) != (event.seat in self.riichi)):
            contradict("hissatsu", f"{event} by three tiles")
        self.seen["three tiles drawn, won"] += bool(self.own_indicators)

    def _distance(self, win: told.Won) -> int:
        return (win.seat - win.source) % self.seats

    def _on_offer(self) -> tuple[int, tuple[Tile, ...]]:
        """Whose tile can be won on now; of a closed kan any, if none of them was just drawn."""
        if self.kan is not None:
            return self.kan[:2]
        return (-1, ()) if self.offered is None else (self.offered[0], (self.offered[1],))

    def _not_furiten(self, event: told.Won) -> None:
        """000:273: none of the waits lies in the own pond, none went by in riichi or since the own last turn."""
        tsumo = event.source == event.seat
        more = self.plan.furiten.more
        if self.plan.furiten.missed == "free" and not self.plan.furiten.own_pond and not more:
            return
        bars_draws = self.plan.furiten.tsumo_too or self.plan.furiten.riichi_tsumo != "free" or "extended" in more
        if tsumo and not bars_draws:
            return
        if self.plan.furiten.yakuman_free and event.by_limit:
            return
        counts = bytearray(self.kinds)
        for tile in event.concealed:
            counts[tile & KIND] += 1
        assert self.last is not None
        own = KIND_OF[self.plan.seats.tiles[(event.seat - self.last.dealer) % self.seats]]
        grammar = grammar_of(self.table, event.melds, own)
        live, spent = grammar.kernel.waits(counts, self._void(event.seat))
        waits = live | spent
        if (
            self.plan.furiten.own_pond
            and not tsumo
            and any(waits >> (tile & KIND) & 1 for tile in (*self.ponds[event.seat], *self.face_down.values()))
        ):
            contradict("furiten", f"{event} with {tiles_of(self.ponds[event.seat])} in the pond")
        lying = [tile & KIND for meld in event.melds if meld.is_open for tile in meld.all_tiles]
        as_pond = self.plan.furiten.own_pond and self.plan.furiten.open_tiles
        if as_pond and not tsumo and any(waits >> kind & 1 for kind in lying):
            contradict("furiten", f"{event}, and one of its waits lies in its open melds")
        thrown = {tile & KIND for tile in self.ponds[event.seat]}
        if "extended" in more and event.tile & KIND in thrown:
            contradict("furiten", f"{event} on a tile of the own pond")
        own_tiles = (*event.concealed, *(tile for meld in event.melds for tile in meld.all_tiles))
        if "unrelated" in more and not tsumo and any(tile & KIND in thrown for tile in own_tiles):
            contradict("furiten", f"{event} with {tiles_of(self.ponds[event.seat])} in the pond, and in the hand")
        by_last = self.plan.furiten.own_last and not self.plan.furiten.own_pond and not tsumo
        if by_last and self.ponds[event.seat] and waits >> (self.ponds[event.seat][-1] & KIND) & 1:
            contradict("furiten", f"{event} right after a wait of its own was discarded")
        if "common" in more and not tsumo:
            everywhere = Counter(tile & KIND for pond in self.ponds for tile in pond if tile != event.tile)
            if any(everywhere[tile & KIND] >= 2 for tile in own_tiles if tile != event.tile):
                contradict("furiten", f"{event} with a tile in the hand of which two lie in the ponds")
        if self.by_time or self.plan.furiten.missed != "bars":  # who was not heard has not passed
            return
        passed = set(self.riichi.get(event.seat, ())) if self.plan.furiten.in_riichi else set[int]()
        if tsumo and self.plan.furiten.riichi_tsumo != "barred":
            passed &= {event.tile & KIND} if self.plan.furiten.riichi_tsumo == "passed_tile" else set[int]()
        temporary = self.plan.furiten.temporary
        if temporary and self.plan.furiten.ends == "own_turn" and (self.plan.furiten.tsumo_too or not tsumo):
            passed |= self.passed[event.seat]
        if any(live >> kind & 1 for kind in passed):
            contradict("furiten", f"{event} after {passed} went by")

    def _void(self, seat: int) -> int:
        """The kinds that cannot be in the hand when it wins: those that are only set aside, those out of play; or all
        others, where the melds are of the latter."""
        void = self.aside if self.plan.nuki.in_hand == "never" else set[int]()
        box = {tile & KIND for tile in self.box}
        sorts = {tile & KIND in self.excluded for meld in self.melds[seat].values() for tile in meld}
        if self.excluded:
            void = box if len(sorts) > 1 else box - self.excluded if True in sorts else void | self.excluded
        return sum(1 << kind for kind in void)

    @property
    def by_time(self) -> bool:
        """Whether somebody may not be heard."""
        several = (self.plan.payments.double_ron, self.plan.payments.triple_ron)
        return self.plan.calls.order != "rank" or "first_caller" in several

    def _false_win(self, event: told.FalseWin) -> None:
        contradict("win", f"{event}, and winners do not leave")

    def _tile_returned(self, event: told.TileReturned) -> None:
        contradict("tiles", f"{event}, and winners do not leave")

    def _hand_shown(self, event: told.HandShown) -> None:
        if {*event.concealed} != self.hands[event.seat]:
            contradict("win", f"{event} is not {tiles_of(self.hands[event.seat])}")
        if event.ready:
            self.shown.append(event.seat)
        elif event.seat in self.own_indicators:  # the third tile has not won, and lies with the hand
            if len(event.concealed) % 3 != 2:
                contradict("hissatsu", f"{event} without the third tile")
        elif event.seat in self.riichi and self.plan.riichi.unready == "refused":
            contradict("riichi", f"{event}: in riichi every hand is ready")

    def _tiles_uncovered(self, event: told.TilesUncovered) -> None:
        """When the deal is won, by a winner, tiles that nobody has seen."""
        if event.seat not in {won.seat for won in self.wins} or not event.tiles:
            contradict("uncovered", f"{event} after {self.wins}")
        self._from_wall(event.tiles)
        self.seen["tiles uncovered"] += 1

    def _markers_changed(self, event: told.MarkersChanged) -> None:
        """A win takes one off; only other rules change more."""
        plan, before = self.plan.yakitori, self.markers[event.seat]
        self.markers[event.seat] = event.held
        self.seen["markers moved"] += 1
        others = plan.returns or plan.rekindled != "never" or plan.passed_on or plan.kan_clears != "none" or plan.flips
        by_win = event.seat in {won.seat for won in self.wins} and event.held == before - 1
        if event.held < 0 or event.held == before or not (others or by_win or plan.each_round or self.draw):
            contradict("markers", f"{event} after {before}")

    def _markers_eaten(self, event: told.MarkersEaten) -> None:
        """One for a ron, two for a tsumo, as long as there are some."""
        drawn = {won.seat for won in self.wins if won.seat == won.source}
        wanted = 2 if event.seat in drawn or self.draw is not None else 1
        if event.eaten != min(wanted, self.in_the_middle) or event.left != self.in_the_middle - event.eaten:
            contradict("markers", f"{event}, and {self.in_the_middle} lay there")
        self.in_the_middle = event.left
        self.seen["markers eaten"] += 1

    def _kans_shown(self, event: told.KansShown) -> None:
        """002:240: when the deal is over."""
        if not self._is_over():
            contradict("kans", f"{event} before the end")
        lying = [frozenset(tiles) for tiles in self.melds[event.seat].values()]
        if not event.melds or any(frozenset(meld.tiles) not in lying for meld in event.melds):
            contradict("kans", f"{event} of {lying}")
        self.kans_shown[event.seat] = len(event.melds)
        self.seen["closed kans shown"] += 1

    def _is_over(self) -> bool:
        """Whether the deal has come to its end."""
        return bool(self.wins) or self.draw is not None

    def _shows_all_kans(self) -> None:
        """Where closed kans lay face down nobody keeps one from the others; with a win that ends the deal they are
        seen."""
        won = set() if self.plan.winners.until > 1 else {won.seat for won in self.wins}
        owed = {seat: kans for seat, kans in self.closed_kans.items() if seat not in won}
        if self.kans_shown != (owed if self.plan.kans.hidden else {}):
            contradict("kans", f"shown are {self.kans_shown}, there were {self.closed_kans}")

    def _ruled(self, event: told.Ruled) -> None:
        self.seen[f"ruled: {event.ruling}"] += 1
        if event.ruling == "dead_hand":
            self.dead.add(event.seat)
        if event.offence == "wrong_riichi":  # the stick goes back
            self.riichi.pop(event.seat, None)

    def _deal_drawn(self, event: told.DealDrawn) -> None:
        self._stands(ends=event.kind in ("four_kans", "double_ron", "triple_ron"))
        if self.wins or self.draw is not None:
            contradict("order", f"{event} after {self.wins} {self.draw}")
        self.draw = event
        self.seen[event.kind] += 1
        if self.own_indicators and (event.kind != "chombo" or event.seats != tuple(self.own_indicators)):
            contradict("hissatsu", f"{event}, and {[*self.own_indicators]} has drawn three tiles")
        self.seen["three tiles drawn, chombo"] += bool(self.own_indicators)
        if event.kind in ABORTS and event.kind not in self.plan.draws.aborts and event.kind != "double_ron":
            contradict("aborts", f"{event}; the rules know {self.plan.draws.aborts}")
        if event.kind == "seven_honours" and not any(self._discarded_honours(seat) for seat in range(self.seats)):
            contradict("aborts", f"{event}, and nobody has discarded the seven honours")
        if event.kind in STAKES and any(not self._is_like(event.kind, hand) for hand in self.hands):
            contradict("aborts", f"{event} with {[tiles_of(hand) for hand in self.hands]}")
        if event.kind in ("exhausted", "nagashi"):
            self._is_exhausted(event)

    def _discarded_unseen(self, event: told.DiscardedFaceDown) -> None:
        """001:2117: nobody wins on it, nobody calls it, and whoever waits for it wins on no discard."""
        if self.kinds_named.get(event.seat) != "ura_buse_riichi" or not event.riichi:
            contradict("riichi", f"{event} without a word for it")
        self._discarded(event)
        self.face_down[event.seat] = event.tile
        self.seen["discarded face down"] += 1

    def _pond_tile_turned(self, event: told.PondTileTurned) -> None:
        if self.face_down.pop(event.seat, None) != event.tile or not self._is_over():
            contradict("face down", f"{event}, but {self.face_down} lie so")

    def _tile_staked(self, event: told.TileStaked) -> None:
        """001:2127: a terminal or honour of the hand of one whose discards are a nagashi mangan."""
        self.seen["tile staked for chou nagashi"] += 1
        if event.tile not in self.hands[event.seat] or not 1 << (event.tile & KIND) & NAGASHI or self.shown:
            contradict("nagashi", f"{event} with {tiles_of(self.hands[event.seat])}")
        if any(not 1 << (tile & KIND) & NAGASHI for tile in self.ponds[event.seat]) or self._live() > 0:
            contradict("nagashi", f"{event} with {tiles_of(self.ponds[event.seat])} in the pond")
        self.staked[event.seat] = event.tile

    def _discarded_honours(self, seat: int) -> bool:
        kinds = [tile & KIND for tile in self.ponds[seat]]
        return len(kinds) == 7 and sum(1 << kind for kind in {*kinds}) == HONOURS

    def _is_like(self, kind: str, hand: Iterable[Tile]) -> bool:
        """Whether the hand lacks one tile of thirteen orphans, of seven pairs."""
        counts = Counter(tile & KIND for tile in hand)
        if sum(counts.values()) != 13:
            return False
        if kind == "all_kokushi":
            return all(1 << kind & NAGASHI for kind in counts) and len(counts) >= 12
        return sum(count // 2 for count in counts.values()) == 6

    def _live(self) -> int:
        """Tiles left in the live wall."""
        plan = self.plan.wall
        dead = plan.dead_tiles
        from_end = plan.replace_from != "dead_wall"
        played_out = plan.played_out and not from_end  # without a dead wall there is nothing more to play
        if played_out:  # 001:6118: up to the last indicator that lies open, replacement tiles behind it
            dead = plan.replacements // LAYERS * LAYERS + LAYERS * max(len(self.indicators) + self.passed_over, 1)
        else:
            dead += LAYERS * self.passed_over
        out = len(self.turned) - self.passed_over
        from_live = from_end or (plan.refill and not played_out)
        return max(len(self.box) - (out + out % LAYERS) - dead - self.replacements * from_live - self.live_draws, 0)

    def _is_exhausted(self, event: told.DealDrawn) -> None:
        if self.plan.building.tiles:
            if {len(pond) for pond in self.ponds} != {self.plan.building.steps} or event.seats:
                contradict("turns", f"{event} after {[len(pond) for pond in self.ponds]} discards")
            return
        if self.plan.draws.dead_hand_ends and self.dead:
            self.seen["ended by a dead hand"] += 1
            return
        if self._live() > 0 and self.owed == self.replacements:  # where no replacement tile is left it is over, too
            contradict("wall", f"{event}, and {self._live()} live tiles are left")
        if event.kind == "exhausted" and list(event.seats) != self.shown:
            some = [seat for seat in self.shown if seat in event.seats]
            if not self.plan.draws.graded or not some or list(event.seats) != some:
                contradict("draw", f"{event}: {self.shown} have shown their hands")
            self.seen["ready hands that were not dear enough"] += 1
        if event.kind == "nagashi":
            for seat in event.seats:
                if any(not 1 << (tile & KIND) & NAGASHI for tile in self.ponds[seat]):
                    contradict("nagashi", f"{event} with {tiles_of(self.ponds[seat])}")

    # ------------------------------------------------------------ points

    def _paid(self, event: told.Paid) -> None:
        if not event.rows:
            contradict("payments", "a payment of nothing")
        self._pay(event.rows)
        self._pays_dues(event.rows)
        chips = all(row.unit is Unit.CHIPS for row in event.rows)
        if not chips and any(row.reason not in ASIDE_FROM_WINS for row in event.rows):  # fines beside the deal
            self._pays_the_wins(event.rows)

    def _pays_dues(self, rows: Iterable[Transfer]) -> None:
        """What kans and calls bring or cost at once, and open kans at the end."""
        kans, calls = self.plan.kans, self.plan.calls
        for row in rows:
            if row.reason in DUES:
                self.seen[f"paid: {row.reason}"] += 1
            due = row.amount
            if row.reason is Reason.KAN and any(kans.dues):
                due = dict(zip(("closed", "open", "added"), kans.dues, strict=True))[str(row.arguments["form"])]
            elif row.reason is Reason.KAN_STAKE:
                due = kans.open_stake
            elif row.reason is Reason.CALL_STAKE:
                called = self.called[row.source]
                due = calls.stake * (called if called == calls.staked_from else called > calls.staked_from)
            elif row.reason is Reason.MARKERS:
                due = self.plan.yakitori.amount * self.markers[row.source]
            elif row.reason is Reason.LUNCH:
                self.in_the_middle = self.plan.yakitori.lunch
                due = self.plan.yakitori.amount * int(row.arguments["count"])
            elif row.reason is Reason.KAN_FINE and row.source in {won.seat for won in self.wins}:
                due = 0
            if row.amount != due:
                contradict("payments", f"{row}, but {due} is due")

    def _pay(self, rows: Iterable[Transfer]) -> None:
        self.rows += rows
        for row in rows:
            if row.amount <= 0 or row.source == row.target:
                contradict("payments", f"{row}")
            if row.unit is Unit.POINTS:
                self.accounts[row.source] -= row.amount
                self.accounts[row.target] += row.amount
            elif row.unit is Unit.CHIPS:
                self.seen["chips paid"] += 1
                self.chips[self._member(row.source)] -= row.amount
                self.chips[self._member(row.target)] += row.amount
                bank = self.plan.chips.source == "bank" and row.source == TableAccount.BANK
                if not (bank or row.source in range(self.seats)) or row.target not in range(self.seats):
                    contradict("payments", f"{row}")
            self.seen["pot won"] += row.reason is Reason.POT
        if sum(self.accounts.values()) != self.total or self.accounts[TableAccount.STICKS] < 0:
            contradict("payments", f"{self.accounts} after {rows}")

    def _amounts(self) -> None:
        """What is paid in all for noten, for honba and for calls."""
        assert self.last is not None
        calls = self.plan.calls
        staked = [count for count in self.called.values() if count >= calls.staked_from]
        self._sums_to("call-stake", calls.stake * sum(staked))
        plan = self.plan.payments
        if self.draw is not None and self.draw.kind in STAKES:
            of_dealer, of_others = STAKES[self.draw.kind]
            self._sums_to("abort-stake", of_dealer + of_others * (self.seats - 1))
        if self.draw is not None and self.draw.kind == "exhausted":
            ready = len(self.draw.seats)
            due = plan.noten_total if 0 < ready < self.players else 0
            self._sums_to("noten", due)
            stake = plan.conflict_stakes[0 if ready else 1] if ready in (0, self.players) else plan.unpaid_stake
            if not plan.draw_stake:
                self._sums_to("draw-stake", stake * (self.seats - (not plan.conflict_dealer)))
            self.seen["stakes where nobody pays"] += stake > 0
        if self.wins:
            takers = len(self.wins) if plan.multiple_ron_honba == "each" else 1
            own_share = plan.shares is not None and plan.shares.own_share_ron and plan.honba_payer != "all"
            alone = own_share and self.wins[0].source != self.wins[0].seat
            payers = 1 if alone else self.players - 1 + bool(self.phantoms)  # who have one account
            halved = plan.pao_honba_payer == "half" and any(won.liable is not None for won in self.wins)
            if plan.honba_needs_yaku:
                with_yaku = [bool(won.elements) for won in self.wins]
                takers = sum(with_yaku if plan.multiple_ron_honba == "each" else with_yaku[:1])
                self.seen["honba not paid without a yaku"] += not all(with_yaku) and self.last.honba > 0
            if not halved:  # what is left of halves may be paid by nobody, or twice
                self._sums_to("honba", self.last.honba * plan.honba_each * payers * takers)
            self._points_added()

    def _points_added(self) -> None:
        """What dora, riichi and closed hands add in points (001:4501, 001:4516); of a limit the dora are not told."""
        added = {what: (fed, each) for what, fed, each in self.plan.payments.added}
        if not added or any(won.by_limit for won in self.wins):
            return
        due = 0
        for won in self.wins:
            riichi, closed = (
                not {"riichi", "double_riichi"}.isdisjoint(won.flags),
                not any(meld.is_open for meld in won.melds),
            )
            there = {"dora": won.bonus[0], "riichi": riichi, "closed": closed}
            payers = 1 if won.source != won.seat else self.seats - 1
            due += sum(there[what] * (fed if payers == 1 else each * payers) for what, (fed, each) in added.items())
        self.seen["points added to a win"] += due > 0
        self._sums_to("added", due)

    def _sums_to(self, reason: str, due: int) -> None:
        paid = sum(row.amount for row in self.rows if row.reason == reason)
        if paid != due:
            contradict("payments", f"{paid} were paid as {reason}, {due} were due")

    def _pays_the_wins(self, rows: Iterable[Transfer]) -> None:
        """Each winner gets what the hand is worth; of several each may get half of it, or it waits on the table."""
        plan = self.plan.payments
        if self._of_several == "stay_on_table":
            left = sum(row.amount for row in rows if row.target == TableAccount.POT and row.reason in FOR_THE_HAND)
            if left < sum(won.points for won in self.wins if won.liable is None) and plan.multiple_ron_part == "whole":
                contradict("payments", f"{self.wins}, and {left} lies on the table")
            return
        halved = len(self.wins) > 1 and plan.multiple_ron_part == "half"
        for won in self.wins:
            if won.liable is None:
                got = sum(
                    row.amount
                    for row in rows
                    if row.target == won.seat and row.reason in FOR_THE_HAND and row.unit is Unit.POINTS
                )
                short = halved and 0 <= 2 * got - won.points < 4 * max(plan.round_to, 100)
                if got != won.points and not short:
                    contradict("payments", f"{won} is worth {won.points}, and {got} was paid")


BY_LOT: Final = ("redraw", "leader_dice", "leader_tiles")
ASIDE_FROM_WINS: Final = (
    Reason.DEAL_STAKE, Reason.YAKITORI, Reason.MARKERS, Reason.LUNCH, Reason.BUST_PRIZE, Reason.FIFTH_WIN,
    Reason.KAN_OVER_RON, Reason.YAKUMAN_DISCARDED, Reason.KAN_FINE, Reason.SIDE,
)  # fmt: skip
DUES: Final = frozenset({Reason.KAN, Reason.KAN_STAKE, Reason.KAN_FINE, Reason.CALL_STAKE, Reason.BITE})
FOR_THE_HAND: Final = frozenset(
    {
        *(Reason.RON, Reason.TSUMO, Reason.OWN_SHARE, Reason.NORTH_SHARE, Reason.SURCHARGE, Reason.DEALER_EXTRA),
        Reason.ADDED,
    }
)
SEASONS: Final = (38, 39, 40, 41)
HISSATSU: Final = "chou_hissatsu_sandoukou"
STICKS: Final = {"chou_riichi": 5, "kiseki_riichi": 10, "ura_buse_riichi": 2}
"""What riichi of other kinds costs (001:2105-2107)."""
NAGASHI: Final = sum(1 << kind for kind in (0, 8, 9, 17, 18, 26, *range(27, 34), *SEASONS))

NOTES: Final[Mapping[type, str]] = {
    told.MatchStarted: "_match_started",
    told.Seated: "_seated",
    told.SeatsDrawn: "_nothing",
    told.DealStarted: "_deal_started",
    told.DiceRolled: "_dice",
    told.LotDrawn: "_lot_drawn",
    told.DoraNamed: "_dora_named",
    told.WallBroken: "_broken",
    told.Dealt: "_dealt",
    told.TilesPassed: "_tiles_passed",
    told.HandBuilt: "_hand_built",
    told.SuitChosen: "_suit_chosen",
    told.SuitShown: "_suit_shown",
    told.ReadyDeclared: "_ready_declared",
    told.HandOpened: "_hand_opened",
    told.RiichiNamed: "_riichi_named",
    told.HissatsuDeclared: "_hissatsu",
    told.PersonalDoraTaken: "_personal_dora_taken",
    told.PersonalDoraLost: "_personal_dora_lost",
    told.StageReached: "_stage_reached",
    told.WordSaid: "_word_said",
    told.IndicatorShown: "_indicator",
    told.Drawn: "_drew",
    told.Discarded: "_discarded",
    told.RiichiStands: "_riichi_stands",
    told.Called: "_called",
    told.KanDeclared: "_kan_declared",
    told.RunRaised: "_run_raised",
    told.NukiDeclared: "_nuki_declared",
    told.KindsExcluded: "_excluded",
    told.TileReplaced: "_tile_replaced",
    told.Won: "_won",
    told.FalseWin: "_false_win",
    told.TileReturned: "_tile_returned",
    told.HandShown: "_hand_shown",
    told.KansShown: "_kans_shown",
    told.DiscardedFaceDown: "_discarded_unseen",
    told.PondTileTurned: "_pond_tile_turned",
    told.TileStaked: "_tile_staked",
    told.TilesUncovered: "_tiles_uncovered",
    told.MarkersChanged: "_markers_changed",
    told.MarkersEaten: "_markers_eaten",
    told.DealDrawn: "_deal_drawn",
    told.Paid: "_paid",
    told.Ruled: "_ruled",
    told.DealEnded: "_deal_ended",
    told.MatchEnded: "_ended_match",
}
"""Who notes what; games with events of their own are followed by witnesses of their own."""
