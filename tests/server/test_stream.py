"""What several viewers are told alike is put together once; everybody is told the same as if he were alone."""

import random

import msgspec
import pytest

from jantaku.server.telling.stream import Happened, SeatStream, Stream
from jantaku.server.telling.wire import Setting, encode
from jantaku.table.events import Event
from jantaku.table.match import Match
from jantaku.table.telling.board import terms_of
from jantaku.table.telling.view import View
from tests.server.running import Message, merge

WINDOWS = 200


def stream_of(match: Match, view: View) -> Stream:
    plan = match.rules.plan
    return Stream(view.seat, view.eyes, terms_of(plan), Setting(match.names, plan.game))


@pytest.mark.parametrize("rules", ["riichi", "sanma", "sanma_kyoto", "majan_100", "taiwanese", "sichuan"])
def test_what_is_shared_is_what_each_is_told_alone(rules: str) -> None:
    match, rng = Match(rules, 5), random.Random(9)
    common = stream_of(match, match.view(None))
    alone = [stream_of(match, match.view(seat)) for seat in match.table.seats.all]
    together = [SeatStream(seat, single.eyes, common) for seat, single in enumerate(alone)]
    boards: list[Message] = [msgspec.json.decode(encode(stream.board.whole())) for stream in together]
    told, shared = 0, 0
    for _ in range(WINDOWS):
        if match.window is None:
            break
        for events in batches(match.events[told:], rng):
            happened = [Happened(event) for event in events]
            telling = common.tell(happened)
            for stream, single, board in zip(together, alone, boards, strict=True):
                told_mine = stream.tell(telling)
                message = msgspec.json.decode(told_mine + b"}")
                alike = single.tell([Happened(event) for event in events])
                assert message == msgspec.json.decode(alike.message + b"}")
                merge(board, message["board"])
                whole = msgspec.json.decode(encode(stream.board.whole()))
                assert board == whole == msgspec.json.decode(encode(single.board.whole()))
                assert stream.board.seen() == single.board.seen()
                assert (stream.seen, stream.log, stream.result) == (single.seen, single.log, single.result)
                shared += told_mine is telling.message
        told = len(match.events)
        for ask in match.unanswered:
            assert match.answer(ask.seat, ask.default if rng.random() < 0.5 else rng.choice(ask.codes)) is None
    assert shared > WINDOWS / 4, "nobody was told the same as another"


def batches(events: list[Event], rng: random.Random) -> list[list[Event]]:
    """As they are shown: all at once, or one after the other."""
    return [[event] for event in events] if rng.random() < 0.5 else [events] if events else []
