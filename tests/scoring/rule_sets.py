"""The rules under which the stored wins were paid."""

from functools import cache

from jantaku.rules.plan import ElementPlan, Plan, Price
from jantaku.yaku import elements
from jantaku.yaku.elements import Worth

LIMITS = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000, "yakuman": 8000, "2x yakuman": 16000}
DOUBLE = ("suuankou_tanki", "kokushi_juusanmen", "junsei_chuuren", "daisuushii")


def _price(worth: Worth | None) -> Price | None:
    return f"limit {LIMITS[worth]}" if isinstance(worth, str) and worth != "hand" else worth


@cache
def tenhou() -> Plan:
    """Of the stored games."""
    usual = {
        name: ElementPlan(closed=_price(element.price.closed), open=_price(element.price.open))
        for name, element in elements().items()
        if element.in_book and not element.optional
    }
    return Plan(elements=usual)


@cache
def kobalab() -> Plan:
    """Of the table of scored hands: some yakuman are two."""
    plan = tenhou()
    doubled = {
        name: ElementPlan(closed="limit 16000", open=plan.elements[name].open and "limit 16000") for name in DOUBLE
    }
    return Plan(elements=plan.elements | doubled)
