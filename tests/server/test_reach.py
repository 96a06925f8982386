"""Which yaku a hand is near, as the sheet beside the play tells it, and calls that leave none."""

import pytest

from jantaku import Match
from jantaku.hands import parse_hand
from jantaku.server.telling.reach import held_by, in_sight, reach_on_wire


def near(written: str, rules: str = "riichi", seat: int = 1) -> dict[str, int]:
    match, hand = Match(rules, seed=3), parse_hand(written)
    return dict(in_sight(match, held_by(match, seat, hand.concealed, hand.melds)))


@pytest.mark.parametrize(
    ("hand", "element", "away"),
    [
        ("55z 12m 78p 23s 99p 456m-", "yakuhai", 1),
        ("12m 78p 23s 99p 456m- 555z=", "yakuhai", 0),
        ("234m 567p 34s 88s 55m 9s", "tanyao", 1),
        ("123456m 789m 22z 3z 4p", "honitsu", 1),
        ("1122m 33p 44s 55z 6s 7s 8s", "chiitoitsu", 1),
        ("123m 456m 78m 22z 5p 6s", "ittsuu", 1),
    ],
)
def test_a_yaku_is_in_sight(hand: str, element: str, away: int) -> None:
    assert near(hand)[element] == away


def test_a_call_may_leave_no_yaku() -> None:
    assert near("12p 99s 34z 5p 444m= 678s-") == {}
    assert "tanyao" not in near("23p 99s 34z 5p 999m= 678s-"), "a melded triplet of nines stays"
    assert "chiitoitsu" not in near("1122m 33p 44s 55z 678s-"), "pairs are for closed hands"
    assert "toitoi" not in near("1122m 33p 44s 55z 678s-")


def test_a_game_tells_of_its_own_elements_only() -> None:
    assert set(near("123456m 789m 11m 2m", "sichuan")) == {"chinitsu"}


def test_what_is_told_has_names_and_prices() -> None:
    told = reach_on_wire(Match("riichi", seed=3), 0)["yaku"]
    assert [row["away"] for row in told if row["id"] not in ("riichi", "menzen_tsumo")] == sorted(
        row["away"] for row in told if row["id"] not in ("riichi", "menzen_tsumo")
    )
    assert all(row["name"]["ru"] and row["price"]["en"] for row in told)
