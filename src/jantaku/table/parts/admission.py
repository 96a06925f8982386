"""Admission: may this hand win with this tile, and if not, why not.

In this order: the hand is not dead; the tile completes it; on another's tile it is not furiten; it has a yaku, and han
enough; and where every wait must give a yaku, it does (000:955-961). What the hand is worth is asked of `scoring`.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from itertools import takewhile
from operator import attrgetter
from typing import Final, Literal, TypeAlias, cast

import msgspec

from jantaku.hands import Hand, Meld, MeldForm
from jantaku.hands.structures import STRUCTURES
from jantaku.once import found_once
from jantaku.rules.plan import Plan
from jantaku.scoring.book import asks_for_pond, round_tiles
from jantaku.scoring.early import complete_parts
from jantaku.scoring.ledger import Position, Seat
from jantaku.scoring.sakizuke import Sakizuke, spare_copy
from jantaku.scoring.score import NoWinError, Score, is_free, score
from jantaku.scoring.win import Flag, TableWin, Win
from jantaku.table.events import Called, Discarded, KanDeclared
from jantaku.table.parts.dora import Dora
from jantaku.table.parts.furiten import Furiten
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.declarations import declared_kind, live_when_declared
from jantaku.table.state.holding import Holding
from jantaku.table.state.named_dora import named_kinds
from jantaku.table.state.own_indicators import drawn_indicators, own_indicators
from jantaku.table.state.personal_dora import foreign_dora, standing_markers
from jantaku.table.state.said import IndicatorsPaidFor, ManganStaked, has_said
from jantaku.table.state.set_aside import set_aside
from jantaku.tiles import KIND, KIND_OF, Kind, Tile, kind_of, kinds_in, mask_of
from jantaku.tiles.tile import MARK_BITS
from jantaku.yaku.ponds import POND_FACTS

Refused = Literal[
    "dead_hand",
    "not_complete",
    "furiten",
    "no_yaku",
    "few_fu",
    "minimum",
    "minimum_single",
    "minimum_lasting",
    "minimum_base",
    "uma_unchanged",
    "most_han",
    "two_suits",
    "waits_without_yaku",
    "meld_without_yaku",
    "kan_not_robbed",
    "nuki_not_robbed",
    "nuki_in_hand",
    "needs_riichi",
    "stage_first",
]


Ruins: TypeAlias = Callable[[Deal, Seat, Score, Offer | None], bool]

NO_FACTS: Final[frozenset[str]] = frozenset()
NO_FLAGS: Final[frozenset[Flag]] = frozenset()
NOT_THERE: Final = Tile(63)
BY_ROBBING: Final[dict[str, Flag]] = {"nuki": "gari", "run": "chanjun", "laid": "chanjun"}
"""What it is to rob a tile on offer that belongs to no kan."""
NOT_ROBBED: Final = frozenset({"discard", "marker"})
"""What is won on as a discard is."""
FIVE_OF_EACH: Final = "five_players"
FREE: Final = frozenset({"paarenchan"})
CLEAN_POND: Final = frozenset({"clean_pond"})
ALL_EXCLUDED: Final = frozenset({"all_excluded"})
ORPHANS: Final = frozenset({"kokushi", "kokushi_juusanmen"})


LOW_WALL: Final = 3
WHITE: Final = KIND_OF["5z"]
GREEN: Final = KIND_OF["6z"]


EIGHT_FLOWERS: Final = frozenset({"eight_flowers"})
ROBBED_FLOWER: Final = frozenset({"robbed_flower"})


class Admission:
    """Judges wins for one plan."""

    def __init__(
        self,
        plan: Plan,
        seats: Seats,
        dora: Dora,
        furiten: Furiten,
        copies: Sequence[int],
        asked: Container[str] = frozenset(),
        ruins: Ruins | None = None,
        idle: Ruins | None = None,
        grows: Callable[[Holding], bool] | None = None,
        first: Callable[[Deal], Seat] = attrgetter("dealer"),
    ) -> None:
        """``copies``: how many tiles of each kind there are. ``asked``: the facts on which prices depend. ``ruins``:
        whether a win of this value ruins somebody; ``idle``: whether it must bring something, and brings nothing.
        ``grows``: whether a hand is still to grow before it can win. ``first``: who has the first turn."""
        self.plan = plan
        self.seats = seats
        self.dora = dora
        self.furiten = furiten
        self.first = first
        self.sakizuke = Sakizuke(plan, copies)
        self.jokers = mask_of(
            kind for kind, plays in ((WHITE, plan.admission.white_joker), (GREEN, plan.admission.green_joker)) if plays
        )
        """The kinds that stand for any tile when a player in riichi draws one, as a mask."""
        self.joker_by_ippatsu = plan.admission.white_joker_ippatsu
        self.rob_closed = plan.kans.rob_closed
        self.rob_nuki = plan.nuki.robbery
        self.last_replacement = plan.kans.on_last_tile or plan.kans.last_replacement
        self.copies = copies
        self.clean_pond = asks_for_pond(plan)
        self.needs_riichi = "riichi" in plan.admission.facts
        self.frees = plan.admission.free_dealer_from_honba is not None
        self.round_positions: dict[int, Position] = {
            KIND_OF[name]: place for place, name in enumerate(round_tiles(plan))
        }
        """By the round tile, the position that shows it; of others a number behind those of the seats."""
        self.flowers = len(plan.nuki.tiles) if plan.nuki.all_win else 0
        """With so many tiles set aside a hand has won, whatever else it holds; 0 where it has not."""
        self.told = tuple((fact, test) for fact, test in TOLD.items() if fact in asked)
        self.dealt = any(STRUCTURES[name].dealt for name in plan.grammar.structures)
        """Whether there are hands that are complete only as they are dealt."""
        kinds = tuple(kind.word for kind in plan.riichi.kinds)
        self.kinds = cast("tuple[Flag, ...]", kinds if len(kinds) > 1 else ())
        """The kinds of riichi, where there are several."""
        self.sets_aside = bool(plan.nuki.tiles)
        self.personal = plan.dora.personal
        """Whether players take dora of their own."""
        self.early = tuple(name for name in plan.admission.early if name in plan.elements)
        """Yakuman that win before the hand is complete."""
        self.river_lying = plan.admission.river == "lying"
        self.ruins = ruins
        self.idle = idle
        self.grows = grows

    def may_tsumo(self, deal: Deal, seat: Seat) -> bool:
        """Whether the hand wins with the tile just drawn."""
        return isinstance(self.by_tsumo(deal, seat), Score)

    def may_ron(self, deal: Deal, seat: Seat, offer: Offer) -> bool:
        """Whether the hand wins with the tile on offer."""
        return isinstance(self.by_ron(deal, seat, offer), Score)

    def by_tsumo(self, deal: Deal, seat: Seat) -> Score | Refused:
        """The value of the hand with the tile just drawn, or why it does not win."""
        hand = deal.hands[seat]
        if hand.dead:
            return "dead_hand"
        complete = hand.waits >> (hand.drawn & KIND) & 1 or self.as_dealt(deal, hand) or self.is_joker(hand)
        complete = complete or bool(self.early and complete_parts(hand.tiles, hand.melds, self.early))
        if hand.drawn < 0 or not complete:
            return "not_complete"
        if self.grows is not None and self.grows(hand):
            return "stage_first"
        if self.furiten.blocks_tsumo(hand):
            return "furiten"
        return self._judge(deal, seat, hand, self.stands_for(deal, seat), None)

    def is_joker(self, hand: Holding) -> bool:
        """Whether the tile just drawn may stand for any that completes the hand: a white or green dragon in riichi."""
        if not self.jokers or not hand.riichi or hand.drawn < 0 or not self.jokers >> (hand.drawn & KIND) & 1:
            return False
        return hand.waits > 0 and (hand.ippatsu or not self.joker_by_ippatsu or hand.drawn & KIND != WHITE)

    def stands_for(self, deal: Deal, seat: Seat) -> Tile:
        """The tile as which the one just drawn makes the hand dearest; itself, unless it is a joker."""
        hand = deal.hands[seat]
        if not self.is_joker(hand):
            return hand.drawn
        itself = hand.drawn & KIND
        held = {*hand.tiles, *(tile for meld in hand.melds for tile in meld.all_tiles)}
        free = (_free_copy(kind, held, self.copies[kind]) for kind in kinds_in(hand.waits & ~(1 << itself)))
        tiles = [tile for tile in free if tile is not None]
        if hand.waits >> itself & 1:
            tiles.append(hand.drawn)
        judged = [(tile, self._judge(deal, seat, hand, tile, None)) for tile in tiles]
        worth = [(value.base, value.han, value.fu, tile) for tile, value in judged if isinstance(value, Score)]
        return max(worth)[-1] if worth else [*tiles, hand.drawn][0]

    def as_dealt(self, deal: Deal, hand: Holding) -> bool:
        """Whether the hand may win as it was dealt, though no tile was waited for (001:2171)."""
        return self.dealt and deal.uninterrupted and not hand.pond and not hand.melds

    def by_ron(self, deal: Deal, seat: Seat, offer: Offer) -> Score | Refused:
        """The value of the hand with the tile on offer, or why it does not win."""
        hand = deal.hands[seat]
        if hand.dead:
            return "dead_hand"
        if offer.form == "nuki" and self.flowers:
            return self.scored(deal, seat, offer.tile, offer) if self._wins_by(deal, seat, offer) else "nuki_not_robbed"
        if not hand.waits >> (offer.tile & KIND) & 1:
            return "not_complete"
        if self.grows is not None and self.grows(hand):
            return "stage_first"
        barred = self.furiten.blocks(hand, deal)
        if self.furiten.by_tile and not barred:
            barred = self.furiten.blocks_tile(hand, deal, offer.tile & KIND) is not None
        if barred and not self.furiten.yakuman_free:
            return "furiten"
        judged = self._judge(deal, seat, hand, offer.tile, offer)
        if barred and not (isinstance(judged, Score) and judged.yakuman):
            return "furiten"
        if isinstance(judged, Score) and self.furiten.too_cheap(hand, judged.base):
            return "furiten"
        if offer.form == "closed" and isinstance(judged, Score) and not self._may_rob_closed(judged, hand):
            return "kan_not_robbed"
        if offer.form == "nuki" and isinstance(judged, Score) and not self._may_rob_nuki(judged):
            return "nuki_not_robbed"
        return judged

    def win(self, deal: Deal, seat: Seat, tile: Tile, offer: Offer | None, *, dora: bool = True) -> Win:
        """The win as `scoring` wants it; without dora where only the yaku are asked for."""
        hand = deal.hands[seat]
        concealed = list(hand.tiles)
        aside = set_aside(deal, seat) if self.sets_aside else ()
        if offer is None and tile not in aside:
            concealed.remove(hand.drawn if self.jokers else tile)
        indicators: tuple[Tile, ...] = ()
        ura: tuple[Tile, ...] = ()
        named: tuple[Kind, ...] = ()
        foreign = 0
        if dora:
            indicators = self.dora.of_win(deal.wall, tile)
            if deal.memory:
                indicators = (*indicators, *own_indicators(deal, seat))
                named = named_kinds(deal, self.dora.indicators, self.dora.dora_of)
            ura = self.dora.ura(deal.wall, self.dora.seen_under(deal, bool(hand.riichi)))
            if self.personal:
                foreign = foreign_dora(deal, seat, (*concealed, tile), self.dora.dora_of)
        return TableWin(
            hand=Hand(tuple(concealed), tuple(hand.melds)),
            winning=tile,
            tsumo=offer is None,
            seat=self.seats.position(seat, deal.dealer),
            round=self.round_positions[deal.round],
            discarder=None if offer is None else self.seats.position(offer.seat, deal.dealer),
            flags=frozenset(self.flags(deal, seat, offer)),
            facts=self.facts(deal, seat, offer),
            indicators=indicators,
            ura_indicators=ura,
            named_dora=named,
            foreign_dora=foreign,
            nuki=tuple(aside),
            honba=deal.honba,
            inherited=deal.inherited,
            repeats=deal.repeats,
            sticks=deal.sticks,
            out=tuple([self.seats.position(out, deal.dealer) for out, other in enumerate(deal.hands) if other.out]),
        )

    def flags(self, deal: Deal, seat: Seat, offer: Offer | None) -> list[Flag]:
        """What the situation gives to a win of this seat."""
        hand = deal.hands[seat]
        flags: list[Flag] = []
        replacement = offer is None and deal.came == "dead_wall"
        if hand.riichi:
            flags.append("double_riichi" if hand.riichi == 2 else "riichi")
            if self.kinds and (kind := declared_kind(deal, seat)):
                flags.append(self.kinds[kind])
            if hand.ippatsu:
                flags.append("ippatsu")
        if replacement:
            flags.append("rinshan")
        if offer is not None and offer.form not in NOT_ROBBED:
            flags.append(BY_ROBBING.get(offer.form, "chankan"))
        elif deal.wall.live == 0 and (not replacement or self.last_replacement):
            flags.append("haitei" if offer is None else "houtei")
        if deal.uninterrupted and not hand.pond and not flags:
            if offer is not None:
                if seat != deal.dealer:
                    flags.append("renhou")
            elif seat != deal.dealer:
                flags.append("chiihou")
            elif seat == self.first(deal):
                flags.append("tenhou")
        return flags

    def _by_flowers(self, deal: Deal, seat: Seat, offer: Offer | None) -> frozenset[str]:
        """Whether one of each kind is set aside, or all but the one that another sets aside now."""
        kinds = {tile & KIND for tile in set_aside(deal, seat)}
        if len(kinds) == self.flowers:
            return EIGHT_FLOWERS
        robbed = offer is not None and offer.form == "nuki" and offer.tile & KIND not in kinds
        return ROBBED_FLOWER if robbed and len(kinds) + 1 == self.flowers else NO_FACTS

    def facts(self, deal: Deal, seat: Seat, offer: Offer | None) -> frozenset[str]:
        """What the table has found out beside that."""
        if self.flowers and (fact := self._by_flowers(deal, seat, offer)):
            return fact
        facts = FREE if self.frees and self.is_free(deal, seat) else NO_FACTS
        excluded = deal.wall.excluded
        if excluded and all(excluded >> (tile & KIND) & 1 for tile in deal.hands[seat].tiles):
            facts |= ALL_EXCLUDED  # the melds are of the same sort, or the hand could not be won
        if self.clean_pond and not deal.hands[seat].river & (deal.hands[seat].waits | deal.hands[seat].spent):
            facts |= CLEAN_POND
        if self.told:
            facts |= {fact for fact, test in self.told if test(self, deal, seat, offer)}
        return facts

    def is_hidden(self, meld: Meld) -> bool:
        """Whether nobody but its owner sees which tiles this meld has."""
        return self.plan.kans.hidden and meld.form is MeldForm.CLOSED_KAN

    def is_free(self, deal: Deal, seat: Seat) -> bool:
        """Whether there are so many honba that any complete hand of this seat wins."""
        return is_free(self.plan.admission, deal.honba, deal.inherited, seat == deal.dealer)

    def in_river(self, deal: Deal, offer: Offer | None) -> int:
        """How many discards there are, the one that is won on not counted: those that lie in the ponds, or all."""
        discards = deal.discards - sum([hand.taken for hand in deal.hands]) * self.river_lying
        return discards - (offer is not None and offer.form == "discard")

    def _wins_by(self, deal: Deal, seat: Seat, offer: Offer) -> bool:
        """Whether this tile is the last of the flowers, and the hand has the others."""
        aside = set_aside(deal, seat)
        return len(aside) + 1 == self.flowers and offer.tile not in aside

    def _judge(self, deal: Deal, seat: Seat, hand: Holding, tile: Tile, offer: Offer | None) -> Score | Refused:
        judged: Score | Refused
        if self.needs_riichi and not hand.riichi:
            return "needs_riichi"
        try:
            judged = self.scored(deal, seat, tile, offer)
        except NoWinError as error:
            return _refused(error)
        if self.idle is not None and self.idle(deal, seat, judged, offer):
            return "uma_unchanged"
        if self.sakizuke.asks and judged.is_read:
            return self._by_sakizuke(deal, seat, judged, offer)
        return judged

    def _by_sakizuke(self, deal: Deal, seat: Seat, value: Score, offer: Offer | None) -> Score | Refused:
        if self.sakizuke.every_meld and self.sakizuke.idle_meld(value) is not None:
            return "meld_without_yaku"
        empty = self.empty_wait(deal, seat, value.win.winning, offer)
        return value if empty is None else "waits_without_yaku"

    def empty_wait(self, deal: Deal, seat: Seat, tile: Tile, offer: Offer | None) -> Kind | None:
        """A tile of the wait that gives no yaku, where that forbids to win on this one."""
        return self.sakizuke.empty_wait(self.win(deal, seat, tile, offer, dora=False), deal.hands[seat].waits)

    def worth_on(self, deal: Deal, seat: Seat, offer: Offer) -> int:
        """The base amount of a win on this tile, whatever was passed before; 0 if it is none."""
        if self.grows is not None and self.grows(deal.hands[seat]):
            return 0
        judged = self._judge(deal, seat, deal.hands[seat], offer.tile, offer)
        return judged.base if isinstance(judged, Score) else 0

    def has_orphans(self, deal: Deal, seat: Seat, offer: Offer) -> bool:
        """Whether a win on this tile is one of thirteen orphans."""
        judged = self._judge(deal, seat, deal.hands[seat], offer.tile, offer)
        return isinstance(judged, Score) and _of_orphans(judged)

    def highest(self, deal: Deal, seat: Seat, kinds: int) -> int:
        """The base amount of the dearest hand that one of these kinds completes, nothing counted but its tiles: neither
        the last tile nor whose it is (004:113-115)."""
        return max((value.base for value in self.bare(deal, seat, kinds)), default=0)

    def bare(self, deal: Deal, seat: Seat, kinds: int) -> Iterator[Score]:
        """Each hand that one of these kinds completes and that may win, nothing counted but its tiles."""
        for kind in kinds_in(kinds):
            win = self.win(deal, seat, Tile(kind), Offer(Tile(kind), self.seats.next(seat)), dora=False)
            copies = self.copies[kind]
            spare = spare_copy(kind, msgspec.structs.replace(win, winning=NOT_THERE), copies)
            tile = Tile(kind | copies << 6) if spare is None else spare  # one more than there are
            hand, plan = (win.hand, self.plan) if spare is not None else (_unmarked(win.hand), self._with_a_fifth)
            bare = msgspec.structs.replace(win, hand=hand, winning=tile, flags=NO_FLAGS, facts=NO_FACTS)
            try:
                yield score(bare, plan)
            except NoWinError:
                continue

    @found_once
    def _with_a_fifth(self) -> Plan:
        """The same plan with a box that has five tiles of each kind, to price a hand that waits for a fifth."""
        return msgspec.structs.replace(
            self.plan, grammar=msgspec.structs.replace(self.plan.grammar, tile_set=FIVE_OF_EACH)
        )

    def value(self, deal: Deal, seat: Seat, tile: Tile, offer: Offer | None) -> Score | Refused:
        """The value by yaku alone, furiten aside."""
        try:
            value = self._sure(deal, seat, offer, score(self.win(deal, seat, tile, offer, dora=False), self.plan))
        except NoWinError as error:
            return _refused(error)
        return self._by_sakizuke(deal, seat, value, offer) if self.sakizuke.asks and value.is_read else value

    def scored(self, deal: Deal, seat: Seat, tile: Tile, offer: Offer | None) -> Score:
        """The value of a win, dora and all. A window asks for it, who chooses among several, and then the win: so it is
        found once, and kept with the deal until something is drawn, discarded, melded, turned or paid."""
        hand, kept = deal.hands[seat], deal.found
        form = None if offer is None else offer.form
        gone = [other.out for other in deal.hands].count(True)
        aside = len(set_aside(deal, seat)) if self.sets_aside else 0
        moment: tuple[object, ...] = (
            *(deal.discards, deal.sticks, gone, deal.wall.next, deal.wall.taken, deal.wall.shown),
            *(len(hand.tiles), len(hand.melds), aside, hand.riichi, hand.ippatsu, form),
        )
        if self.personal:
            moment = (*moment, *standing_markers(deal))
        known = kept.get((seat, tile))
        if known is not None and known[0] == moment:
            return cast(Score, known[1])
        win = self.win(deal, seat, tile, offer)
        if win.ura_indicators and not self.dora.always_under:
            win = self._uncovered(deal, seat, win, offer)
        value = self._sure(deal, seat, offer, score(win, self.plan))
        kept[seat, tile] = moment, value
        return value

    def _sure(self, deal: Deal, seat: Seat, offer: Offer | None, value: Score) -> Score:
        """The value without the yaku that another tile of the wait would not give, where they do not count."""
        if not self.sakizuke.same_yaku or not value.is_read:
            return value
        bare = self.win(deal, seat, value.win.winning, offer, dora=False)
        unsure = self.sakizuke.unsure(bare, value, deal.hands[seat].waits)
        return score(value.win, self.plan, unsure) if unsure else value

    def _uncovered(self, deal: Deal, seat: Seat, win: Win, offer: Offer | None) -> Win:
        """The win with those of the tiles under the indicators that are turned for it."""
        bare = msgspec.structs.replace(win, ura_indicators=())
        ruins = self.ruins is not None and self.ruins(deal, seat, score(bare, self.plan), offer)
        ura = self.dora.uncovered(win.ura_indicators, "ippatsu" in win.flags, ruins)
        return msgspec.structs.replace(win, ura_indicators=ura)

    def _may_rob_nuki(self, value: Score) -> bool:
        """001:3583: always, or only with a yakuman."""
        return self.rob_nuki == "always" or value.by_limit

    def _may_rob_closed(self, value: Score, hand: Holding) -> bool:
        match self.rob_closed:
            case "any_hand":
                return True
            case "any_yakuman":
                return value.yakuman > 0 and hand.waits.bit_count() == 1  # 001:2050: of one kind of tile
            case "kokushi":
                return _of_orphans(value)
        return False


def _of_orphans(value: Score) -> bool:
    return any(element.id in ORPHANS for element in value.elements)


def _on_first_discard(_: Admission, deal: Deal, seat: Seat, offer: Offer | None) -> bool:
    """002:452: on the dealer's first discard, whatever he has done before it."""
    return offer is not None and offer.form == "discard" and deal.discards == 1 and offer.seat == deal.dealer


def _after_kan(_: Admission, deal: Deal, seat: Seat, offer: Offer | None) -> bool:
    """On the tile that was discarded for the replacement tile of a kan, not of a tile set aside."""
    return offer is not None and offer.form == "discard" and _kan_replaced(deal)


def _on_riichi_discard(_: Admission, deal: Deal, seat: Seat, offer: Offer | None) -> bool:
    """On the tile with which another player declares riichi (001:2064)."""
    return offer is not None and offer.form == "discard" and deal.declaring


def _after_early_kan(_: Admission, deal: Deal, seat: Seat, offer: Offer | None) -> bool:
    """With the replacement tile of a kan in the first go-around, that is, before the own first discard (001:2121)."""
    return offer is None and _kan_replaced(deal) and not deal.hands[seat].pond


def _chained(kans: int) -> "Told":
    """With the replacement tile of so many kans in a row, no discard between them (001:2123)."""
    return lambda rules, deal, seat, offer: offer is None and _kan_replaced(deal) and _kans_in_a_row(deal) >= kans


def _kans_in_a_row(deal: Deal) -> int:
    """The kans since the last discard, one that claimed it included."""
    since = takewhile(lambda event: not isinstance(event, Discarded), reversed(deal.events))
    return sum(isinstance(event, KanDeclared) or (isinstance(event, Called) and event.meld.is_kan) for event in since)


def _kan_replaced(deal: Deal) -> bool:
    """Whether the turn began with the replacement tile of a kan: a tile set aside leaves no last kan."""
    return deal.came == "dead_wall" and bool(deal.last_kan)


def _on_last_copy(rules: Admission, deal: Deal, seat: Seat, offer: Offer | None) -> bool:
    """Of all tiles that win this was the last that the winner did not see: in ponds, melds, indicators or the own hand
    (001:962)."""
    hand = deal.hands[seat]
    waits = hand.waits | hand.spent
    seen = {*hand.tiles, *rules.dora.wall.turned(deal.wall), *(() if offer is None else (offer.tile,))}
    for owner, other in enumerate(deal.hands):
        seen.update(lying.tile for lying in other.pond)
        melds = [meld for meld in other.melds if owner == seat or not rules.is_hidden(meld)]
        seen.update(set_aside(deal, owner), own_indicators(deal, owner), *(meld.all_tiles for meld in melds))
    there = sum(rules.copies[kind] for kind in kinds_in(waits))
    return bool(there == sum(waits >> (tile & KIND) & 1 for tile in seen))


def _in_own_pond(test: Callable[[Sequence[Kind]], bool]) -> "Told":
    return lambda rules, deal, seat, offer: test([kind_of(lying.tile) for lying in deal.hands[seat].pond])


Told = Callable[[Admission, Deal, Seat, Offer | None], bool]


def _own_wall_low(rules: Admission, deal: Deal, seat: Seat, offer: Offer | None) -> bool:
    """001:2400: of the winner's own side of the wall three tiles are left, or fewer."""
    return rules.dora.wall.left_before(deal.wall, seat, deal.dealer, rules.seats.all) <= LOW_WALL


def _opposite_in_riichi(rules: Admission, deal: Deal, seat: Seat, offer: Offer | None) -> bool:
    """001:2402: the player opposite, of three the one to the right, who plays next; at other tables who sits farthest,
    our reading."""
    seats = len(deal.hands)
    opposite = rules.seats.order(seat)[1 if seats == 3 else seats // 2]
    return deal.hands[opposite].riichi > 0


def _after_late_riichi(rules: Admission, deal: Deal, seat: Seat, offer: Offer | None) -> bool:
    """001:2413: somebody has declared in the last but one go-around, that is, with exactly one more draw to come if
    nobody calls."""
    seats = len(deal.hands)
    return any(seats <= live < 2 * seats for live in live_when_declared(deal))


TOLD: Final[dict[str, Told]] = {
    "first_discard": _on_first_discard,
    "kan_discard": _after_kan,
    "riichi_discard": _on_riichi_discard,
    "early_kan": _after_early_kan,
    "two_chained_kans": _chained(2),
    "three_chained_kans": _chained(3),
    "four_chained_kans": _chained(4),
    "last_copy": _on_last_copy,
    "river_under_6": lambda rules, deal, seat, offer: rules.in_river(deal, offer) < 6,
    "river_under_10": lambda rules, deal, seat, offer: rules.in_river(deal, offer) < 10,
    "own_wall_low": _own_wall_low,
    "opposite_riichi": _opposite_in_riichi,
    "late_riichi": _after_late_riichi,
    "okawari": lambda rules, deal, seat, offer: has_said(deal, seat, IndicatorsPaidFor),
    "tetora_appu": lambda rules, deal, seat, offer: has_said(deal, seat, ManganStaked),
    "triple_draw": lambda rules, deal, seat, offer: offer is None and bool(drawn_indicators(deal, seat)),
    **{fact: _in_own_pond(test) for fact, test in POND_FACTS.items()},
}
"""Facts that only the table knows, each found out where a price depends on it."""
PASSING: Final = frozenset(TOLD) - frozenset(POND_FACTS) - {"okawari", "tetora_appu"}
"""Those of one moment: another tile, or the same one later, need not have them."""


def _refused(error: NoWinError) -> Refused:
    refused: dict[str, Refused] = {
        "no-win-few-fu": "few_fu",
        "no-win-minimum": "minimum",
        "no-win-minimum-single": "minimum_single",
        "no-win-minimum-lasting": "minimum_lasting",
        "no-win-minimum-base": "minimum_base",
        "no-win-most-han": "most_han",
        "no-win-most-yakuman": "most_han",
        "no-win-two-suits": "two_suits",
        "no-win-kept": "nuki_in_hand",
        "no-win-not-complete": "not_complete",
        "no-win-only-dealt": "not_complete",
    }
    return refused.get(error.text_id, "no_yaku")


def _free_copy(kind: int, held: Container[Tile], copies: int) -> Tile | None:
    """A tile of this kind that is not among those held, a plain one."""
    free = [Tile(kind | copy << 6) for copy in range(copies)]
    return next((tile for tile in reversed(free) if tile not in held), None)


def _unmarked(hand: Hand) -> Hand:
    """The hand of tiles that are not red: in a box with a fifth tile of each kind none is."""

    def plain(tile: Tile | None) -> Tile | None:
        return None if tile is None else Tile(tile & ~MARK_BITS)

    replace = msgspec.structs.replace
    return replace(
        hand,
        concealed=tuple(Tile(tile & ~MARK_BITS) for tile in hand.concealed),
        melds=tuple(
            replace(
                meld,
                tiles=tuple(Tile(tile & ~MARK_BITS) for tile in meld.tiles),
                claimed=plain(meld.claimed),
                added=plain(meld.added),
            )
            for meld in hand.melds
        ),
    )
