"""Why a win is worth what it is worth, as data with sentences in both languages.

An event tells what was counted. To say why, the hand is priced once more by the rules; where that gives another amount
(a record by rules that nobody knows), only what the event tells is said.
"""

from collections.abc import Iterable, Sequence

from jantaku.rules import catalogue
from jantaku.rules.plan import NukiPlan, Plan
from jantaku.scoring.explain import Explanation, explain, summary, tell
from jantaku.scoring.explanations.bonuses import bonus_name
from jantaku.scoring.explanations.clauses import Clause, limit_clause, say
from jantaku.scoring.explanations.counted import ElementLine
from jantaku.scoring.ledger import Transfer
from jantaku.scoring.score import BONUSES, Score
from jantaku.server.telling.wire import Json, Said, cited, each, is_tile, plain, said, teller
from jantaku.table.events import Event, Won
from jantaku.table.telling.repricing import Place, paid_together, priced
from jantaku.texts import LANGUAGES, Texts, japanese
from jantaku.yaku import elements


def explained(won: Won, plan: Plan | None, place: Place, following: Iterable[Event] = ()) -> Json | None:
    """All that led to the value, and what was paid for it, as what happened after it says; None where the hand is
    turned down."""
    if not all(is_tile(tile) for tile in (won.tile, *won.concealed)):
        return None
    scored = None if plan is None else priced(won, plan, place)
    if scored is None:
        return from_event(won, plan)
    return from_score(scored, paid_together(won, following, place))


# ---------------------------------------------------------------- a score


def from_score(scored: Score, rows: Sequence[Transfer] | None = None) -> Json:
    """A score with its reasons; ``rows``: what was paid for it, where it was not alone."""
    told, game = explain(scored, rows), scored.book.plan.game

    def clause(one: Clause) -> Said:
        return each(lambda texts: say(one, texts), game)

    return {
        "summary": each(lambda texts: summary(scored, texts), game),
        "blocks": [clause(block) for block in told.blocks],
        "wait": clause(told.wait),
        "elements": [
            _line(line, counted.han, game) for line, counted in zip(told.elements, scored.elements, strict=True)
        ],
        "bonuses": [_line(line, bonus.han, game) for line, bonus in zip(told.bonuses, scored.bonuses, strict=True)],
        "missed": [
            {
                "id": row.id,
                "name": clause(row.name),
                "because": clause(row.because),
                "seed": row.seed,
                "source": cited(row.seed),
                "absorbed": row.because.text == "score-absorbed",
            }
            for row in told.missed
        ],
        "fu": [
            {
                "fu": row.fu,
                "because": clause(row.because),
                "seed": row.seed,
                "source": cited(row.seed),
                "rule": fu_rule(row.because.text),
            }
            for row in told.fu
        ],
        "fu_total": clause(told.fu_total),
        "fu_counts": bool(told.fu) and not told.by_limit,
        "notes": [clause(note) for note in told.notes],
        "value": clause(told.value),
        "value_rule": value_rule(game, scored.by_limit, scored.book.plan),
        "han": scored.han,
        "fu_sum": scored.fu_sum,
        "fu_paid": scored.fu,
        "base": scored.base,
        "points": scored.points,
        "limit": scored.by_limit,
        "lines": lines_of(told, game),
    }


def lines_of(told: Explanation, game: str) -> dict[str, list[str]]:
    """The whole as plain lines."""
    return {language: tell(told, Texts(language, game)) for language in LANGUAGES}


def _line(line: ElementLine, han: int, game: str) -> Json:
    return {
        "id": line.id,
        "name": each(lambda texts: say(line.name, texts), game),
        "ja": ja_of(line.id),
        "price": each(lambda texts: say(line.price, texts), game),
        "han": han,
        "because": [each(lambda texts, one=one: say(one, texts), game) for one in line.because],  # type: ignore[misc]
        "seed": line.seed,
        "source": cited(line.seed),
    }


FU_RULES = {
    "base": "fu_base",
    "seven": "chiitoitsu",
    "closed": "fu_closed_ron",
    "tsumo": "fu_tsumo",
    "open": "fu_open_pinfu",
    "kanchan": "fu_wait",
    "penchan": "fu_wait",
    "tanki": "fu_wait",
    "pair": "fu_value_pair",
    "triplet": "fu_triplet",
    "kan": "fu_kan",
    "mixed": "supplemented_set_fu",
}
"""The entry of the catalogue that says how much fu is given, by the first word of the reason."""


def fu_rule(reason: str) -> str:
    """Which entry of the catalogue a fu comes from; none where no entry tells it."""
    return FU_RULES.get(reason.removeprefix("score-fu-").split("-")[0], "")


VALUE_RULES = ("tw_tai_limit", "sc_fan_cap", "limit_scale")
"""What says how much han and fu, tai or fan are worth at most; the own rule of a game first."""
OF_GAMES = VALUE_RULES[:2]
COUNTED = (*OF_GAMES, "payment_rounding", "fu_base")
"""What says how they become points below every limit."""
ADDED = ("linear_scoring", *COUNTED)
"""The same where han are added up."""


def value_rule(game: str, by_limit: bool = True, plan: Plan | None = None) -> str:
    """The entry of the catalogue that turns the count of a game into points; none where the game is not known."""
    names: tuple[str, ...] = VALUE_RULES if by_limit else COUNTED
    if plan is not None and not by_limit:
        if plan.value.linear or plan.value.per_han:  # prices are points, and nothing is counted
            names = OF_GAMES
        elif plan.value.added_han:
            names = ADDED
    return next((name for name in names if catalogue().has(game, name)), "") if game else ""


def ja_of(element: str) -> str:
    """The Japanese name of an element."""
    known = elements().get(element)
    name = None if known is None else japanese(known.name)
    return "" if name is None else name.ja


# ---------------------------------------------------------------- an event alone


def from_event(won: Won, plan: Plan | None) -> Json:
    """What the event itself tells."""
    game = "" if plan is None else plan.game
    nuki = NukiPlan() if plan is None else plan.nuki
    known = elements()
    counted = [
        _bare(one.id, said(known[one.id].name, game) if one.id in known else plain(one.id), one.han, one.limit, game)
        for one in won.elements
    ]
    bonuses = [
        _bare(name, said(bonus_name(name, nuki), game), count, None, game)
        for name, count in zip((*BONUSES, nuki.bonus), won.bonus, strict=True)
        if count
    ]
    value: Said = {language: teller(language, game).figures(won) for language in LANGUAGES}
    return {
        "summary": value,
        "blocks": [],
        "wait": plain(""),
        "elements": counted,
        "bonuses": bonuses,
        "missed": [],
        "fu": [],
        "fu_total": plain(""),
        "fu_counts": False,
        "notes": [],
        "value": value,
        "value_rule": value_rule(game, won.by_limit, plan),
        "han": won.han,
        "fu_sum": won.fu,
        "fu_paid": won.fu,
        "base": won.base,
        "points": won.points,
        "limit": won.by_limit,
        "lines": {language: [value[language]] for language in LANGUAGES},
    }


def _bare(element: str, name: Said, han: int, limit: int | None, game: str) -> Json:
    if limit is None:
        price = said("score-price-han", game, han=han)
    else:
        price = each(lambda texts: say(limit_clause(limit), texts), game)
    return {
        "id": element,
        "name": name,
        "ja": ja_of(element),
        "price": price,
        "han": han,
        "because": [],
        "seed": (),
        "source": plain(""),
    }
