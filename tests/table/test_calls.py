"""Calls that are asked about one by one, held against those that are listed."""

import random
from itertools import combinations, permutations

import pytest

from jantaku.hands import Meld, Side
from jantaku.table.match import Match
from jantaku.table.state.window import WindowKind
from jantaku.table.words import Verb, call
from jantaku.tiles import Tile

WINDOWS = 150


def melds_are_made_alike(match: Match, seat: int, code: int, own: tuple[Tile, ...]) -> None:
    """Of all ways to lay a meld down only that of the table is one that it makes."""
    calls, offer = match.table.calls, match.deal.offer
    assert offer is not None
    meld = calls.meld(match.deal, seat, code, offer)
    for tiles in permutations((offer.tile, *own)):
        for claimed in tiles:
            for feeder in Side:
                other = Meld(meld.form, tiles, claimed, feeder)
                assert calls.is_made(other, seat, offer) == (other == meld)


@pytest.mark.parametrize("rules", ["riichi", "book", "tenhou", "sanma", "taiwanese", "sichuan"])
def test_a_call_is_allowed_where_it_is_listed(rules: str) -> None:
    rng, match = random.Random(5), Match(rules, seed=5)
    calls, seats = match.table.calls, match.table.seats
    windows = allowed = refused = 0
    while windows < WINDOWS and not match.over:
        window, offer, deal = match.window, match.deal.offer, match.deal
        assert window is not None
        if window.kind is WindowKind.CLAIM and offer is not None:
            windows += 1
            for seat in seats.others(offer.seat):
                listed = {*calls.codes(deal, seat, offer, may_kan=False)}
                for pair in combinations(deal.hands[seat].tiles, 2):
                    for verb in (Verb.CHI, Verb.PON):
                        for own in (pair, pair[::-1]):
                            may = calls.allows(deal, seat, offer, verb, own)
                            assert may == (call(verb, own) in listed), (seat, offer, verb, own)
                            if may:
                                melds_are_made_alike(match, seat, call(verb, own), own)
                            allowed, refused = allowed + may, refused + (not may)
                assert not calls.allows(deal, seat, offer, Verb.PON, (offer.tile, offer.tile))
        for ask in match.unanswered:
            match.answer(ask.seat, rng.choice(ask.codes))
    assert allowed > WINDOWS // 3
    assert refused > WINDOWS
