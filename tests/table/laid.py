"""Matches whose first deal is laid by hand."""

from collections.abc import Sequence

from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat
from jantaku.table.chance import GivenChance, Lots
from jantaku.table.match import Match
from jantaku.table.words import PASS, Code, Verb, discard, verb_of
from jantaku.tiles import Tile, TileSet, parse_tiles

DEALS = 20


def laid(*hands: str, then: str = "", rules: RuleSet | str = "riichi") -> Match:
    """A match where seat 0 deals, these are the four hands, and ``then`` the dealer's fourteenth tile and what is drawn
    next. The rest of the wall lies in the order of the box."""
    box = TileSet.riichi((1, 1, 1))
    named = parse_tiles("".join((*hands, then)), box)
    blocks = [named[13 * seat : 13 * seat + 13] for seat in range(4)]
    rest = sorted(set(box.tiles) - set(named))
    row = [tile for third in range(3) for block in blocks for tile in block[4 * third : 4 * third + 4]]
    row += [block[12] for block in blocks] + named[52:] + rest
    lots = Lots(tuple(row), (1, 1, 1, 1), broken=True)
    return Match(rules, 0, chance=GivenChance([lots] * DEALS))


def tsumogiri(match: Match, seat: Seat) -> None:
    """Discard what was just drawn."""
    assert match.answer(seat, discard(match.deal.hands[seat].drawn)) is None


def throw(match: Match, seat: Seat, kind: int) -> Tile:
    """Discard a tile of this kind."""
    tile = match.deal.hands[seat].of_kind(kind)[0]
    assert match.answer(seat, discard(tile)) is None
    return tile


def offered(match: Match, seat: Seat, verb: Verb) -> Code:
    """The first code with this verb that the seat may answer."""
    return next(code for ask in match.view(seat).asks for code in ask.codes if verb_of(code) is verb)


def asked(match: Match) -> Sequence[Seat]:
    """Whom the table asks."""
    return () if match.window is None else [ask.seat for ask in match.window.asks]


def all_pass(match: Match) -> None:
    """Nobody wants the tile, if anybody is asked."""
    window = match.window
    for ask in window.asks if window is not None and PASS in window.asks[0].codes else ():
        assert match.answer(ask.seat, PASS) is None
