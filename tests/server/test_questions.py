"""Windows say why a button is grey. Most hands are far from what a rule could forbid, and are not asked; those that
are left out must have nothing to say."""

import random

import pytest

from jantaku.server import questions
from jantaku.server.board import Board, terms_of
from jantaku.server.wire import encode
from jantaku.table.codes import VERB_SHIFT, Verb
from jantaku.table.holding import Holding
from jantaku.table.match import Match
from jantaku.table.views import redacted
from jantaku.table.window import Ask

WINDOWS = 700
RARE = ("taiwanese", "sichuan")
"""Games that forbid little."""
WINS = (Verb.TSUMO, Verb.RON, Verb.RIICHI)


@pytest.mark.parametrize("rules", ["riichi", "sanma", "sanma_kyoto", "majan_100", "taiwanese", "sichuan"])
def test_nothing_is_left_out_by_looking_at_the_tiles_first(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng = Match(rules, 11), random.Random(2)
    views = [match.view(seat) for seat in match.parts.seats.all]
    boards = [Board(terms_of(match.rules.plan), len(views)) for _ in views]
    followed, grey = 0, 0
    for _ in range(WINDOWS):
        if match.window is None:
            break
        for view, board in zip(views, boards, strict=True):
            for event in match.events[followed:]:
                seen = redacted(event, view.eyes, view.redactions)
                if seen is not None:
                    board.follow(seen)
            counted = dict(board.seen())
            board._seen = None
            assert board.seen() == counted, "the tiles were counted one by one, or all at once"
            window = view.window
            if window is not None:
                quick = encode(questions.window_on_wire(match, window, board))
                with monkeypatch.context() as patient:
                    patient.setattr(questions, "_may_win", always)
                    patient.setattr(
                        questions, "MAY_BE", dict.fromkeys(questions.MAY_BE, always) | {Verb.RIICHI: declares}
                    )
                    assert encode(questions.window_on_wire(match, window, board)) == quick
                grey += quick.count(b'"refusal"')
        followed = len(match.events)
        for ask in match.unanswered:
            assert match.answer(ask.seat, choice(match, ask, rng)) is None
    assert grey or rules in RARE, "somebody wanted what he may not do"


def always(_one: object, _other: object) -> bool:
    return True


def declares(match: Match, _hand: Holding) -> bool:
    return match.parts.riichi.plan.declared


def choice(match: Match, ask: Ask, rng: random.Random) -> int:
    """Wins now and then, declares, discards towards a ready hand, calls rarely."""
    by_verb = {code >> VERB_SHIFT: code for code in ask.codes}
    for verb in WINS:
        if verb in by_verb and rng.random() < 0.6:
            return by_verb[verb]
    discards = {code >> 16 & 63: code for code in ask.codes if code >> VERB_SHIFT == Verb.DISCARD}
    if not discards or (len(by_verb) > 1 and rng.random() < 0.2):
        return ask.default if rng.random() < 0.7 else rng.choice(ask.codes)
    hand = match.deal.hands[ask.seat]
    after = questions.grammar_of(match, hand).kernel.discards(hand.counts, hand.void)
    best = [kind for kind, *_ in sorted(after, key=lambda one: (one[1], -one[2].bit_count())) if kind in discards]
    return discards[best[0]] if best else rng.choice(ask.codes)
