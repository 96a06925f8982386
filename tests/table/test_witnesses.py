"""The witnesses of Sichuan and Taiwanese mahjong: each is given a table with one thing wrong, and must say so."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from jantaku.scoring import payments
from jantaku.scoring.ledger import Seat
from jantaku.table import table as tables
from jantaku.table.additions import void
from jantaku.table.additions.dealt_ready import DealtReady
from jantaku.table.additions.nuki import Nuki
from jantaku.table.additions.void import Void
from jantaku.table.parts import dealer, wall
from jantaku.table.parts.admission import Admission
from jantaku.table.parts.dealer import Dealer
from jantaku.table.parts.furiten import Furiten
from jantaku.table.parts.payments import Payments
from jantaku.table.parts.playing_on import PlayingOn
from jantaku.table.parts.riichi import Riichi
from jantaku.table.state.holding import Holding
from jantaku.table.steps import closing, kan
from tests.table.random_matches import Failure, Played, Spec, check, meant_parts, plain_parts
from tests.table.random_rules import Flip

pytest.importorskip("jantaku._kernel", reason="hands are priced by the C++ kernel, which is not built here")

SHORT = {"sichuan": Flip("parts.length.deals", "4"), "taiwanese": Flip("game_length", '"tonpuusen"')}
MATCHES = 60


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Equal wins are paid by the same ledger, and equal rules have the same table, which knows what its additions say:
    neither one that is right here nor a wrong one elsewhere."""
    forget()
    yield
    forget()


def forget() -> None:
    for known in (payments.tsumo, payments._ron, tables._table, plain_parts, meant_parts):
        known.cache_clear()
    tables._KNOWN.clear()


def first_mistake(game: str) -> Failure | None:
    """The first mistake that is found in some matches."""
    for seed in range(MATCHES):
        result = check(Spec(game, (SHORT[game],), seed, stacked=bool(seed % 4)), thorough=False)
        if isinstance(result, Failure):
            return result
    return None


@pytest.mark.parametrize("game", SHORT)
def test_without_a_mistake_none_is_found(game: str) -> None:
    assert isinstance(check(Spec(game, (SHORT[game],), 1, stacked=True)), Played)


Sabotage = Callable[[pytest.MonkeyPatch], None]


def instead(owner: Any, name: str, does: Any) -> Sabotage:
    """Something else is done there."""

    def sabotage(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(owner, name, does)

    return sabotage


def nothing(*_: Any, **__: Any) -> tuple[()]:
    return ()


# ---------------------------------------------------------------- Sichuan


def the_next_may_be_out(self: PlayingOn, deal: Any, seat: Seat) -> Seat:
    return self.seats.next(seat)


def all_pay_for_kans(self: PlayingOn, deal: Any) -> list[Seat]:
    return list(self.seats.order(deal.dealer))


def waits_stay(self: Holding, tile: Any) -> None:
    self.out, self.won, self.drawn = True, tile, Holding([], bytearray()).drawn


IN_A_BATTLE: dict[str, tuple[Sabotage, set[str]]] = {
    "kans are not given back": (instead(PlayingOn, "_returned", nothing), {"payments"}),
    "nobody is fined": (instead(PlayingOn, "_fined_for", lambda *_: 0), {"payments"}),
    "a ready hand is worth one point": (instead(Admission, "highest", lambda *_: 1), {"payments"}),
    "who is out pays for kans": (instead(PlayingOn, "inside", all_pay_for_kans), {"kans", "ready", "payments", "out"}),
    "who is out has turns": (instead(PlayingOn, "next", the_next_may_be_out), {"turns"}),
    "who is out is asked": (instead(Holding, "leave", waits_stay), {"turns", "asked"}),
    "a win that was passed bars nothing": (instead(Furiten, "too_cheap", lambda *_: False), {"asked"}),
    "the dealer stays": (instead(dealer, "_first_winner", lambda deal, _: deal.dealer), {"dealer"}),
    "anything may be discarded first": (instead(Void, "keep_turn", lambda self, deal, seat, codes: codes), {"suit"}),
    "cards stay face down": (instead(void, "show_card", nothing), {"suit"}),
    "every added kan is paid": (
        instead(kan, "_pay_kan", lambda deal, table, offer: closing.pay(
            deal, table.winners.kan(deal, offer.seat, offer.form, deal.fed_kan)
        )),
        {"kans"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("wrong", IN_A_BATTLE)
def test_what_is_wrong_in_a_battle_is_found(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    sabotage, told = IN_A_BATTLE[wrong]
    sabotage(monkeypatch)
    failure = first_mistake("sichuan")
    assert failure is not None
    assert failure.what in told, failure


# ---------------------------------------------------------------- Taiwanese


def lower_tile_first(number: int) -> int:
    return -2 * (number // 2 + 1) + 1 - number % 2


def flowers_must_always_go(self: Nuki, deal: Any, seat: Seat) -> bool:
    return self.flower(deal.hands[seat]) is not None


def feeds_but(*never: str) -> Callable[[Any, Holding, Seat], None]:
    """Nobody answers for these."""

    def fed(self: Payments, hand: Holding, feeder: Seat, grown: bool = False) -> None:
        del grown
        hand.liable += [(yaku, feeder) for yaku, feeds in self._feeds if yaku not in never and feeds(hand, self._sets)]

    return fed


WITH_SIXTEEN: dict[str, tuple[Sabotage, set[str]]] = {
    "the lower tile is taken first": (instead(wall, "_replacement_place", lower_tile_first), {"wall"}),
    "no flower can be robbed": (instead(Nuki, "somebody_may", lambda *_: False), {"asked"}),
    "the last flower is set aside, too": (instead(Nuki, "must", flowers_must_always_go), {"flowers"}),
    "the dealer adds nothing": (instead(payments, "_dealer_extra", nothing), {"payments"}),
    "nobody is liable for a suit": (instead(Payments, "fed", feeds_but("chinitsu")), {"liable"}),
    "nobody is liable for honours": (instead(Payments, "fed", feeds_but("daisangen", "daisuushii")), {"liable"}),
    "wins of the dealer are forgotten": (instead(Dealer, "honba", lambda *_: 0), {"dealer"}),
    "a ready hand may change its waits": (instead(Riichi, "kan_obstacle", lambda *_: ""), {"ready"}),
    "a hand that is not ready may say so": (instead(DealtReady, "_is_ready", lambda *_: True), {"ready"}),
    "every tile is counted in the river": (instead(Admission, "in_river", lambda *_: 10), {"fans"}),
}


@pytest.mark.parametrize("wrong", WITH_SIXTEEN)
def test_what_is_wrong_with_sixteen_tiles_is_found(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    sabotage, told = WITH_SIXTEEN[wrong]
    sabotage(monkeypatch)
    failure = first_mistake("taiwanese")
    assert failure is not None
    assert failure.what in told, failure
