"""Which tiles of a hand are safe in the face of riichi: marks for a player who wants them, from what he sees alone."""

from jantaku.players.danger_marks import marks_of
from jantaku.players.scene import Scene
from jantaku.players.terms import terms_of
from jantaku.scoring.ledger import Seat
from jantaku.server.telling.wire import Json
from jantaku.table.match import Match
from jantaku.tiles import SHORTS


def danger_on_wire(match: Match, seat: Seat) -> Json:
    """The marks of the tiles in the hand, for each other player in riichi."""
    sight = match.view(seat).sight()
    feared = [other for other in match.table.seats.others(seat) if sight.riichi[other] and not sight.out[other]]
    scene = Scene(terms_of(match.rules), sight, seat) if feared else None
    return {
        "type": "danger",
        "threats": [
            {"seat": other, "marks": {SHORTS[kind]: mark for kind, mark in marks_of(scene, other).items()}}
            for other in feared
            if scene is not None
        ],
    }
