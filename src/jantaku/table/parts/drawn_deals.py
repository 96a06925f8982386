"""Deals without a winner: who is ready at an exhausted wall, and what ends a deal early (000:797-807, 000:844-855)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from jantaku.hands import Grammar
from jantaku.rules.equivalence import READY_FOR, ready_matters
from jantaku.rules.plan import Abort, Plan
from jantaku.scoring.book import limit_of
from jantaku.scoring.ledger import Reason, Seat, TableAccount, Transfer, transfers
from jantaku.scoring.payments import sticks_returned
from jantaku.scoring.score import Score
from jantaku.table.parts.admission import Admission
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.declarations import Declarations
from jantaku.table.state.deposits import FOR_WINNERS, sum_of_pot
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import recalled
from jantaku.table.state.set_aside import set_aside
from jantaku.table.state.staked_tiles import StakedTiles
from jantaku.tiles import HONOURS, KIND, KIND_OF, TERMINALS_AND_HONOURS, Tile, kinds_in, mask_of
from jantaku.yaku.nagashi import is_nagashi

NINE_TILES: Final = 9
SEVEN_HONOURS: Final = 7
HELD: Final = 13
"""Tiles of a hand that is neither kokushi nor chiitoitsu yet."""
TWELVE_KINDS: Final = 12
SIX_PAIRS: Final = 6
FOUR_KANS: Final = 4
TWO_DECLARATIONS: Final = 2
PAIR: Final = 2
SET: Final = 3
"""Tiles of a set; a kan counts as one."""
DEAR_YAKU: Final = frozenset({"junchan", "honitsu", "honroutou", "chinitsu"})
"""001:3331; nagashi and all yakuman besides."""
YAKUMAN: Final = 8000
CHOU_NAGASHI: Final = "chou_nagashi"
YAKUMAN_HAN: Final = 13


class Draws:
    """The rules of draws."""

    def __init__(
        self,
        plan: Plan,
        grammar: Grammar,
        seats: Seats,
        wall: WallRules,
        admission: Admission,
        out_of_play: Callable[[Deal], Sequence[Tile]] | None = None,
    ) -> None:
        """``out_of_play``: the tiles at the wall that everybody sees and nobody draws."""
        self.plan = plan.draws
        self.payments = plan.payments
        self.seats = seats
        self.wall = wall
        self.out_of_play = out_of_play
        self.admission = admission
        self.copies = grammar.tile_set.copies
        self.aborts = frozenset(plan.draws.aborts)
        self.looks_around = plan.draws.dead_wait in ("not_if_visible", "counts_if_sure")
        self.two_declarations = plan.draws.nine_kinds_until == "two_declarations"
        self.winds = mask_of(KIND_OF[name] for name in plan.draws.winds)
        self.kans = FOUR_KANS if plan.kans.limit is None else plan.kans.limit
        """001:2854: the number of kans agreed upon, which is four."""
        self.nagashi_base = self._base_of("nagashi_mangan", plan)
        self.chou_base = self._base_of(CHOU_NAGASHI, plan)
        self.dead_hand_ends = plan.draws.dead_hand_ends
        self.nagashi_wins = plan.payments.nagashi_as_win
        matters = ready_matters(plan)
        self.graded = plan.draws.graded and matters
        self._limits = plan.value.limits
        self._quads_are_pairs = "seven_pairs_quads" in plan.grammar.structures
        structures = {*plan.grammar.structures}
        watched: dict[Abort, Callable[[Deal], bool]] = {
            "seven_honours": self._seven_honours,
            "all_kokushi": self._all_for_kokushi,
            "all_chiitoitsu": self._all_for_chiitoitsu,
        }
        self.watched = tuple(
            (abort, ends)
            for abort, ends in watched.items()
            if abort in self.aborts and not structures.isdisjoint(READY_FOR.get(abort, structures))
        )
        """What else may end the deal after any discard, and how it is seen."""
        self.grows = admission.grows
        self._shows = matters or not plan.riichi.dealt
        self.bluffs = plan.riichi.unready != "refused"
        """Whether hands may be in riichi that are not ready."""
        self.unready_is_chombo = plan.riichi.unready == "chombo"
        self.checks_riichi = self.unready_is_chombo or not plan.riichi.empty_wait
        self._if_all_declared = plan.draws.shown == "all_riichi" and not matters

    # ------------------------------------------------------------ early ends

    def may_abort(self, deal: Deal, seat: Seat) -> bool:
        """Nine terminals and honours of different kinds in the first turn, nobody having called (000:852); by some
        rules two of them may be alike (001:2848)."""
        hand = deal.hands[seat]
        if "kyuushu_kyuuhai" not in self.aborts or hand.pond or hand.dead or self.first_turns_over(deal):
            return False
        return terminal_kinds(hand.counts) >= self.plan.nine_kinds and terminals(hand.counts) >= NINE_TILES

    def first_turns_over(self, deal: Deal) -> bool:
        """Whether what was declared so far takes that right from everybody: a call or a kan; or two declarations of any
        sort (001:2849)."""
        return self.declarations(deal) >= TWO_DECLARATIONS if self.two_declarations else not deal.uninterrupted

    def declarations(self, deal: Deal) -> int:
        """Calls, kans and riichi of everybody."""
        return sum(len(hand.melds) + bool(hand.riichi) for hand in deal.hands)

    def after_discard(self, deal: Deal) -> Abort | None:
        """What ends the deal once nobody has won on the discard that was just made."""
        if deal.uninterrupted and deal.discards == self.seats.count and "four_winds" in self.aborts:
            kinds = {hand.pond[0].tile & KIND for hand in deal.hands if hand.pond}
            if len(kinds) == 1 and self.winds >> kinds.pop() & 1 and all(hand.pond for hand in deal.hands):
                return "four_winds"
        if deal.declaring and "four_riichi" in self.aborts and len({*deal.declared}) + 1 == self.seats.count:
            return "four_riichi"
        if deal.kans == self.kans and self.plan.four_kans == "after_discard" and self._kans_abort(deal):
            return "four_kans"
        for abort, ends in self.watched:
            if ends(deal):
                return abort
        return None

    def _seven_honours(self, deal: Deal) -> bool:
        """Whether who has just discarded has discarded seven tiles, each honour once (001:2850); what was called of
        them was discarded, too, which is our reading."""
        assert deal.offer is not None
        pond = deal.hands[deal.offer.seat].pond
        return len(pond) == SEVEN_HONOURS and mask_of(lying.tile & KIND for lying in pond) == HONOURS

    def _all_for_kokushi(self, deal: Deal) -> bool:
        """Whether everybody is ready for thirteen orphans (001:2877); of four players nobody can get it then."""
        return all(
            len(hand.tiles) == HELD == terminals(hand.counts) and terminal_kinds(hand.counts) >= TWELVE_KINDS
            for hand in deal.hands
        )

    def _all_for_chiitoitsu(self, deal: Deal) -> bool:
        """Whether everybody is ready for seven pairs (001:2878)."""
        return all(len(hand.tiles) == HELD and self._six_pairs(hand.counts) for hand in deal.hands)

    def _six_pairs(self, counts: bytearray) -> bool:
        if self._quads_are_pairs:
            return sum(count // 2 for count in counts) == SIX_PAIRS
        return sum(count >= PAIR for count in counts) == SIX_PAIRS == sum(map(bool, counts)) - 1

    def after_kan(self, deal: Deal) -> Abort | None:
        """What ends the deal once a kan was not robbed."""
        if not self._kans_abort(deal):
            return None
        at = {"at_declaration": self.kans, "fifth_kan": self.kans + 1}.get(self.plan.four_kans)
        return "four_kans" if deal.kans == at else None

    def _kans_abort(self, deal: Deal) -> bool:
        return "four_kans" in self.aborts and len(set(deal.kan_owners)) >= self.plan.kan_owners

    # ------------------------------------------------------------ the exhausted wall

    def shows(self, deal: Deal) -> bool:
        """Whether ready hands are shown: something depends on it, or a riichi is to be proved; by some rules only where
        everybody has declared one (001:3979)."""
        return self._shows and (not self._if_all_declared or all(hand.riichi for hand in deal.hands))

    def ready(self, deal: Deal, seat: Seat) -> bool:
        """Whether this hand counts as ready."""
        hand = deal.hands[seat]
        if hand.dead or not (hand.waits or hand.spent) or (self.grows is not None and self.grows(hand)):
            return False
        live = self.live_waits(deal, seat)
        if not live and self.plan.dead_wait == "counts_if_sure":
            return self._is_sure(deal, seat)
        if not live and self.plan.dead_wait != "counts":
            return False
        return self.plan.yakuless_tenpai or bool(hand.riichi) or self._some_wait_wins(deal, seat)

    def counted(self, deal: Deal, shown: Sequence[Seat]) -> list[Seat]:
        """Who of those that have shown a ready hand counts as ready. By some rules, where one of them has a dear yaku,
        only those with the dearest (001:3331)."""
        grades = {seat: self._grade(deal, seat) for seat in shown} if self.graded else {}
        best = max(grades.values(), default=0)
        return [seat for seat in shown if grades[seat] == best] if best else list(shown)

    def _grade(self, deal: Deal, seat: Seat) -> int:
        """The han of the dearest of the listed yaku that some tile would give this hand, won by ron and without dora; a
        limit is as many han as are counted up to it. Nagashi is among them (001:3331)."""
        hand = deal.hands[seat]
        found = [
            self._han_of(element.limit) if element.limit else element.han
            for value in self.admission.bare(deal, seat, hand.waits | hand.spent)
            for element in value.elements
            if element.id in DEAR_YAKU or (element.limit or 0) >= YAKUMAN
        ]
        if self.nagashi_base is not None and seat in self.nagashi(deal):
            found.append(self._han_of(self.nagashi_base))
        return max(found, default=0)

    def _han_of(self, base: int) -> int:
        if base >= YAKUMAN:
            return YAKUMAN_HAN * base // YAKUMAN
        return next((han for han, limit in self._limits if limit >= base), YAKUMAN_HAN)

    def live_waits(self, deal: Deal, seat: Seat, *, around: bool = False) -> int:
        """The waits of which a copy can still come, as far as the rules look; ``around``: at all that lies open."""
        hand, around = deal.hands[seat], around or self.looks_around
        seen = bytearray(64)
        for tile in hand.tiles:
            seen[tile & KIND] += 1
        for other in self.seats.all if around else (seat,):
            for meld in deal.hands[other].melds:
                for tile in meld.all_tiles:
                    seen[tile & KIND] += 1
            for tile in set_aside(deal, other):
                seen[tile & KIND] += 1
        if around:
            aside = [tile for hand in deal.hands for tile in hand.aside]
            turned_up = () if self.out_of_play is None else self.out_of_play(deal)
            _count_open_tiles(deal, (*self.wall.turned(deal.wall), *turned_up, *aside), seen)
        return sum(1 << kind for kind in kinds_in(hand.waits | hand.spent) if seen[kind] < self.copies[kind])

    def must_show_unready(self, deal: Deal, seat: Seat) -> bool:
        """Whether this hand is laid open though it is not ready: it has declared riichi (001:2833)."""
        return self.bluffs and deal.hands[seat].riichi > 0 and not self.ready(deal, seat)

    def offender(self, deal: Deal) -> Seat | None:
        """Whose riichi turns out to be against the rules when the wall is exhausted, the first from the dealer on: on a
        hand that is not ready, or when everything that it waits for lay open (001:2833-2834)."""
        if not self.checks_riichi:
            return None
        empty = () if (memory := recalled(deal, Declarations)) is None else memory.empty
        for seat in self.seats.order(deal.dealer):
            hand = deal.hands[seat]
            unready = self.unready_is_chombo and not (hand.waits or hand.spent)
            if hand.riichi and not hand.dead and not hand.out and (seat in empty or unready):
                return seat
        return None

    def worth(self, deal: Deal, seat: Seat) -> int:
        """The most that a ready hand could be worth; it may wait for a kind of which it holds every tile."""
        hand = deal.hands[seat]
        dead_too = self.plan.dead_wait in ("counts", "counts_if_sure")
        kinds = hand.waits | hand.spent if dead_too else self.live_waits(deal, seat)
        return self.admission.highest(deal, seat, kinds)

    def _is_sure(self, deal: Deal, seat: Seat) -> bool:
        """Whether a hand that waits for what is gone has a yaku, or less than half of it lies open (001:3018)."""
        hand = deal.hands[seat]
        if hand.riichi or self.admission.highest(deal, seat, hand.waits | hand.spent):
            return True
        shown = SET * sum(meld.is_open for meld in hand.melds)
        return self.plan.yakuless_tenpai and 2 * shown < len(hand.tiles) + SET * len(hand.melds)

    def _some_wait_wins(self, deal: Deal, seat: Seat) -> bool:
        """Whether a plain ron on any of the waits would win: with a yaku, and han enough (001:3012)."""
        hand = deal.hands[seat]
        other = self.seats.next(seat)
        for kind in kinds_in(hand.waits & self.live_waits(deal, seat)):
            tile = _free_copy(kind, hand.tiles, self.copies[kind])
            plain = deal.copy()
            plain.wall.end += 1  # without the luck of the last tile
            if isinstance(self.admission.value(plain, seat, tile, Offer(tile, other)), Score):
                return True
        return False

    def sticks(self, deal: Deal) -> tuple[Transfer, ...]:
        """What becomes of the riichi sticks: they wait for the next winner; or go back; or to the oka (001:3120)."""
        rows: tuple[Transfer, ...] = ()
        match self.plan.sticks:
            case "return":
                rows = sticks_returned(deal.declared, self.payments)
                deal.declared = []
            case "oka":
                amount = deal.sticks * self.payments.stick
                rows = transfers(TableAccount.STICKS, TableAccount.OKA, amount, Reason.STICKS, count=deal.sticks)
                deal.declared = []
        return rows

    def to_dealer(self, deal: Deal) -> tuple[Transfer, ...]:
        """What lay on the table before the wall was exhausted, where the dealer takes it (001:2841)."""
        if not self.plan.pot_to_dealer:
            return ()
        lying = [deposit for deposit in deal.deposits if deposit.taker in FOR_WINNERS]
        sticks = [deposit.amount for deposit in lying if deposit.account == TableAccount.STICKS]
        rows = transfers(TableAccount.STICKS, deal.dealer, sum(sticks), Reason.STICKS, count=len(sticks))
        deal.declared = []
        return rows + transfers(TableAccount.POT, deal.dealer, sum_of_pot(lying), Reason.POT)

    def nagashi(self, deal: Deal) -> list[Seat]:
        """Who has thrown nothing but terminals and honours, none of them called; nobody, where a dead hand has ended
        the deal."""
        if self.nagashi_base is None or (self.dead_hand_ends and any(hand.dead for hand in deal.hands)):
            return []
        return [
            seat
            for seat in self.seats.playing_from(deal.dealer)
            if deal.hands[seat].pond
            and is_nagashi((lying.tile for lying in deal.hands[seat].pond), deal.hands[seat].taken > 0)
            and not deal.hands[seat].dead
            and not deal.hands[seat].out
        ]

    def nagashi_bases(self, deal: Deal) -> dict[Seat, int]:
        """Who is paid for it, and for which base amount: who has staked a tile on it for which nobody waits that of
        the dearer one, and who has staked one in vain nothing (001:2127)."""
        found, staked = self.nagashi(deal), recalled(deal, StakedTiles)
        if self.nagashi_base is None or staked is None or self.chou_base is None:
            return dict.fromkeys(found, self.nagashi_base or 0)
        in_vain = self.waited_for(deal)
        return {
            seat: self.nagashi_base if staked.tiles[seat] == NO_TILE else self.chou_base
            for seat in found
            if seat not in in_vain
        }

    def waited_for(self, deal: Deal) -> dict[Seat, list[Seat]]:
        """Whose staked tile others wait for who have shown a ready hand, and who they are."""
        staked = recalled(deal, StakedTiles)
        if staked is None:
            return {}
        waiting = {
            seat: [other for other in deal.shown if other != seat and deal.hands[other].waits >> (tile & KIND) & 1]
            for seat, tile in enumerate(staked.tiles)
            if tile != NO_TILE
        }
        return {seat: others for seat, others in waiting.items() if others}

    def _base_of(self, element: str, plan: Plan) -> int | None:
        """The base amount of an element that is paid when the wall is exhausted; None where it is not played."""
        priced = plan.elements.get(element)
        return None if priced is None or priced.closed is None else limit_of(priced.closed)


def terminal_kinds(counts: bytearray) -> int:
    """How many kinds of terminals and honours there are."""
    return sum(1 for kind in kinds_in(TERMINALS_AND_HONOURS) if counts[kind])


def terminals(counts: bytearray) -> int:
    """How many terminals and honours there are."""
    return sum(counts[kind] for kind in kinds_in(TERMINALS_AND_HONOURS))


def _count_open_tiles(deal: Deal, of_the_wall: Iterable[Tile], seen: bytearray) -> None:
    """What everybody sees: ponds, of which called tiles are in melds already, indicators, tiles out of play."""
    called = {meld.claimed for hand in deal.hands for meld in hand.melds}
    for hand in deal.hands:
        for lying in hand.pond:
            if lying.tile not in called:
                seen[lying.tile & KIND] += 1
    for tile in of_the_wall:
        seen[tile & KIND] += 1


def _free_copy(kind: int, held: list[Tile], copies: int) -> Tile:
    taken = {tile >> 6 & 15 for tile in held if tile & KIND == kind}
    return Tile(kind | max(copy for copy in range(copies) if copy not in taken) << 6)
