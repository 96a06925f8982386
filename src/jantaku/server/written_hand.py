"""What a written hand is worth: the question of ``jantaku score``, asked by a page."""

from typing import Final, get_args

from jantaku.scoring.book import book_of, writing_box
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.win import Flag, Win, Wind, read_win
from jantaku.server.errors import ServerError
from jantaku.server.explained import from_score
from jantaku.server.messages import ScoreQuestion
from jantaku.server.rulebook import rules_named
from jantaku.server.wire import Json, Said, row_on_wire, written
from jantaku.texts import LANGUAGES, SayableError

RUSSIAN_WINDS: Final = {"В": "E", "Ю": "S", "З": "W", "С": "N"}
RIVERS: Final = ((6, "river_under_6"), (10, "river_under_10"))
"""Facts of an early win: fewer tiles than so many lie in the ponds (002:426)."""
TILES: Final = {"no-win-not-complete": "tiles", "no-win-void": "tiles", "no-win-flowers": "flowers"}
"""Which argument of a refusal is tiles."""
WIND_NAMES: Final = ("E", "S", "W", "N")


def score_written(question: ScoreQuestion) -> Json:
    """The value of the hand with its reasons; why it is none as an error."""
    rules = rules_named(question.rules or "riichi", question.sheet)
    plan = rules.plan
    try:
        book = book_of(rules)
        win = _win(question, frozenset(_facts(question, book.asked)), writing_box(plan))
        found = score(win, rules)
    except NoWinError as error:
        raise ServerError("no_win", _excuse(error, plan.game), reason=error.text_id) from None
    except SayableError as error:
        raise ServerError("wrong_hand", _excuse(error, plan.game), reason=error.text_id) from None
    unknown = not win.tsumo and win.discarder is None
    return {
        "rules": rules.id,
        "explained": from_score(found),
        "rows": [row_on_wire(row, WIND_NAMES, plan.game) for row in found.ledger],
        "changes": None if unknown else found.ledger.changes(plan.payments.seats),
        "elements": [_counted(found, place) for place in range(len(found.elements))],
        "bonuses": [{"id": bonus.id, "tiles": bonus.tiles, "han": bonus.han} for bonus in found.bonuses],
        "yakuman": found.yakuman,
        "limit": found.limit,
    }


def _counted(found: Score, place: int) -> Json:
    counted = found.elements[place]
    return {"id": counted.id, "fact": counted.fact, "han": counted.han, "limit": counted.limit}


def _win(question: ScoreQuestion, facts: frozenset[str], box: object) -> Win:
    unknown = [flag for flag in question.flags if flag not in get_args(Flag)]
    if unknown:
        raise ServerError("bad_message", place="flags")
    return read_win(
        question.hand,
        question.win,
        by=question.by,
        seat=_wind(question.seat),
        round=_wind(question.round),
        discarder=None if question.discarder is None else _wind(question.discarder),
        indicators=question.dora,
        ura=question.ura,
        nuki=question.nuki,
        honba=question.honba,
        sticks=question.sticks,
        liable=None if question.liable is None else _wind(question.liable),
        flags=question.flags,  # type: ignore[arg-type]
        facts=sorted(facts),
        out="".join(_wind(wind) for wind in question.out),
        void=question.void,
        box=box,  # type: ignore[arg-type]
    )


def _facts(question: ScoreQuestion, asked: frozenset[str]) -> list[str]:
    """What was told beside the tiles, as far as some price of these rules asks for it."""
    told = ["first_discard"] if question.first_discard else []
    told += ["kan_discard"] if question.after_kan else []
    if question.river is not None:
        told += [fact for most, fact in RIVERS if question.river < most]
    return [fact for fact in told if fact in asked]


def _wind(text: str) -> str:
    letter = RUSSIAN_WINDS.get(text.upper(), text.upper())
    if letter not in Wind.__members__:
        raise ServerError("bad_message", place="wind")
    return letter


def _excuse(error: SayableError, game: str) -> Said:
    """Why not, with the tiles in the letters of each language."""
    error.game = game
    name = TILES.get(error.text_id)
    said: Said = {}
    tiles = str(error.arguments.get(name, "")) if name is not None else ""
    for language in LANGUAGES:
        if name is not None and name in error.arguments:
            error.arguments[name] = written(tiles, language)
        said[language] = error.message(language)
    return said
