"""What rule sets say is what hands are paid: each built option, as a hand that it makes cheaper or dearer."""

import pytest

import jantaku as jan
from jantaku.rules import read

pytest.importorskip("jantaku._kernel", reason="prices are applied by the kernel, and it is not built here")


def worth(rest: str, hand: str, win: str, **situation: object) -> tuple[int, int, int]:
    """Han, fu and base amount."""
    rules = read(f'id = "x"\nextends = "riichi"\n{rest}')
    score = jan.score(hand, win, rules, **situation)  # type: ignore[arg-type]
    return score.han, score.fu, score.base


FLAT = "234m 567m 345p 99s 67p"
SIMPLE = "234m 567m 345p 66s 67p"
OPEN_FLAT = "567m 345p 66s 67p 234m-"


@pytest.mark.parametrize(
    ("rest", "hand", "win", "situation", "expected"),
    [
        ("", FLAT, "8p", {"by": "tsumo"}, (2, 20, 320)),
        ('pinfu_tsumo = "off"', FLAT, "8p", {"by": "tsumo"}, (1, 30, 240)),
        ('fu_tsumo_flat_hand = "on"', FLAT, "8p", {"by": "tsumo"}, (2, 30, 480)),
        ('fu_ron_flat_hand = "off"', FLAT, "8p", {}, (1, 20, 160)),
        ('fu_ron_flat_hand = "tanyao"', SIMPLE, "8p", {}, (2, 20, 320)),
        ("", OPEN_FLAT, "8p", {}, (1, 30, 240)),
        ("fu_open_pinfu = 0", OPEN_FLAT, "8p", {}, (1, 20, 160)),
        ("", OPEN_FLAT, "8p", {"by": "tsumo"}, (1, 30, 240)),
        ('fu_tsumo_flat_hand = "off"', OPEN_FLAT, "8p", {"by": "tsumo"}, (1, 20, 160)),
        ('kuipinfu = "open_1_han"', OPEN_FLAT, "8p", {}, (2, 30, 480)),
        ("", SIMPLE, "8p", {}, (2, 30, 480)),
        ("tanpin_value = 1", SIMPLE, "8p", {}, (1, 30, 240)),
        ("", SIMPLE, "8p", {"by": "tsumo"}, (3, 20, 640)),
        ("tanpin_value = 1", SIMPLE, "8p", {"by": "tsumo"}, (2, 30, 480)),
        ("tanpin_value = 1", FLAT, "8p", {"by": "tsumo"}, (2, 20, 320)),
        ('tanpin_value = 1\nyaku.remove = ["tanyao"]', SIMPLE, "8p", {"by": "tsumo"}, (2, 20, 320)),
        ('tanpin_value = 1\ninner_tanyao = "on"', SIMPLE, "8p", {"by": "tsumo"}, (2, 20, 320)),
        ('tanpin_value = 1\nyaku.add = ["tanpin"]', SIMPLE, "8p", {"by": "tsumo"}, (2, 30, 480)),
        ('tanpin_value = 1\nkuipinfu = "open_1_han"', OPEN_FLAT, "8p", {"by": "tsumo"}, (1, 30, 240)),
        ('tanpin_value = 1\nkuitan = "off"\nkuipinfu = "open_1_han"', OPEN_FLAT, "8p", {"by": "tsumo"}, (1, 20, 160)),
        ('tanpin_value = 1\nfu_tsumo_flat_hand = "tanyao"', SIMPLE, "8p", {"by": "tsumo"}, (2, 20, 320)),
        ('tanpin_value = 1\nfu_ron_flat_hand = "pinfu"', SIMPLE, "8p", {}, (1, 30, 240)),
        ('tanpin_value = 1\nyaku.remove = ["tanyao"]', SIMPLE, "8p", {}, (1, 30, 240)),
        ('tanpin_value = 1\nkuitan = "off"\nkuipinfu = "open_1_han"', OPEN_FLAT, "8p", {}, (1, 30, 240)),
        ("bazoro = 1", FLAT, "8p", {}, (1, 30, 120)),
        ("fu_base = 30", FLAT, "8p", {}, (1, 40, 320)),
        ('luck_yaku = "none"', FLAT, "8p", {"riichi": True, "ippatsu": True}, (2, 30, 480)),
        ("", "1199m 3366p 4455s 7z", "7z", {}, (2, 25, 400)),
        ('chiitoitsu_price = "1_han_50_fu"', "1199m 3366p 4455s 7z", "7z", {}, (1, 50, 400)),
        ('identical_pairs = "on"', "1111m 3366p 4455s 7z", "7z", {}, (2, 25, 400)),
        ("", "112233m 112233p 9s", "9s", {}, (6, 40, 3000)),
        ("", "123456m 78m 234p 99s", "9m", {}, (3, 30, 960)),
        ('ittsuu_suit = "p"\nminimum_han = 0', "123456m 78m 234p 99s", "9m", {}, (1, 30, 240)),
        ('ittsuu_suit = "p"', "123456p 78p 234m 55z", "9p", {}, (2, 40, 640)),
        ('ittsuu_finish = "named_9"', "123456p 78p 234m 55z", "9p", {}, (2, 40, 640)),
        ('ittsuu_finish = "named_9"', "123456p 89p 234m 55z", "7p", {"riichi": True}, (1, 40, 320)),
        ('ittsuu_finish = "inside"', "123456p 89p 234m 55z", "7p", {"riichi": True}, (3, 40, 1280)),
        ('ittsuu_finish = "outside"', "123456p 89p 234m 55z", "7p", {"riichi": True}, (1, 40, 320)),
        ('ittsuu_finish = "outside"', "123456789p 23m 55z", "4m", {"riichi": True}, (3, 40, 1280)),
        ("", "222m 555p 234s 3z 678s-", "3z", {"seat": "W", "houtei": True}, (1, 40, 320)),
        ('fu_wait = "by_wait_and_tile"', "222m 555p 234s 3z 678s-", "3z", {"seat": "W", "houtei": True}, (1, 30, 240)),
        ("voted_yaku_values = \"book\"", "123m 456m 99m 22z 333z=", "2z", {"seat": "N"}, (3, 30, 960)),
        ('voted_yaku_values = "book"\nidentical_pairs = "on"\nyaku.add = ["nikoniko_sanshoku_doukou"]',
         "3333m 3333p 3333s 7z", "7z", {}, (5, 25, 2000)),
        ('tanpin_value = 1\nyaku.add = ["tanpin"]', "234m 567p 345s 67s 88p", "8s", {}, (1, 30, 240)),
        ('tanpin_value = 1\nyaku.price.tanpin = 2', "234m 567p 345s 67s 88p", "8s", {}, (2, 30, 480)),
        ("chinitsu_value = [5, 4]", "123m 345m 99m 78m 111m=", "9m", {}, (4, 30, 1920)),
        ('kiriage_mangan = "on"\nchinitsu_value = [5, 4]', "123m 345m 99m 78m 111m=", "9m", {}, (4, 30, 2000)),
        ("dora_value = 2", FLAT, "8p", {"indicators": "8s"}, (5, 30, 2000)),
        ("", FLAT, "8p", {"indicators": "8s"}, (3, 30, 960)),
        ('dora_mapping = "same"', FLAT, "8p", {"indicators": "9s"}, (3, 30, 960)),
        ('dora_mapping = "suji"', FLAT, "8p", {"indicators": "6s"}, (3, 30, 960)),
        ('dora_indicator = "off"', FLAT, "8p", {"indicators": "8s"}, (1, 30, 240)),
    ],
)  # fmt: skip
def test_a_hand_is_worth_what_the_rules_say(
    rest: str, hand: str, win: str, situation: dict[str, object], expected: tuple[int, int, int]
) -> None:
    assert worth(rest, hand, win, **situation) == expected


@pytest.mark.parametrize(
    ("rest", "base"),
    [
        ("", 16000),
        ('yakuman_combination = "single"', 8000),
        ('yakuman_combination = "add_mangan"', 10000),
        ('double_yakuman = "on"', 24000),
        ('yakuman_single_cap = "on"', 8000),
        ('double_yakuman = ["suuankou_tanki"]\nyakuman_combination = "single"', 16000),
    ],
)
def test_yakuman_are_combined_as_the_rules_say(rest: str, base: int) -> None:
    assert worth(rest, "111222333z 555z 6z", "6z")[2] == base


def test_four_equal_runs_add_to_ryanpeikou() -> None:
    hand = "22223333444m 11z"
    assert (
        worth("", hand, "4m", seat="S", round="S")[0] + 1
        == (worth("ryanpeikou_four_identical = 1", hand, "4m", seat="S", round="S")[0])
    )
