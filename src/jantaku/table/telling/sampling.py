"""Sampling: a match that a viewer could be playing, with all that is hidden from him drawn anew.

The sample depends on the view and the generator only: unseen tiles are sorted before they are shuffled, the wall that
lies behind is laid in order, what others have answered is forgotten, the walls of later deals come from a new secret,
and the past of the sample is what the viewer has seen of it. Where the viewer is asked, the sample waits at the same
question; the questions to others are those that their new hands deserve.

What is kept: sizes of hands, ponds, melds, hands laid open, indicators. A player in riichi gets a hand that is ready,
made of sets and a pair (rarely of pairs) that are drawn in proportion to the unseen tiles that can make them, and it
waits neither for what the player has discarded nor for what went by since the declaration. If no such hand is found
in `TRIES`, a ready one that is furiten will do; failing that after as many tries again, the hand is what it happens to
be. Nothing else is read out of what others have discarded or let pass.

Further secrets of some games: a closed kan that lies face down is made of any four equal tiles that the viewer has not
seen. Who has won and left, the others playing on, has a hand that was complete with the winning tile, though perhaps
not one that was worth what was paid. Who has not yet shown the suit to be rid of has chosen the one of which the new
hand has least, and has put down a tile of it, or the card. Tiles that were laid down to be passed on are of one suit.
Of a hand that is being built any tiles are picked, and what is left beside one that is built is any tiles.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from jantaku.hands import Meld, MeldForm
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.exchange import LaidToPassOn
from jantaku.table.additions.nuki import Nuki
from jantaku.table.additions.void import SUIT_MASKS
from jantaku.table.chance import SeededChance
from jantaku.table.events import (
    Called,
    Discarded,
    Drawn,
    Event,
    KanDeclared,
    NukiDeclared,
    PersonalDoraLost,
    PersonalDoraTaken,
    ReadyDeclared,
    RunRaised,
    TileReturned,
)
from jantaku.table.state.built_hands import BuiltHands, supply
from jantaku.table.state.chosen_suits import ChosenSuits
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.declarations import laid_open
from jantaku.table.state.face_down import FaceDown, lies_face_down
from jantaku.table.state.holding import NO_TILE, Holding, Missed
from jantaku.table.state.memory import Memory, recalled
from jantaku.table.state.own_indicators import own_indicators
from jantaku.table.state.set_aside import set_aside
from jantaku.table.state.wall import Wall
from jantaku.table.table import Table
from jantaku.table.telling.eyes import seen_by
from jantaku.table.telling.view import View, from_anywhere, is_suit_known, tiles_seen, turned
from jantaku.table.words import PASS
from jantaku.tiles import KIND, Tile, mask_of, place_in_hand

if TYPE_CHECKING:
    from jantaku.table.match import Match

TRIES: Final = 100
PAIRS_ODDS: Final = 16
"""One in so many ready hands is made of pairs, where the rules know them."""
PAIR: Final = 2
TRIPLET: Final = 3
QUAD: Final = 4
SECRET_BYTES: Final = 32

KEPT: Final = (
    "number",
    "round",
    "hand",
    "dealer",
    "honba",
    "last",
    "final",
    "repeats",
    "inherited",
    "rounds",
    "for_pot",
    "turn",
    "came",
    "offer",
    "barred",
    "declaring",
    "uninterrupted",
    "discards",
    "kans",
    "turned_later",
    "turned_next",
    "last_kan",
    "fed_kan",
    "direction",
    "oka_pot",
    "commitment",
    "dice",
    "broken",
)
KEPT_COPIES: Final = (
    "points",
    "deposits",
    "taken",
    "declared",
    "kan_owners",
    "shown",
    "fined",
    "fines",
    "chips",
    "result",
)
MADE_ANEW: Final = (
    *("wall", "hands", "agenda", "events", "seed", "windows", "memory"),
    *("before_win", "told_before_win"),  # all hands lie there: a sample has none, and its wins are not undone
)
"""Every field of a deal is in one of these three: a new one must be put where it belongs."""

HAND_KEPT: Final = ("open", "riichi", "ippatsu", "dead", "mute", "kans", "owes", "river", "taken", "own", "out")
HAND_KEPT_COPIES: Final = ("pond", "liable", "aside")
HAND_MADE_ANEW: Final = (
    *("tiles", "counts", "melds", "drawn", "waits", "spent", "away", "missed", "missed_in_riichi", "passed"),
    *("void", "won"),
)
"""The same for the hand of another seat."""


def sampled(match: "Match", view: View, rng: Random) -> "Match":
    """A match that the viewer could be playing."""
    from jantaku.table.match import Match

    events = view.deal_events()
    seen = tiles_seen(events)
    unseen = sorted(tile for tile in match.box if tile not in seen)
    rng.shuffle(unseen)
    twin = object.__new__(Match)
    twin.rules, twin.table, twin.box, twin.names = match.rules, match.table, match.box, match.names
    twin.secret = rng.randbytes(SECRET_BYTES)
    twin.chance = SeededChance(twin.secret, faces=match.table.wall.faces)
    twin.standing = match.standing.copy()
    twin.history = seen_by(view.eyes, match.history)
    twin.answers = []
    twin.over = match.over
    twin.window = None
    twin._open = {}
    twin.deal = _deal(match.deal, match.table, view, events, seen, unseen, rng)
    twin.deal.windows = len(twin.history) + len(events)
    if not twin.over:
        twin.go_on()
        _answer_again(twin, view)
    return twin


def _answer_again(twin: "Match", view: View) -> None:
    """What the viewer has answered already he does not take back."""
    for answer in view.answered:
        window = twin.window
        if window is not None and window.ask_of(answer.seat) is not None:
            twin.answer(answer.seat, answer.code, answer.at_ms, answer.by)


def _deal(
    deal: Deal,
    table: Table,
    view: View,
    events: list[Event],
    seen: set[Tile],
    unseen: list[Tile],
    rng: Random,
) -> Deal:
    """The deal with new hands and a new wall."""
    copy = deal.copy()
    kept = {field: getattr(deal, field) for field in KEPT}
    kept.update({field: getattr(copy, field) for field in KEPT_COPIES})
    agenda = _agenda(deal, table, view)
    chosen = recalled(copy, ChosenSuits)
    hands = _hands(deal, table, view, events, seen, unseen, rng, chosen, pending=_pending(agenda))
    memory = _memory(deal, copy, table, view, hands, rng)
    _build_anew(copy, view, hands, unseen, rng)
    wall = _wall(deal, hands, seen, unseen)
    twin = Deal(wall=wall, hands=hands, agenda=agenda, events=events, memory=memory, **kept)
    if table.furiten.dearer:
        _value_missed(twin, table, view)
    return twin


def _memory(deal: Deal, copy: Deal, table: Table, view: View, hands: Sequence[Holding], rng: Random) -> list[Memory]:
    """What the deal remembers, but for what others have put down in secret: that is of their new hands."""
    memory, order = copy.memory, table.seats.order(copy.dealer)
    if (chosen := recalled(copy, ChosenSuits)) is not None:
        hidden = [seat for seat in order if chosen.suits[seat] >= 0 and not is_suit_known(deal, seat)]
        chosen.cards = [seat for seat in hidden if chosen.promised[seat] == NO_TILE]
    if (face_down := recalled(copy, FaceDown)) is not None:
        for seat in order:
            if lies_face_down(deal, seat) != NO_TILE:
                face_down.tiles[seat] = next(lies.tile for lies in hands[seat].pond if lies.riichi)
    passed_on = recalled(copy, LaidToPassOn)
    laid = [] if passed_on is None else passed_on.tiles
    for seat in order:
        if laid and laid[seat] and seat not in view.eyes:
            laid[seat] = _of_one_suit(hands[seat], table.plan.exchange.tiles, rng)[: len(laid[seat])]
    return memory


def _build_anew(copy: Deal, view: View, hands: Sequence[Holding], unseen: list[Tile], rng: Random) -> None:
    """What others have picked for the hands that they build is any of their tiles; what they may discard beside those
    that are built is unseen, and leaves the pile."""
    built = recalled(copy, BuiltHands)
    if built is None:
        return
    for seat, hand in enumerate(hands):
        if seat not in view.eyes:
            built.picked[seat] = rng.sample(hand.tiles, len(built.picked[seat]))
            built.supplies[seat] = sorted(unseen[: len(built.supplies[seat])], key=place_in_hand)
            del unseen[: len(built.supplies[seat])]


def _of_one_suit(hand: Holding, enough: int, rng: Random) -> list[Tile]:
    """Tiles of a suit of which the hand has enough, in any order."""
    suits = [[tile for tile in hand.tiles if mask >> (tile & KIND) & 1] for mask in SUIT_MASKS]
    tiles = rng.choice([tiles for tiles in suits if len(tiles) >= enough])
    rng.shuffle(tiles)
    return tiles


def _value_missed(deal: Deal, table: Table, view: View) -> None:
    """What the wins would have been worth that others have let pass (004:44)."""
    assert table.furiten.worth is not None
    for seat, hand in enumerate(deal.hands):
        if seat not in view.eyes:
            worths = [table.furiten.worth(deal, seat, Offer(missed.tile, missed.source)) for missed in hand.missed]
            valued = zip(hand.missed, worths, strict=True)
            hand.missed = [msgspec.structs.replace(missed, worth=worth) for missed, worth in valued if worth]


# ---------------------------------------------------------------- hands


def _hands(
    deal: Deal,
    table: Table,
    view: View,
    events: list[Event],
    seen: set[Tile],
    unseen: list[Tile],
    rng: Random,
    chosen: ChosenSuits | None,
    *,
    pending: bool,
) -> list[Holding]:
    """The own hands as they are; the others of unseen tiles, which leave the pile. First come kans that lie face down,
    then hands in riichi and those that have won. What others have ``chosen`` in secret they choose anew."""
    hands = [hand.copy() for hand in deal.hands]
    others = [seat for seat in table.seats.all if seat not in view.eyes]
    melds = {seat: [_turned_up(meld, seen, unseen, rng) for meld in hands[seat].melds] for seat in others}
    for seat in sorted(others, key=lambda seat: (not (hands[seat].riichi or hands[seat].out), seat)):
        hands[seat] = _other_hand(deal, table, seat, events, seen, unseen, rng, melds[seat], chosen, pending=pending)
    return hands


def _turned_up(meld: Meld, seen: set[Tile], unseen: list[Tile], rng: Random) -> Meld:
    """A meld as it lies; one that lies face down may be of any four equal tiles, which leave the pile."""
    if meld.form is not MeldForm.CLOSED_KAN or meld.tiles[0] in seen:
        return meld
    counts = [0] * 64
    for tile in unseen:
        counts[tile & KIND] += 1
    kind = rng.choice([kind for kind, count in enumerate(counts) if count == QUAD])
    tiles = sorted((tile for tile in unseen if tile & KIND == kind), key=place_in_hand)
    for tile in tiles:
        unseen.remove(tile)
    return Meld(MeldForm.CLOSED_KAN, tuple(tiles))


def _other_hand(
    deal: Deal,
    table: Table,
    seat: Seat,
    events: list[Event],
    seen: set[Tile],
    unseen: list[Tile],
    rng: Random,
    melds: list[Meld],
    chosen: ChosenSuits | None,
    *,
    pending: bool,
) -> Holding:
    held = deal.hands[seat]
    hand = Holding([], bytearray(len(held.counts)), melds)
    copy = held.copy()
    for field in (*HAND_KEPT, *HAND_KEPT_COPIES):
        setattr(hand, field, getattr(copy, field))
    if not table.plan.calls.shows_drawn:
        hand.pond = from_anywhere(hand.pond)
    down = lies_face_down(deal, seat)
    if down != NO_TILE:
        other = unseen.pop()
        hand.pond = [turned(lies, other) if lies.tile == down else lies for lies in hand.pond]
        hand.river = mask_of(lies.tile & KIND for lies in hand.pond)
    secret = chosen is not None and chosen.suits[seat] >= 0 and not is_suit_known(deal, seat)
    if not secret:
        hand.void = held.void
    if hand.out:
        _fill_winner(hand, held, table, seen, unseen, rng)
        return hand
    drawn = held.drawn if held.drawn in seen else NO_TILE
    known = sorted(tile for tile in held.tiles if tile in seen and tile != drawn)
    size = len(held.tiles) - (held.drawn != NO_TILE)
    passed = _offered_since(events, seat, hand.riichi > 0, pending)
    if laid_open(deal, seat) and known and len(known) < size:
        tiles = _rest_of_open(table, hand, known, held.waits, _kept(table, unseen), size - len(known), rng)
    elif hand.riichi and not known:
        safe = hand.river | sum({1 << (offer.tile & KIND) for offer in passed})
        tiles = _ready_tiles(table, hand, _kept(table, unseen), size, safe, rng)
    else:
        tiles = _kept(table, unseen)[: size - len(known)]
    for tile in tiles:
        unseen.remove(tile)
    for tile in sorted((*known, *tiles)):
        hand.take(tile)
    hand.drawn = NO_TILE
    last = drawn
    if held.drawn != NO_TILE and drawn == NO_TILE:
        nuki = table.played(Nuki)
        kept = nuki is not None and nuki.kept and not table.wall.can_replace(deal.wall)
        last = (unseen if kept else _kept(table, unseen))[0]
        unseen.remove(last)
    if secret:
        dealt = [last] if last != NO_TILE and deal.came == "deal" else []
        assert chosen is not None
        suit, chosen.promised[seat] = _choose_suit(hand, [*hand.tiles, *dealt], table, rng)
        chosen.suits[seat] = suit
    if hand.rests:
        table.look(hand)
    if last != NO_TILE:
        hand.take(last)
    _remember(hand, passed, events, seat, table)
    return hand


def _choose_suit(hand: Holding, held: Sequence[Tile], table: Table, rng: Random) -> tuple[int, Tile]:
    """The suit of which the hand had least when it chose, by a tile that it held or by the card."""
    suits = [[tile for tile in held if mask >> (tile & KIND) & 1] for mask in SUIT_MASKS]
    least = min(map(len, suits))
    suit = rng.choice([suit for suit, tiles in enumerate(suits) if len(tiles) == least])
    promised = rng.choice(suits[suit]) if suits[suit] else NO_TILE
    hand.void = SUIT_MASKS[suit]
    if any(hand.void >> (tile & KIND) & 1 for meld in hand.melds for tile in meld.tiles):
        hand.void = table.grammar.tile_set.mask
    return suit, promised


def _fill_winner(hand: Holding, held: Holding, table: Table, seen: set[Tile], unseen: list[Tile], rng: Random) -> None:
    """The hand of a seat that has left: one that was complete with the tile it won on; where there is none, any."""
    drew = held.won in held.tiles
    known = sorted(tile for tile in held.tiles if tile in seen)
    size = len(held.tiles)
    won, tiles = held.won, _kept(table, unseen)[: size - len(known)]
    if drew and won not in seen:
        won = tiles[-1]
    if not known and held.won != NO_TILE:
        free = [tile for tile in _kept(table, unseen) if not hand.void >> (tile & KIND) & 1]
        won, tiles = _won_tiles(table, hand, free, size, None if drew else held.won, rng) or (won, tiles)
    for tile in tiles:
        unseen.remove(tile)
    hand.tiles = sorted((*known, *tiles))
    hand.leave(won)


def _won_tiles(
    table: Table, held: Holding, unseen: Sequence[Tile], size: int, won: Tile | None, rng: Random
) -> tuple[Tile, list[Tile]] | None:
    """Unseen tiles that are a hand won on this tile, or on one that it drew, and which that was; None if there is no
    such hand."""
    for _ in range(TRIES):
        pile = [*unseen, *([] if won is None else [won])]
        kinds = _complete_kinds(table, pile, size + (won is not None), rng, won)
        if kinds is None:
            continue
        last = rng.choice(kinds) if won is None else won & KIND
        kinds.remove(last)
        hand = Holding([], bytearray(64), held.melds, void=held.void, own=held.own)
        for kind in kinds:
            hand.counts[kind] += 1
        table.look(hand)
        if hand.waits >> last & 1:
            tiles = _tiles_of_kinds(kinds if won is not None else [*kinds, last], unseen)
            return (tiles[-1] if won is None else won), tiles
    return None


def _tiles_of_kinds(kinds: Iterable[int], unseen: Iterable[Tile]) -> list[Tile]:
    """A tile of each kind."""
    by_kind: dict[int, list[Tile]] = defaultdict(list)
    for tile in unseen:
        by_kind[tile & KIND].append(tile)
    taken = {kind: iter(tiles) for kind, tiles in by_kind.items()}
    return [next(taken[kind]) for kind in kinds]


def _kept(table: Table, unseen: list[Tile]) -> list[Tile]:
    """Those that may stay in a hand: what must be set aside at once is not there."""
    nuki = table.played(Nuki)
    flowers = 0 if nuki is None else nuki.compulsory
    return [tile for tile in unseen if not flowers >> (tile & KIND) & 1] if flowers else unseen


def _ready_tiles(table: Table, held: Holding, unseen: Sequence[Tile], size: int, safe: int, rng: Random) -> list[Tile]:
    """Unseen tiles that make this hand a ready one, if possible one that waits for none of the safe kinds."""
    for number in range(2 * TRIES):
        kinds = _ready_kinds(table, unseen, size, rng)
        if kinds is None:
            continue
        hand = Holding([], bytearray(64), held.melds, void=held.void, own=held.own)
        for kind in kinds:
            hand.counts[kind] += 1
        table.look(hand)
        if hand.waits and (number >= TRIES or not safe & (hand.waits | hand.spent)):
            return _tiles_of_kinds(kinds, unseen)
    return list(unseen[:size])


def _rest_of_open(
    table: Table, held: Holding, known: Sequence[Tile], waits: int, unseen: Sequence[Tile], size: int, rng: Random
) -> list[Tile]:
    """Unseen tiles beside those of the waiting part that lies open, so that the hand waits for what everybody knows."""
    for _ in range(TRIES):
        kinds = _complete_kinds(table, unseen, size, rng)
        if kinds is None:
            continue
        hand = Holding([], bytearray(64), held.melds, void=held.void, own=held.own)
        for kind in (*kinds, *(tile & KIND for tile in known)):
            hand.counts[kind] += 1
        table.look(hand)
        if hand.waits == waits:
            return _tiles_of_kinds(kinds, unseen)
    return list(unseen[:size])


def _ready_kinds(table: Table, unseen: Sequence[Tile], size: int, rng: Random) -> list[int] | None:
    """Kinds of a complete hand, all but one; None if this try has led nowhere."""
    kinds = _complete_kinds(table, unseen, size + 1, rng)
    if kinds is None:
        return None
    del kinds[rng.randrange(len(kinds))]
    return kinds


def _complete_kinds(
    table: Table, unseen: Sequence[Tile], size: int, rng: Random, won: Tile | None = None
) -> list[int] | None:
    """Kinds of a complete hand, among them that of the tile that it was won on; None if this try has led nowhere."""
    left = [0] * 64
    for tile in unseen:
        left[tile & KIND] += 1
    first = unseen if won is None else (won,)  # its block is the first that is made
    if size == table.grammar.size and rng.randrange(PAIRS_ODDS) == 0:
        odd = size % PAIR  # a triplet among the pairs
        blocks = [_pair(left, first, rng)]
        blocks += [_pair(left, unseen, rng) for _ in range(size // PAIR - 1 - odd)]
        blocks += [_triplet(left, unseen, rng) for _ in range(odd)]
    else:
        sets, pair = divmod(size, TRIPLET)
        in_pair = won is not None and pair > 0 and rng.randrange(sets + 1) == 0
        blocks = [_pair(left, first, rng)] if in_pair else []
        for place in range(sets):
            blocks.append(_set(table, left, unseen if place or in_pair else first, rng))
        if pair and not in_pair:  # the eyes may be melded
            blocks.append(_pair(left, unseen, rng))
    kinds = [kind for block in blocks for kind in block]
    return kinds if all(blocks) and kinds else None


def _set(table: Table, left: list[int], unseen: Sequence[Tile], rng: Random) -> tuple[int, ...]:
    """A random set of what is left: each is as likely as there are ways to pick its tiles."""
    first = rng.choice(unseen) & KIND
    ways: list[tuple[tuple[int, ...], int]] = []
    if left[first]:
        ways = [((first, low, high), left[low] * left[high]) for low, high, _ in table.calls.shapes[first]]
        ways.append(((first,) * TRIPLET, (left[first] - 1) * (left[first] - PAIR) // PAIR))
    ways = [way for way in ways if way[1] > 0]
    if not ways:
        return ()
    (block,) = rng.choices([block for block, _ in ways], [weight for _, weight in ways])
    for kind in block:
        left[kind] -= 1
    return block


def _triplet(left: list[int], unseen: Sequence[Tile], rng: Random) -> tuple[int, ...]:
    kind = rng.choice(unseen) & KIND
    if left[kind] < TRIPLET:
        return ()
    left[kind] -= TRIPLET
    return (kind,) * TRIPLET


def _pair(left: list[int], unseen: Sequence[Tile], rng: Random) -> tuple[int, ...]:
    kind = rng.choice(unseen) & KIND
    if left[kind] < PAIR:
        return ()
    left[kind] -= PAIR
    return (kind,) * PAIR


# ---------------------------------------------------------------- furiten of others


def _pending(agenda: Sequence[Step]) -> bool:
    """Whether the tile on offer can still be won on, as far as the viewer knows."""
    return bool(agenda) and agenda[-1].name in ("claim", "rob")


def _offered_since(events: Sequence[Event], seat: Seat, riichi: bool, pending: bool) -> list[Missed]:
    """The tiles that others have offered since this hand last changed; in riichi since the declaration.

    The last one is not among them while it is pending."""
    offers: list[Missed] = []
    declared = offered = False
    turn = 0
    for event in events:
        if isinstance(event, Discarded):
            turn += 1
            offered = event.seat != seat
            if offered:
                offers.append(Missed(event.tile, event.seat, turn))
            elif not declared:
                offers = []
                declared = riichi and event.riichi
        elif isinstance(event, ReadyDeclared) and event.seat == seat:
            declared = True
        elif isinstance(event, KanDeclared | RunRaised) and event.meld.added is not None and event.seat != seat:
            offered = True
            offers.append(Missed(event.meld.added, event.seat, turn))
        elif isinstance(event, NukiDeclared | PersonalDoraLost) and event.seat != seat:
            offered = True
            offers.append(Missed(event.tile, event.seat, turn))
        elif isinstance(event, Drawn | Called | KanDeclared | RunRaised | NukiDeclared | PersonalDoraTaken):
            offered = False
    return offers[:-1] if pending and offered else offers


def _remember(hand: Holding, passed: Sequence[Missed], events: Iterable[Event], seat: Seat, table: Table) -> None:
    """Wins that went by, as far as the new hand would have been completed by them.

    Where the own turn does not end them, those before the hand's last discard are left out all the same: nobody knows
    what the hand was then."""
    furiten = table.furiten
    if not furiten.bars and not furiten.dearer:
        return
    missed = [offer for offer in passed if hand.waits >> (offer.tile & KIND) & 1]
    in_riichi = hand.riichi > 0 and furiten.in_riichi
    hand.missed_in_riichi = bool(in_riichi and missed)
    hand.passed = sum(1 << kind for kind in {offer.tile & KIND for offer in missed}) if in_riichi else 0
    if not furiten.temporary:
        return
    discards = 0
    own_turn = -1
    ends = Drawn if furiten.dearer else Drawn | Called  # 004:44: only the wall frees
    covered: dict[Seat, int] = {}
    for event in events:
        if isinstance(event, Discarded):
            discards += 1
            covered[event.seat] = discards
            if furiten.until_discard and event.seat == seat:
                own_turn = discards
        elif isinstance(event, ends) and event.seat == seat and not furiten.until_discard:
            own_turn = discards
        elif isinstance(event, TileReturned) and event.seat == seat:  # the tile before the draw has gone by once more
            own_turn -= 1
    if table.furiten.ends != "own_turn":  # another discard of the same player covers the first
        hand.missed = [offer for offer in missed if covered.get(offer.source, 0) <= offer.turn]
    else:
        hand.missed = [offer for offer in missed if offer.turn > own_turn]


# ---------------------------------------------------------------- the wall, and what comes next


def _wall(deal: Deal, hands: Sequence[Holding], seen: set[Tile], unseen: Sequence[Tile]) -> Wall:
    """The unseen tiles that nobody holds lie in the wall; the places behind are filled with the others in order."""
    row = deal.wall.row
    gone = {tile for hand in deal.hands for tile in _tiles_of(hand)}
    for seat in range(len(hands)):
        gone.update(own_indicators(deal, seat), set_aside(deal, seat), supply(deal, seat))
    laid: list[Tile | None] = [None] * len(row)
    to_lay = list(unseen)
    for place, tile in enumerate(row):
        if tile not in gone:  # whether a place is empty everybody sees
            laid[place] = tile if tile in seen else to_lay.pop()
    lying = {tile for tile in laid if tile is not None}
    behind = iter(sorted(tile for tile in row if tile not in lying))
    wall = deal.wall.copy()
    wall.row = tuple(next(behind) if tile is None else tile for tile in laid)
    return wall


def _tiles_of(hand: Holding) -> Iterable[Tile]:
    yield from hand.tiles
    for meld in hand.melds:
        yield from meld.all_tiles
    for lying in hand.pond:
        yield lying.tile
    yield from hand.aside


def _agenda(deal: Deal, table: Table, view: View) -> list[Step]:
    """What is to be done next, as far as the viewer knows.

    When the last tile is discarded nobody is told whether it is still offered to somebody or whether ready hands are
    being shown already. To who is not asked it is as if nobody wins on it and nobody but those seen has decided.
    """
    agenda = [Step(step.name, step.seat, step.code) for step in deal.agenda]
    if table.winners.go_on:  # there all hands are shown together, and nobody decides about it
        return agenda
    if not agenda or agenda[-1].name not in ("claim", "show") or deal.wall.live or deal.declaring or view.asks:
        return agenda
    if agenda[-1].name == "claim" and any(answer.code != PASS for answer in view.answered):
        return agenda
    order = table.seats.order(deal.dealer)
    decided = [order.index(seat) for seat in deal.shown]
    waiting = {step.seat for step in agenda}
    if agenda[-1].name == "show":
        own = (seat for seat in view.eyes.hands if seat not in waiting and table.draws.ready(deal, seat))
        decided += [order.index(seat) for seat in own]
    open_ = order[max(decided, default=-1) + 1 :]
    return [Step("settle_draw"), *(Step("show", seat) for seat in reversed(open_))]
