"""Hands that a lesson shows: written down in lessons.toml and scored here, so that what is said of them is so."""

from typing import Literal

import msgspec

from jantaku.hands.kernel import KernelBook
from jantaku.lessons.tables import capital
from jantaku.rules import RuleSet
from jantaku.scoring.book import writing_box
from jantaku.scoring.explanations.clauses import limit_clause, say
from jantaku.scoring.score import Score, score
from jantaku.scoring.win import Flag, read_win
from jantaku.texts import Texts


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of tiles, ``x`` for a back, ``~`` behind one that lies turned; with ``win``, a hand that it completes.

    ``yaku``: what counts in it. ``fails``: why it does not win, the id of a text of the scoring code.
    """

    tiles: str
    win: str = ""
    by: str = "ron"
    seat: str = "S"
    round: str = "E"
    aside: str = ""
    indicators: str = ""
    flags: tuple[Flag, ...] = ()
    void: str = ""
    yaku: tuple[str, ...] = ()
    fails: str = ""
    shape: Literal["", "complete", "tenpai"] = ""
    """What a row is called: a whole hand, or one that lacks a tile."""


def scored(shown: Shown, rules: RuleSet) -> Score:
    """What the hand is worth; raises what the scoring code raises."""
    win = read_win(
        shown.tiles,
        shown.win,
        by=shown.by,  # type: ignore[arg-type]
        seat=shown.seat,
        round=shown.round,
        indicators=shown.indicators,
        nuki=shown.aside,
        flags=shown.flags,
        void=shown.void,  # type: ignore[arg-type]
        box=writing_box(rules.plan),
    )
    return score(win, rules)


def result_of(shown: Shown, rules: RuleSet, texts: Texts) -> str:
    """What counts and what is paid, in one line; nothing of a near miss, and nothing where no kernel can price it."""
    if shown.fails or KernelBook is None:
        return ""
    found = scored(shown, rules)
    return f"{counted(found, texts)}. {paid(found, texts)}"


def counted(found: Score, texts: Texts) -> str:
    """The yaku and bonus tiles with their han."""
    linear = found.book.plan.value.linear
    elements = [(one.id, one.han) for one in found.elements if one.han or found.by_limit]
    worth = [*elements, *((bonus.id, bonus.han) for bonus in found.bonuses)]
    parts = [
        capital(_named(name, found, texts)) + ("" if found.by_limit else f" {signed(han * linear if linear else han)}")
        for name, han in worth
    ]
    return ", ".join(parts) if parts else texts("lesson-no-yaku")


def _named(name: str, found: Score, texts: Texts) -> str:
    """What players call it; a pattern of the rule set has its own name."""
    own = found.book.plan.patterns.get(name)
    if own is None:
        return texts(f"yaku-{name}")
    return own.name_ru if texts.language == "ru" else own.name_en


def signed(han: int) -> str:
    """Dora may take han away."""
    return f"\N{MINUS SIGN}{-han}" if han < 0 else str(han)


def paid(found: Score, texts: Texts) -> str:
    """What the winner gets for it."""
    plan = found.book.plan
    points = found.points
    if found.limit is not None:
        return texts("lesson-result-limit", limit=say(limit_clause(found.base), texts), points=points)
    if plan.value.linear:
        return texts("lesson-result-sum", points=points)
    if plan.payments.unit == "chips":
        return texts("lesson-result-chips", han=found.han, chips=points)
    if found.fu and plan.fu.counted:
        return texts("lesson-result-fu", han=found.han, fu=found.fu, points=points)
    return texts("lesson-result-han", han=found.han, points=points)
