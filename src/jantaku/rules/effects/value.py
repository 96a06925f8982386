"""Value: from han and fu to a base amount, the limits, and what no hand may exceed."""

from typing import Final

from jantaku.rules.effects.draft import THREE_PLAYERS, Draft, Effect, into, nothing, switch
from jantaku.rules.prices import LIMITS, ElementPrice, base_of
from jantaku.rules.values import Value

YAKUMAN: Final = LIMITS["yakuman"]
KIRIAGE: Final = 1920
"""What 4 han 30 fu and 3 han 60 fu come to."""
KIRIAGE_HAN: Final = {"only_3_han_60_fu": 3, "only_4_han_30_fu": 4}
YAKUMAN_FU: Final = {"yakuman_20_fu": 20, "yakuman_30_fu": 30}
LIMIT_SCALES: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "standard": ((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000)),
    "sanbaiman_9_10": ((5, 2000), (6, 3000), (7, 4000), (9, 6000), (11, 8000)),
    "sanbaiman_10_11": ((5, 2000), (6, 3000), (8, 4000), (10, 6000), (12, 8000)),
    "haneman_7_8": ((5, 2000), (7, 3000), (9, 4000), (11, 6000), (13, 8000)),
    "mori_man": ((5, 2000), (6, 3000), (8, 4000), (10, 5000), (11, 6000), (13, 8000)),
    "dai_yakuman": ((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000), (19, 12000)),
    # 001:3614-3617; the book's rows count two han more, which every hand has (DECISIONS 18)
    "sanma": ((3, 1000), (4, 2000), (6, 3000), (8, 4000), (11, 6000), (14, 8000), (17, 16000), (20, 24000)),
    # 001:4035, 001:4108: 13 to 25 han are a yakuman, 26 to 38 two; then three, as the row ends there (our reading)
    "every_13_han": ((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000), (26, 16000), (39, 24000)),
    # 001:4493: below it nothing is worth more than a mangan of 500, whatever the han
    "arushiaru": ((6, 600),),
}
OLD_MANGAN: Final = 500
THOUSANDS: Final = ((4, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000), (26, 16000))
"""The limits of the table in thousands (001:3353-3365)."""
SIMPLIFIED: Final = (
    *((1, 250), (2, 500), (3, 1000), (4, 2000), (6, 3000), (8, 4000), (11, 6000)),
    *((13, 8000), (26, 16000), (39, 24000)),
)
"""The table without fu (001:3344-3347), whose amounts from two han on are in thousands; where it ends, three yakuman
follow, as after 13 han each before (our reading)."""
SIMPLIFIED_FU: Final = 30
PLUS_FU: Final = 25
"""With these the table of 001:1592-1603 adds han to a yakuman: the first is 200, the second 400 and so on."""
COUNTED_YAKUMAN: Final = 13
LATER_YAKUMAN: Final = {13: 14, 26: 28}
"""001:3363, 001:3962: from how many han on one counts, where it is not from 13, and two, where it is not from 26."""
WITHOUT_DORA: Final = "13_without_dora_double"
COUNTED_UP_TO: Final[dict[Value, int]] = {"off": 6000, 10: 4000, 11: 6000, 13: 24000, 14: 24000, WITHOUT_DORA: 24000}
"""The dearest limit that hands counted by han may reach."""
DAI_YAKUMAN: Final = 12000


def _aotenjou(draft: Draft, value: str) -> None:
    draft.put("value.open_sky", value != "off")
    draft.put("value.yakuman_fu", YAKUMAN_FU.get(value, 0))


def _kiriage(draft: Draft, value: str) -> None:
    draft.put("value.round_up_from", 0 if value == "off" else KIRIAGE)
    draft.put("value.round_up_han", KIRIAGE_HAN.get(value, 0))


def _kazoe(draft: Draft, value: Value) -> None:
    scale = LIMIT_SCALES[str(draft.values["limit_scale"])]
    if draft.values["sanma_thousand_table"] == "on" and draft.seats == THREE_PLAYERS:
        scale = THOUSANDS
    if draft.values["limit_scale"] == "arushiaru":
        scale = scale if value != "off" else ()
        draft.put("value.cap", OLD_MANGAN)
    if value == 14:
        scale = tuple((LATER_YAKUMAN.get(from_han, from_han), base) for from_han, base in scale)
    if draft.values["limit_scale"] == "dai_yakuman":  # 001:1618: in place of a double yakuman and all above it
        _cap(draft, DAI_YAKUMAN)
    draft.put("value.earned", ((COUNTED_YAKUMAN, 2 * YAKUMAN),) if value == WITHOUT_DORA else ())
    draft.put("value.limits", tuple(limit for limit in scale if limit[1] <= COUNTED_UP_TO[value]))


def _single_cap(draft: Draft, value: str) -> None:
    if value == "on":
        _cap(draft, YAKUMAN)
        for element, price in draft.prices.items():
            draft.prices[element] = ElementPrice(_at_most_yakuman(price.closed), _at_most_yakuman(price.open))


def _multiple_cap(draft: Draft, value: int | str) -> None:
    if isinstance(value, int):
        _cap(draft, value * YAKUMAN)


def _simplified(draft: Draft, value: str) -> None:
    """In place of fu and of the limits by han (001:3343-3348)."""
    draft.put("value.kan_han", value == "on")
    draft.put("fu.same", SIMPLIFIED_FU if value == "on" else 0)
    if value == "on":
        draft.put("value.limits", SIMPLIFIED)


def _beside_yakuman(draft: Draft, _value: str) -> None:
    """Two options say it: one that ordinary yaku add, the other that everything does (001:2941-2944)."""
    adds = "on" in (draft.values["yakuman_plus_han"], draft.values["yakuman_everything_adds"])
    draft.put("value.plus_fu", PLUS_FU if adds else 0)


def _cap(draft: Draft, base: int) -> None:
    """No hand is worth more; of several caps the lowest holds."""
    draft.put("value.most", min(base, draft.parts["value"].get("most", base)))


def _at_most_yakuman(worth: int | str | None) -> int | str | None:
    return "yakuman" if isinstance(worth, str) and (base_of(worth) or 0) > YAKUMAN else worth


EFFECTS: Final[dict[str, Effect]] = {
    "yakuman_single_cap": _single_cap,
    "yakuman_multiple_cap": _multiple_cap,
    "yakuman_combination": into("value.combine"),
    "yakuman_plus_han": _beside_yakuman,
    "yakuman_everything_adds": nothing,
    "bazoro": into("value.exponent"),
    "aotenjou": _aotenjou,
    "kiriage_mangan": _kiriage,
    "sixty_fu_cutoff": switch("value.sixty_cutoff"),
    "limit_scale": nothing,
    "kazoe_yakuman": _kazoe,
    "simplified_values": _simplified,
}
