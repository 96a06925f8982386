"""A win (000:746-834): it is scored and paid, and the deal ends, or the winner leaves it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple

from jantaku.hands import MeldForm
from jantaku.scoring.ledger import Seat
from jantaku.scoring.payments import Liability
from jantaku.scoring.score import Score
from jantaku.table.additions.addition import HeardWin
from jantaku.table.events import (
    CountedElement,
    Discarded,
    Drawn,
    FalseWin,
    IndicatorShown,
    KanDeclared,
    Paid,
    Ruled,
    Situation,
    SuitShown,
    TileReturned,
    Won,
)
from jantaku.table.parts.payments import counters_of
from jantaku.table.parts.playing_on import BattleMemory, claimed_falsely
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.declarations import laid_open
from jantaku.table.state.deposits import laid_by
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import recall
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.closing import end_deal, pay, pay_wins, show_hands
from jantaku.table.steps.no_win import ABORTS, CLAIMS_AT
from jantaku.table.steps.windows import open_window
from jantaku.table.words import Code, Verb, paying, place_of
from jantaku.tiles import KIND, Tile

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def keep_before_win(deal: Deal, table: "Table", step: Step) -> None:
    """A win was said at this step; how the deal stands is kept where it goes on from there if the win is none."""
    if table.winners.may_be_undone:
        before = deal.copy()
        before.events = []
        before.agenda.append(step)
        deal.before_win, deal.told_before_win = before, len(deal.events)


def win_in_turn(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """The seat says in its turn that it has won."""
    keep_before_win(deal, table, Step("turn", seat))
    win_by_tsumo(deal, table, seat, code)


def win_by_tsumo(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """The hand is won with the tile just drawn."""
    win_by_draw(deal, table, seat, table.admission.stands_for(deal, seat))


def win_by_draw(deal: Deal, table: "Table", seat: Seat, tile: Tile) -> None:
    """The hand is won with a tile from the wall, be it the last of the flowers, which lies aside by then."""
    if deal.came == "dead_wall":
        table.kans.won(deal)
    value, liabilities = _score(deal, table, seat, tile, None)
    _turn_by_win(deal, table)
    deal.events.append(_won(deal, seat, seat, value, liabilities))
    rows, left = table.payments.handed_out(deal, [seat], drawn=True)
    rows += table.payments.tsumo(table.payments.award(seat, value, liabilities), counters_of(deal, left))
    for earned in table.win_rows:
        rows += earned((HeardWin(seat, seat, value),), counters_of(deal).out)
    pay_wins(deal, rows)
    _after_win(deal, table, [seat], None, deal.hands[seat].drawn)


def ask_payee(deal: Deal, table: "Table", step: Step) -> Window | None:
    """Whom of several does the discarder pay? Their hands lie open."""
    winners = _winners_on(deal, table, step)
    if not table.claims.chooses(len(winners)):
        return None
    offer = deal.offer
    assert offer is not None
    order = table.seats.order(deal.dealer)
    codes = [paying(order.index(seat)) for seat in winners]
    return open_window(deal, table, WindowKind.CHOICE, [(offer.seat, codes, codes[0])], offer.tile)


def _winners_on(deal: Deal, table: "Table", step: Step) -> list[Seat]:
    """Who wins on the tile on offer: those of the step's mask, as they come first."""
    offer = deal.offer
    assert offer is not None
    return [seat for seat in table.claims.heads(offer.seat, deal.direction) if step.code >> seat & 1]


def win_on(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The tile on offer is won on, by one or several; where the discarder chooses, by the one whom he pays."""
    offer = deal.offer
    assert offer is not None
    winners = _winners_on(deal, table, step)
    if offer.form != "discard":
        _give_up(deal, table, offer)
    if table.claims.chooses(len(winners)):
        answer = answers.get(offer.seat)
        winners = winners[:1] if answer is None else [table.seats.order(deal.dealer)[place_of(answer.code)]]
    ending = table.claims.too_many(len(winners))
    if ending is not None:
        show_hands(deal, winners)
        deal.push("abort", offer.seat, ABORTS.index(ending) | len(winners) << CLAIMS_AT)
        if deal.declaring:
            deal.declaring = False  # the tile was won on: no stick
        return
    awards = []
    heard: list[HeardWin] = []
    _turn_by_win(deal, table)
    false = claimed_falsely(deal)
    for seat in winners:
        if seat in false:
            deal.events.append(FalseWin(seat, offer.seat, offer.tile))
            continue
        value, liabilities = _score(deal, table, seat, offer.tile, offer)
        fed = bool(laid_open(deal, seat)) and _had_a_choice(deal, table, offer, deal.hands[seat].waits)
        awards.append(table.payments.award(seat, value, liabilities, fed_open_riichi=fed))
        heard.append(HeardWin(seat, offer.seat, value))
        deal.events.append(_won(deal, seat, offer.seat, value, liabilities))
    rows, left = table.payments.handed_out(deal, winners)
    if deal.declaring:
        stake = table.payments.lost_stake(offer.seat, table.riichi.sticks_of(deal, offer.seat))
        left = [*left, *[stick for row in stake for stick in laid_by(row, deal.number, deal.discards)]]
        rows += stake
    rows += table.payments.ron(awards, offer.seat, counters_of(deal, left))
    if awards and table.payments.pays_kans and offer.form == "discard" and deal.came == "dead_wall":
        rows += table.winners.kan_fed(deal, offer.seat)
    for earned in table.win_rows:
        rows += earned(heard, counters_of(deal).out)
    pay_wins(deal, rows)
    if offer.form != "discard" and table.winners.go_on:
        deal.hands[winners[0]].aside.append(offer.tile)  # it lies with a winner, the nearest of several
    _after_win(deal, table, winners, offer.seat, offer.tile)
    if deal.result is None:  # who let the tile go has passed it
        table.furiten.passed(deal, offer, ())


def _give_up(deal: Deal, table: "Table", offer: Offer) -> None:
    """The tile is the winner's now."""
    table.offers[offer.form].rob(deal, offer.seat, offer.tile)
    if table.winners.go_on and offer.form != "nuki":
        hand = deal.hands[offer.seat]
        hand.away = 0
        table.look(hand)


def _had_a_choice(deal: Deal, table: "Table", offer: Offer, waits: int) -> bool:
    """Whether the discarder could have discarded a tile for which an open hand does not wait (001:2845); in riichi
    nobody has a choice (001:7307)."""
    hand = deal.hands[offer.seat]
    if offer.form != "discard" or hand.riichi:
        return False
    if deal.came == "call":
        meld = hand.melds[-1]
        verb = Verb.CHI if meld.form is MeldForm.CHI else Verb.PON
        waits |= table.calls.barred(verb, meld.tiles[0] & KIND, (meld.tiles[1], meld.tiles[2]))
    return any(not waits >> (tile & KIND) & 1 for tile in hand.tiles)


def _after_win(deal: Deal, table: "Table", winners: list[Seat], source: Seat | None, tile: Tile) -> None:
    """The deal ends; or the winners leave, and it goes on without them (004:41-42)."""
    for seat in winners:
        for won in table.won:
            won(deal, seat)
    result = table.winners.won(deal, winners, source, tile)
    if result is not None:
        end_deal(deal, table, result)


def with_false(deal: Deal, winners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who claims the tile for a win, those included who will be found to have none (004:43)."""
    return (*winners, *claimed_falsely(deal))


class StillClaimable(NamedTuple):
    """A tile that can still be claimed for a win, though the next player has drawn one since."""

    tile: Tile
    seat: Seat
    form: Literal["discard", "added"] = "discard"
    won: bool = False
    """Others have left with it: it lies between them."""


def laid_before(deal: Deal) -> StillClaimable | None:
    """What lay on the table before the tile that was just drawn: a discard, or a tile that was added to a set, and
    nothing else has happened since; or the last discard, after which nothing is drawn."""
    told = (event for event in reversed(deal.events) if not isinstance(event, Paid | Ruled | SuitShown))
    before = next(told, None)
    source = "wall"
    if isinstance(before, Drawn):
        if deal.hands[before.seat].drawn != before.tile:
            return None
        source = before.source
        before = next(told, None)
    match before:
        case Discarded() if source == "wall":
            return StillClaimable(before.tile, before.seat)
        case KanDeclared(form="added") if source == "dead_wall" and before.meld.added is not None:
            return StillClaimable(before.meld.added, before.seat, "added")
        case Won() | FalseWin() if before.source != before.seat:
            return StillClaimable(before.tile, before.source, won=True)
    return None


def false_win(deal: Deal, table: "Table", seat: Seat, *, claims: bool = False) -> None:
    """A win that is none: for now it is taken for one (004:43). In a window for a tile it is a claim of it, and decided
    with the others; in the own turn it is one by the own draw, unless the seat ``claims`` the tile before, which it
    has drawn after only because nobody else could speak. In the turn of another it is always a claim of that tile,
    whoever else could have claimed it: what was drawn since goes back, and a kan that was made with it falls. After the
    last tile it is a claim of the last discard."""
    step = deal.agenda[-1]
    if step.name in ("claim", "rob"):
        recall(deal, BattleMemory).false_claims.append(seat)
        return
    recall(deal, BattleMemory).false_claims = [seat]
    if step.name == "turn" and step.seat == seat and not claims:
        tile = deal.hands[seat].drawn
        deal.events.append(FalseWin(seat, seat, tile))
        _after_win(deal, table, [seat], None, tile)
        return
    laid = laid_before(deal)
    assert laid is not None  # otherwise there is nothing to win with
    if step.name == "turn":
        _put_back(deal, table, step.seat)
    if laid.won:
        deal.events.append(FalseWin(seat, laid.seat, laid.tile))
        for won in table.won:
            won(deal, seat)
        table.winners.join(deal, seat, laid.tile)
        return
    if laid.form == "added":
        _kan_falls(deal, table, laid.seat)
    deal.offer = Offer(laid.tile, laid.seat, laid.form)
    deal.agenda.clear()
    push_ron(deal, table, laid.seat, [seat])


def _put_back(deal: Deal, table: "Table", seat: Seat) -> None:
    """The tile that the seat has just drawn."""
    hand, replacement = deal.hands[seat], deal.came == "dead_wall"
    tile = hand.drawn
    hand.put(tile)
    hand.drawn = NO_TILE
    table.wall.put_back(deal.wall, replacement)
    deal.events.append(TileReturned(seat, tile, "dead_wall" if replacement else "wall", deal.wall.live))


def _kan_falls(deal: Deal, table: "Table", seat: Seat) -> None:
    """It was not formed (004:146): what stood for it, and was paid, is as it was."""
    deal.kans -= 1
    deal.kan_owners.pop()
    deal.hands[seat].kans -= 1
    if table.payments.pays_kans:
        pay(deal, table.winners.kan_robbed(deal))


def may_win_falsely(deal: Deal, seat: Seat, *, claims: bool = False) -> bool:
    """Whether there is anything that this seat could take for a win: the tile on offer or the one before the last draw,
    if it is another's, or the own draw."""
    step, offer = deal.agenda[-1], deal.offer
    if step.name in ("claim", "rob"):
        return offer is not None and offer.seat != seat
    if step.name not in ("turn", "rulings"):
        return False
    if step.name == "turn" and step.seat == seat and not claims:
        return deal.hands[seat].drawn != NO_TILE
    laid = laid_before(deal)
    return laid is not None and laid.seat != seat


def _turn_by_win(deal: Deal, table: "Table") -> None:
    """Some turn the indicator only now (001:3951)."""
    tile = table.dora.turned_by_win(deal.wall)
    if tile is not None:
        deal.events.append(IndicatorShown(tile, deal.wall.live))


def push_ron(deal: Deal, table: "Table", source: Seat, winners: Iterable[Seat]) -> None:
    """What follows is the win of these seats on the tile on offer; where the discarder chooses, their hands lie open
    before he does."""
    step = Step("ron", source, sum(1 << seat for seat in winners))
    deal.agenda.append(step)
    claimed = _winners_on(deal, table, step)
    if table.claims.chooses(len(claimed)):
        show_hands(deal, claimed)


def _score(
    deal: Deal, table: "Table", seat: Seat, tile: Tile, offer: Offer | None
) -> tuple[Score, tuple[Liability, ...]]:
    value = table.admission.scored(deal, seat, tile, offer)
    return value, table.payments.liabilities(deal, seat, value, offer)


def _won(deal: Deal, seat: Seat, source: Seat, value: Score, liabilities: tuple[Liability, ...]) -> Won:
    win, hand = value.win, deal.hands[seat]
    bonus = (0, 0, 0, 0) if value.by_limit else value.bonus_tiles
    joker = seat == source and win.winning not in hand.tiles and win.winning not in win.nuki
    return Won(
        seat,
        source,
        hand.drawn if joker else win.winning,
        win.hand.concealed,
        win.hand.melds,
        tuple(CountedElement(element.id, element.fact, element.han, element.limit) for element in value.elements),
        bonus,
        value.han,
        value.fu,
        value.base,
        value.points,
        value.by_limit,
        win.indicators,
        win.ura_indicators,
        liabilities[0].seat if liabilities else None,
        tuple(sorted(win.flags)),
        win.nuki,
        win.winning if joker else None,
        tuple(sorted(win.facts)) if win.facts else (),
        value.code,
        Situation(
            deal.dealer,
            deal.round,
            win.honba,
            win.sticks,
            win.inherited,
            win.repeats,
            tuple([out for out, other in enumerate(deal.hands) if other.out]) if win.out else (),
            liabilities[0].yaku if liabilities else None,
            value.barred,
            win.named_dora,
            win.foreign_dora,
        ),
    )
