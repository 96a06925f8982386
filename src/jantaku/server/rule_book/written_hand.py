"""What a written hand is worth: the question of ``jantaku score``, asked by a page.

One tile short of a hand the same is asked for every tile that completes it. `form_of` tells what may be asked by some
rules: which tiles there are, which circumstances have a price.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, get_args

import msgspec

from jantaku.hands import MeldForm, parse_hand
from jantaku.rules import NotBuilt, RuleSet
from jantaku.rules.plan import Plan
from jantaku.scoring.book import book_of, round_named, writing_box
from jantaku.scoring.circumstances import RIVERS, check_together, is_first
from jantaku.scoring.explain import explain, summary
from jantaku.scoring.explanations.clauses import say
from jantaku.scoring.score import TILES_NAMED, NoWinError, Score, score
from jantaku.scoring.win import Flag, Win, Wind, read_win
from jantaku.server.rule_book.rule_sets import rules_named, rules_on_wire
from jantaku.server.telling.explanations import from_score
from jantaku.server.telling.wire import Json, Said, each, excuse, row_on_wire, said, written
from jantaku.server.web.errors import ServerError
from jantaku.server.web.messages import ScoreQuestion
from jantaku.texts import LANGUAGES, SayableError
from jantaku.tiles import (
    KIND_OF,
    SHORTS,
    SUITS,
    WINDS,
    Face,
    Tile,
    count_kinds,
    face_of,
    kind_of,
    parse_tiles,
    short_of,
)
from jantaku.yaku import elements
from jantaku.yaku.ponds import pond_facts

RUSSIAN_WINDS: Final = {"В": "E", "Ю": "S", "З": "W", "С": "N"}
WIND_NAMES: Final = ("E", "S", "W", "N")
FACTS: Final = {
    "first_discard": "first_discard",
    "after_kan": "kan_discard",
    "early_kan": "early_kan",
    "riichi_tile": "riichi_discard",
    "opposite_riichi": "opposite_riichi",
    "late_riichi": "late_riichi",
    "okawari": "okawari",
    "tetora_appu": "tetora_appu",
}
"""Questions that are answered by yes or no, and the facts that they tell."""
MOST_READINGS: Final = 6


def score_written(question: ScoreQuestion) -> Json:
    """The value of the hand with its reasons; why it is none as an error."""
    rules = rules_named(question.rules or "riichi", question.sheet)
    plan = rules.plan
    found = _priced(question, rules)
    unknown = not found.win.tsumo and found.win.discarder is None
    return {
        "rules": rules.id,
        "explained": from_score(found),
        "rows": [row_on_wire(row, WIND_NAMES, plan.game) for row in found.ledger],
        "changes": None if unknown else found.ledger.changes(plan.payments.seats),
        "elements": [_counted(found, place) for place in range(len(found.elements))],
        "bonuses": [{"id": bonus.id, "tiles": bonus.tiles, "han": bonus.han} for bonus in found.bonuses],
        "yakuman": found.yakuman,
        "limit": found.limit,
        "others": [_other_reading(other, plan.game) for other in found.others[:MOST_READINGS]],
    }


def _priced(question: ScoreQuestion, rules: RuleSet) -> Score:
    plan = rules.plan
    try:
        facts = frozenset(_facts(question, book_of(rules).asked))
        check_together(question.flags, facts, question.river, question.pond)
        win = _win(question, facts, plan)
        return score(win, rules)
    except NoWinError as error:
        raise ServerError("no_win", _excuse(error, plan.game), reason=error.text_id) from None
    except SayableError as error:
        raise ServerError("wrong_hand", _excuse(error, plan.game), reason=error.text_id) from None


def _other_reading(other: Score, game: str) -> Json:
    """Another way to read the same tiles, with what it would be worth."""
    told = explain(other)
    return {
        "blocks": [each(lambda texts, one=one: say(one, texts), game) for one in told.blocks],  # type: ignore[misc]
        "wait": each(lambda texts: say(told.wait, texts), game),
        "summary": each(lambda texts: summary(other, texts), game) if other.has_yaku else None,
        "points": other.points if other.has_yaku else 0,
    }


def score_many(questions: Sequence[ScoreQuestion]) -> list[Json]:
    """What each of these is worth, in short: to set things side by side."""
    return [_short(question, rules_named(question.rules or "riichi", question.sheet)) for question in questions]


def _short(question: ScoreQuestion, rules: RuleSet) -> Json:
    try:
        found = _priced(question, rules)
    except ServerError as error:
        return {"points": None, "text": error.text, "reason": error.more.get("reason", error.kind)}
    game = rules.plan.game
    return {"points": found.points, "text": each(lambda texts: summary(found, texts), game), "reason": ""}


# ---------------------------------------------------------------- one tile short


def waits_written(question: ScoreQuestion) -> Json:
    """The tiles that complete a hand that is one short, each with its value on a discard and by self-draw."""
    rules = rules_named(question.rules or "riichi", question.sheet)
    plan, book = rules.plan, book_of(rules)
    try:
        hand = parse_hand(question.hand, writing_box(plan))
        grammar = book.grammar if book.grammars is None else book.grammars.of(hand.melds)
        eyes = any(meld.form is MeldForm.EYES_KAN for meld in hand.melds)
        if len(hand.concealed) + 3 * len(hand.melds) - eyes != grammar.size - 1 + 2 * eyes:
            raise ServerError("wrong_hand")
        void = SUITS[question.void] if question.void else 0
        found = grammar.waits(count_kinds(hand.concealed), hand.melds, void)
        aside = [*parse_tiles(question.dora), *parse_tiles(question.ura), *parse_tiles(question.nuki)]
    except SayableError as error:
        raise ServerError("wrong_hand", _excuse(error, plan.game), reason=error.text_id) from None
    except ValueError:  # not so many tiles
        raise ServerError("wrong_hand") from None
    held = [*hand.concealed, *(tile for meld in hand.melds for tile in meld.all_tiles), *aside]
    return {
        "rules": rules.id,
        "waits": [_wait(question, rules, kind, held) for kind in found.live],
        "used_up": [SHORTS[kind] for kind in found.used_up],
    }


def _wait(question: ScoreQuestion, rules: RuleSet, kind: int, held: Sequence[Tile]) -> Json:
    tile_set = book_of(rules).tile_set
    there = [tile for tile in held if kind_of(tile) == kind]
    faces = Counter(face_of(tile) for tile in tile_set.tiles if kind_of(tile) == kind)
    faces.subtract(map(face_of, there))
    # A plain one, as long as there is one; a marked one says more of a tile than who asks does.
    face = short_of(min((face for face, count in faces.items() if count > 0), default=Face(kind)))
    left = tile_set.copies[kind] - len(there)
    return {"tile": face, "left": left} | {by: _short(_by(question, by, face), rules) for by in BY}


BY: Final[tuple[Literal["ron", "tsumo"], ...]] = ("ron", "tsumo")
ONLY: Final = {
    "ron": frozenset({"houtei", "chankan", "gari", "chanjun", "renhou"}),
    "tsumo": frozenset({"haitei", "rinshan", "tenhou", "chiihou"}),
}
"""Circumstances of one way to win."""


def _by(question: ScoreQuestion, by: Literal["ron", "tsumo"], win: str) -> ScoreQuestion:
    """The question for this tile, won in this way; what belongs to the other way is left out."""
    other = "tsumo" if by == "ron" else "ron"
    flags = [flag for flag in question.flags if flag not in ONLY[other]]
    of_ron = ("first_discard", "after_kan", "riichi_tile", "late_riichi")
    told = {} if by == "ron" else {"discarder": None, **dict.fromkeys(of_ron, False)}
    return msgspec.structs.replace(question, win=win, by=by, flags=flags, **told)


# ---------------------------------------------------------------- what may be asked


def form_of(rules: RuleSet) -> Json:
    """What a page asks for by these rules: the tiles, and which circumstances have a price."""
    try:
        plan, asked = rules.plan, book_of(rules).asked
    except NotBuilt as error:
        raise ServerError("not_built", excuse(error)) from None
    flags = [flag for flag in get_args(Flag) if _counts(flag, rules)]
    return {
        "rules": rules_on_wire(rules),
        "flags": [{"id": flag, "name": _flag_name(flag, plan)} for flag in flags],
        "facts": [name for name, fact in FACTS.items() if fact in asked],
        "river": [most for most, fact in RIVERS if fact in asked],
        "flowers": len(plan.nuki.tiles) if plan.nuki.all_win else 0,
        "seats": plan.payments.seats,
        "phantoms": plan.payments.phantoms,
        "ura": plan.dora.ura,
        "ura_without_riichi": 0 if plan.dora.ura_costs != "never" else plan.dora.all_from_honba,
        "rounds": _other_rounds(plan),
        "named_dora": book_of(rules).names_dora,
        "foreign_dora": plan.dora.personal,
        "honba": _honba(plan),
        "sticks": plan.payments.stick > 0,
        "out": plan.winners.until - 1,
        "liable": bool(plan.payments.pao),
        "open_riichi_hand": plan.riichi.open_hand or plan.calls.tenpai_calls,
        "raised_runs": plan.calls.raised_runs,
    }


def _counts(flag: str, rules: RuleSet) -> bool:
    """Whether a circumstance has a price by these rules, and can come about."""
    plan = rules.plan
    if flag == "chanjun" and plan.calls.raised_runs == "never":
        return False
    if flag == "gari" and (not plan.nuki.tiles or plan.nuki.robbery in ("never", "frame_only")):
        return False
    return flag in plan.elements or flag in book_of(rules).asked or (flag == "riichi" and plan.riichi.declared)


def _flag_name(flag: str, plan: Plan) -> Said:
    """What it is called: as the element that is paid for it."""
    known = elements()
    paid = (name for name in plan.elements if name in known and flag in known[name].all)
    return said(known[flag if flag in plan.elements else next(paid, flag)].name, plan.game)


def _other_rounds(plan: Plan) -> list[str]:
    """The tiles of the rounds that are played, where not all of them are winds."""
    tiles = list(dict.fromkeys((*plan.length.rounds, *plan.length.extra_rounds)))
    return [] if all(WINDS >> KIND_OF[tile] & 1 for tile in tiles) else tiles


def _honba(plan: Plan) -> Literal["", "honba", "dealer_wins"]:
    """Whether deals are counted, and what that is called: where the dealer's part grows with them they are his wins."""
    if plan.payments.dealer_extra_honba:
        return "dealer_wins"
    return "honba" if plan.payments.honba_each else ""


def _counted(found: Score, place: int) -> Json:
    counted = found.elements[place]
    return {"id": counted.id, "fact": counted.fact, "han": counted.han, "limit": counted.limit}


def _win(question: ScoreQuestion, facts: frozenset[str], plan: Plan) -> Win:
    unknown = [flag for flag in question.flags if flag not in get_args(Flag)]
    if unknown:
        raise ServerError("bad_message", place="flags")
    return read_win(
        question.hand,
        question.win,
        by=question.by,
        seat=_wind(question.seat),
        round=round_named(question.round if question.round.endswith("z") else _wind(question.round), plan),
        discarder=None if question.discarder is None else _wind(question.discarder),
        indicators=question.dora,
        ura=question.ura,
        named_dora=question.named_dora,
        foreign_dora=question.foreign_dora,
        nuki=question.nuki,
        honba=question.honba,
        sticks=question.sticks,
        liable=None if question.liable is None else _wind(question.liable),
        flags=question.flags,  # type: ignore[arg-type]
        facts=sorted(facts),
        out="".join(_wind(wind) for wind in question.out),
        void=question.void,
        pond=question.pond,
        box=writing_box(plan),
    )


def _facts(question: ScoreQuestion, asked: frozenset[str]) -> list[str]:
    """What was told beside the tiles, as far as some price of these rules asks for it."""
    told = [fact for name, fact in FACTS.items() if getattr(question, name)]
    river = 0 if question.river is None and is_first(question.flags, told) else question.river
    if river is not None:
        told += [fact for most, fact in RIVERS if river < most]
    told += sorted(pond_facts([kind_of(tile) for tile in parse_tiles(question.pond)]))
    return [fact for fact in told if fact in asked]


def _wind(text: str) -> str:
    letter = RUSSIAN_WINDS.get(text.upper(), text.upper())
    if letter not in Wind.__members__:
        raise ServerError("bad_message", place="wind")
    return letter


def _excuse(error: SayableError, game: str) -> Said:
    """Why not, with the tiles in the letters of each language."""
    error.game = game
    tiles = {name: str(error.arguments[name]) for name in TILES_NAMED.get(error.text_id, ())}
    said: Said = {}
    for language in LANGUAGES:
        error.arguments |= {name: written(named, language) for name, named in tiles.items()}
        said[language] = error.message(language)
    return said
