"""A player for tests: goes for a ready hand, calls now and then, wins mostly. Its matches have everything in them."""

from random import Random

from jantaku.players import Bot
from jantaku.scoring.ledger import Seat
from jantaku.table.match import Match
from jantaku.table.state.window import Window
from jantaku.table.words import PASS, RON, TSUMO, Code, Verb, first_of, verb_of
from jantaku.tiles import KIND

ODDS = {
    Verb.CHI: 0.15,
    Verb.PON: 0.4,
    Verb.OPEN_KAN: 0.5,
    Verb.ADDED_KAN: 0.7,
    Verb.RAISED_RUN: 0.7,
    Verb.CLOSED_KAN: 0.7,
    Verb.RIICHI: 0.7,
    Verb.OPEN_RIICHI: 0.4,
    Verb.HISSATSU: 0.9,
    Verb.JIRI: 0.4,
    Verb.STAGE: 0.9,
    Verb.ABORT: 0.5,
    Verb.SHOW: 0.7,
    Verb.STOP: 0.5,
    Verb.NUKI: 0.8,
    Verb.REPLACE: 0.7,
    Verb.READY: 0.7,
}


class Greedy:
    """Chooses by chance between what leads somewhere; wins in ``wins`` of all cases."""

    def __init__(self, match: Match, rng: Random, wins: float = 0.7) -> None:
        self.match = match
        self.rng = rng
        self.wins = wins

    def __call__(self, window: Window, seat: Seat, codes: tuple[Code, ...]) -> Code:
        rng = self.rng
        for win in (TSUMO, RON):
            if win in codes and rng.random() < self.wins:
                return win
        wanted = [code for code in codes if rng.random() < ODDS.get(verb_of(code), 0)]
        if wanted:
            return rng.choice(wanted)
        if PASS in codes:
            return PASS
        if self.match.table.plan.building.tiles:
            return self._build(seat, codes)
        discards = [code for code in codes if verb_of(code) is Verb.DISCARD]
        return self._discard(discards) if discards else rng.choice(codes)  # what must be set aside comes first

    def _build(self, seat: Seat, codes: tuple[Code, ...]) -> Code:
        """A hand that can win is not built by chance; what is discarded beside it is any tile."""
        view = self.match.view(seat)
        return self.rng.choice(codes) if view.supply else Bot(self.match.rules).answer(view, view.asks[0])

    def _discard(self, codes: list[Code]) -> Code:
        window = self.match.window
        assert window is not None
        hand = self.match.deal.hands[window.asks[0].seat]
        found = self.match.table.grammar.kernel.discards(bytes(hand.counts), hand.void)
        shanten = {kind: after for kind, after, _ in found}
        best = min(shanten[first_of(code) & KIND] for code in codes)
        return self.rng.choice([code for code in codes if shanten[first_of(code) & KIND] == best])


def answer_all(match: Match, agent: Greedy) -> None:
    """All who are asked answer once."""
    window = match.window
    assert window is not None
    for ask in window.asks:
        assert match.answer(ask.seat, agent(window, ask.seat, ask.codes), by="bot") is None
