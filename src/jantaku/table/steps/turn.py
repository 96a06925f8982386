"""A turn (001:355): a tile is drawn, and something is declared or a tile is discarded."""

from typing import TYPE_CHECKING, Final

from jantaku.scoring.ledger import Seat
from jantaku.table.codes import ABORT, TSUMO, Code, Verb, first_of
from jantaku.table.deal import Deal, Offer, Step
from jantaku.table.events import Discarded, Drawn, TileReplaced
from jantaku.table.holding import NO_TILE, PondTile
from jantaku.table.steps.asking import open_window
from jantaku.table.window import Window, WindowKind

if TYPE_CHECKING:
    from jantaku.table.parts import Answers, Parts

DECLARING: Final = (int(Verb.RIICHI), int(Verb.OPEN_RIICHI))
"""What declares riichi with a discard."""


def draw(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The next live tile; where there is none, the deal is over."""
    seat = step.seat
    tile = parts.wall.draw(deal.wall)
    if tile is None:
        deal.push("exhausted")
        return
    hand = deal.hands[seat]
    parts.furiten.own_turn(hand)
    hand.take(tile)
    deal.turn, deal.came = seat, "wall"
    deal.events.append(Drawn(seat, tile))
    parts.turns.drawn(deal, seat)


def replace_tile(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The tile from the dead wall that a kan, or a tile set aside, is owed."""
    seat = step.seat
    tile = parts.wall.replace(deal.wall)
    if tile is None:
        deal.push("exhausted")
        return
    hand = deal.hands[seat]
    parts.furiten.own_turn(hand)
    hand.take(tile)
    deal.turn, deal.came = seat, "nuki" if step.code == Verb.NUKI and not parts.nuki.rinshan else "dead_wall"
    deal.events.append(Drawn(seat, tile, "dead_wall"))
    parts.turns.replaced(deal, seat)


def ask_turn(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """What may the seat do: win, declare, discard? A single possibility is no question."""
    seat = step.seat
    codes = turn_codes(deal, parts, seat)
    if len(codes) == 1:
        return None
    return open_window(deal, parts, WindowKind.TURN, [(seat, codes, codes[-1])], deal.hands[seat].drawn)


def turn_codes(deal: Deal, parts: "Parts", seat: Seat) -> list[Code]:
    """Everything that the seat may answer in its turn; the last discard is the default."""
    hand = deal.hands[seat]
    codes: list[Code] = []
    if parts.nuki.mask:
        codes = parts.nuki.codes(deal, seat)
        if codes and parts.nuki.must(deal, hand):
            return codes
    if parts.exclusion.kinds:
        codes += parts.exclusion.codes(deal, seat)
    if hand.drawn >= 0 and not hand.mute:
        may = hand.waits >> (hand.drawn & 63) & 1 or parts.admission.dealt or parts.admission.white_joker
        if may and parts.admission.may_tsumo(deal, seat):
            if parts.riichi.must_win(hand):
                return [TSUMO]
            codes.append(TSUMO)
        if not hand.pond and parts.draws.may_abort(deal, seat):
            codes.append(ABORT)
        codes += parts.kans.codes(deal, seat)
        if parts.runs.played and hand.open:
            codes += parts.runs.codes(deal, seat)
        if not hand.riichi and (not hand.open or parts.riichi.open_hand):
            codes += parts.riichi.codes(deal, seat)
    elif parts.kans.after_call and deal.came == "call" and not hand.mute:
        codes += parts.kans.codes(deal, seat)
    codes += parts.turns.discards(deal, seat)
    return codes


def take_turn(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """Do what the seat has answered, or the only thing that it can."""
    seat = step.seat
    answer = answers.get(seat)
    code = turn_codes(deal, parts, seat)[0] if answer is None else answer.code
    parts.verbs[code >> 32](deal, parts, seat, code)


def discard_tile(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """A tile goes to the pond and is offered to the others."""
    tile = first_of(code)
    hand = deal.hands[seat]
    declares = code >> 32 in DECLARING
    drawn = tile == hand.drawn
    hand.put(tile)
    hand.drawn = NO_TILE
    hand.ippatsu = False
    hand.pond.append(PondTile(tile, drawn, declares, deal.discards))
    hand.river |= 1 << (tile & 63)
    if not drawn:
        parts.look(hand)
    if declares:
        parts.furiten.declared(deal)
    deal.discards += 1
    deal.barred = 0
    deal.fed_kan = -1
    deal.declaring = declares
    deal.offer = Offer(tile, seat)
    deal.events.append(Discarded(seat, tile, drawn, declares))
    if parts.furiten.covers:
        parts.furiten.discarded(deal, seat)
    if deal.turned_later:
        parts.kans.discarded(deal)
    parts.turns.discarded(deal, seat)


def replace_excluded(deal: Deal, parts: "Parts", seat: Seat, code: Code) -> None:
    """A tile out of play is laid aside, and another comes for it, as if it had come at first."""
    tile = first_of(code)
    hand = deal.hands[seat]
    drawn = tile == hand.drawn
    hand.put(tile)
    hand.aside.append(tile)
    if not drawn:
        parts.look(hand)
    deal.events.append(TileReplaced(seat, tile))
    hand.take(parts.exclusion.draw(deal.wall))
    deal.events.append(Drawn(seat, hand.drawn, "live_end" if parts.exclusion.from_live_end else "wall"))
    deal.push("turn", seat)
