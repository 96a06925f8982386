"""Guards: in some games a match ends as soon as somebody has too much or too little (001:4501, 001:4510), and all that
counts then is who has sunk. A win that ends the match for the gain of another is worth less than to play on.
"""

from jantaku.hands import Hand
from jantaku.players.scene import Scene
from jantaku.scoring.ledger import Ledger
from jantaku.scoring.payments import Award, Counters, ron, tsumo
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.settlement import uma_of_seats
from jantaku.scoring.win import Flag, TableWin
from jantaku.table.words import RON, Code
from jantaku.tiles import Tile


def plays_on(scene: Scene, code: Code) -> bool:
    """Whether it is better to let this win pass: it would end the match, and one would pay for it."""
    window = scene.sight.window
    if window is None or window.tile is None:
        return False
    value = _value(scene, window.tile, drawn=code != RON)
    if value is None or any(element.limit for element in value.elements):
        return False  # what is not known is taken, and a limit gladly
    terms, points = scene.terms, scene.sight.points
    after = _after(scene, value, None if code != RON else window.source)
    if not terms.table.length.decided(after):
        return False
    settlement, phantoms = terms.plan.settlement, terms.plan.payments.phantoms
    now, then = (uma_of_seats(held, settlement, phantoms=phantoms)[scene.seat] for held in (points, after))
    return then < 0 and then <= now


def _value(scene: Scene, tile: Tile, *, drawn: bool) -> Score | None:
    """What the hand is worth, as far as it is seen: ippatsu and the like may come to it."""
    tiles = list(scene.tiles)
    if drawn:
        if tile not in tiles:
            return None
        tiles.remove(tile)
    flags: frozenset[Flag] = frozenset({"riichi"}) if scene.sight.riichi[scene.seat] else frozenset()
    win = TableWin(
        hand=Hand(tuple(tiles), tuple(scene.melds)),
        winning=tile,
        tsumo=drawn,
        seat=scene.position,
        round=scene.round,
        flags=flags,
        indicators=scene.indicators,
        nuki=scene.sight.nuki[scene.seat],
        honba=scene.sight.honba,
    )
    try:
        return score(win, scene.terms.plan)
    except NoWinError:
        return None


def _after(scene: Scene, value: Score, discarder: int | None) -> list[int]:
    """What everybody has when this win is paid."""
    sight, plan = scene.sight, scene.terms.plan.payments
    han = value.share_han if plan.dealer_hundredths else 0
    award = Award(scene.seat, value.paid_base, times=value.times, added=value.added, yakuless=value.yakuless, han=han)
    counters = Counters(sight.dealer, sight.honba, sight.sticks, pot=sight.pot, points=sight.points)
    rows = tsumo(award, counters, plan) if discarder is None else ron([award], discarder, counters, plan)
    changes = Ledger(rows.rows).changes(len(sight.points))
    return [held + change for held, change in zip(sight.points, changes, strict=True)]
