"""What several viewers are told alike is put together once; everybody is told the same as if he were alone."""

import random

import msgspec
import pytest

from jantaku.server.board import terms_of
from jantaku.server.stream import Happened, Stream
from jantaku.server.wire import Table, encode
from jantaku.table.events import Event
from jantaku.table.match import Match
from jantaku.table.views import View
from tests.server.running import Message, merge

WINDOWS = 200


def stream_of(match: Match, view: View) -> Stream:
    plan = match.rules.plan
    return Stream(view.seat, view.eyes, view.redactions, terms_of(plan), Table(match.names, plan.game))


@pytest.mark.parametrize("rules", ["riichi", "sanma", "taiwanese", "sichuan"])
def test_what_is_shared_is_what_each_is_told_alone(rules: str) -> None:
    match, rng = Match(rules, 5), random.Random(9)
    views = [match.view(seat) for seat in match.parts.seats.all]
    together, alone = ([stream_of(match, view) for view in views] for _ in range(2))
    boards: list[Message] = [msgspec.json.decode(encode(stream.board.whole())) for stream in together]
    told, shared = 0, 0
    for _ in range(WINDOWS):
        if match.window is None:
            break
        for events in batches(match.events[told:], rng):
            happened = [Happened(event) for event in events]
            same: dict[tuple[int, int], bytes] = {}
            messages = []
            for stream, single, board in zip(together, alone, boards, strict=True):
                message = stream.message(stream.seen, stream.take(happened), same)
                apart = [Happened(event) for event in events]
                assert message == single.message(single.seen, single.take(apart), {})
                merge(board, msgspec.json.decode(message + b"}")["board"])
                assert board == msgspec.json.decode(encode(stream.board.whole()))
                assert stream.result == single.result
                messages.append(message)
            shared += len(messages) - len(set(messages))
        told = len(match.events)
        for ask in match.unanswered:
            assert match.answer(ask.seat, ask.default if rng.random() < 0.5 else rng.choice(ask.codes)) is None
    assert shared > WINDOWS / 4, "nobody was told the same as another"


def batches(events: list[Event], rng: random.Random) -> list[list[Event]]:
    """As they are shown: all at once, or one after the other."""
    return [[event] for event in events] if rng.random() < 0.5 else [events] if events else []
