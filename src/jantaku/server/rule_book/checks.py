"""A rule set that somebody puts together by switches: its sheet, what it means, what contradicts what, and repairs."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, TypeAlias

import msgspec

from jantaku.rules import Option, Problem, RuleSet, RuleSetError, WrongValue, catalogue, load, presets, read
from jantaku.rules.relations import relations
from jantaku.rules.values import Value, Written, plain, written
from jantaku.server.rule_book.paper import paper
from jantaku.server.rule_book.rule_sets import SHEET, base_of, rules_on_wire, silent_on_wire
from jantaku.server.rule_book.words import means, name_of_entry, named_in, problems_on_wire, titled
from jantaku.server.telling.wire import Json, Said, each, excuse, said
from jantaku.server.web import messages as say
from jantaku.server.web.errors import ServerError
from jantaku.texts import LANGUAGES, SayableError, Texts
from jantaku.yaku.patterns import parse_pattern

OFF: Final = "off"
"""Instead of a price: the element does not count."""
RELATION: Final = "rules-relation-"
MOST_TRIED: Final = 24
"""Values of one option that are tried as a repair."""
MOST_TRIALS: Final = 100
"""For all mistakes of a rule set together so many changes are tried: each is a rule set to be read."""


def check(question: say.Sheet) -> Json:
    """Whether a rule set is in order, and what it means; what is in conflict comes with repairs that were tried."""
    sheet = question.sheet or written_sheet(question)
    told: Json = {"ok": False, "problems": [], "rules": None, "sheet": sheet, "playable": False, "missing": []}
    told |= {"unbuilt": [], "conflicts": [], "paper": [], "silent": {}}
    try:
        rules = read(sheet, SHEET, None, parse_pattern)
    except RuleSetError as error:
        conflicts = [] if question.sheet else _conflicts(question, error)
        return told | {"problems": problems_on_wire(error.problems), "conflicts": conflicts}
    except SayableError as error:
        return told | {"problems": [{"file": SHEET, "line": 1, "text": excuse(error), "options": []}]}
    missing = rules.unbuilt_for("playing")
    return told | {
        "ok": True,
        "rules": rules_on_wire(rules),
        "playable": not missing,
        "missing": [titled(entry) for entry in missing],
        "unbuilt": [entry.id for entry in missing],
        "paper": paper(rules, base_of(rules)),
        "silent": silent_on_wire(rules),
    }


# ---------------------------------------------------------------- sheets


def written_sheet(question: say.Sheet) -> str:
    """The sheet of a rule set that was put together by switches."""
    lines = [f"id = {_toml(question.id)}", f"extends = {_toml(question.extends or 'riichi')}"]
    if question.name:
        lines.append(f"name = {_toml(dict(question.name))}")
    lines += [f"{_key(name)} = {_toml(value)}" for name, value in question.options.items()]
    removed = [name for name, price in question.yaku.items() if price == OFF]
    if removed:
        lines += ["", "[yaku]", f"remove = {_toml(removed)}"]
    prices = {name: price for name, price in question.yaku.items() if price != OFF}
    if prices:
        lines += ["", "[yaku.price]", *(f"{_key(name)} = {_toml(value)}" for name, value in prices.items())]
    for name, own in question.own.items():
        lines += ["", f"[yaku.patterns.{_key(name)}]", f"pattern = {_toml(own.pattern)}", f"price = {_toml(own.price)}"]
        if own.name:
            lines.append(f"name = {_toml({'ru': own.name, 'en': own.name})}")
    return "".join(f"{line}\n" for line in lines)


def _key(name: str) -> str:
    return name if name.replace("_", "").isalnum() and name.isascii() else _toml(name)


def _toml(value: object) -> str:
    try:
        return written(value)
    except TypeError:
        raise ServerError("bad_message", place="options") from None


# ---------------------------------------------------------------- conflicts


class _Trials:
    """Changes that are tried: whether they mend what is wrong."""

    def __init__(self, question: say.Sheet, error: RuleSetError) -> None:
        self.question = question
        self.before = _kinds(error)
        self.left = 0 if error.untold else MOST_TRIALS

    def mends(self, options: Mapping[str, Written], problem: Problem) -> bool:
        """Whether with these options the problem is gone, and no other has come."""
        self.left -= 1
        after = _problems(self.question, options)
        return _known_by(problem) not in after and len(after) < len(self.before)


def _conflicts(question: say.Sheet, error: RuleSetError) -> list[Json]:
    trials = _Trials(question, error)
    return [_conflict(question, problem, trials) for problem in error.problems]


def _conflict(question: say.Sheet, problem: Problem, trials: _Trials) -> Json:
    """Both sides by name and value, and for each side what would bring them together."""
    base = load(question.extends or "riichi") if (question.extends or "riichi") in presets() else None
    named = [name for name in named_in(problem) if name in catalogue().options]
    sides = [_side(question, base, catalogue().options[name]) for name in named]
    repairs = [] if base is None else [one for name in named for one in _repairs(question, base, problem, name, trials)]
    kind = str(problem.text_id)
    return {
        "kind": kind.removeprefix(RELATION) if kind.startswith(RELATION) else "wrong",
        "text": {language: problem.message(language).partition(": ")[2] for language in LANGUAGES},
        "sides": sides,
        "repairs": repairs,
    }


def _side(question: say.Sheet, base: RuleSet | None, option: Option) -> Json:
    value = _value(question, base, option)
    return {
        "id": option.id,
        "name": name_of_entry(option),
        "value": None if value is None else plain(value),
        "means": said("rules-price-off") if value is None else means(option, value),
        "mine": option.id in question.options,
    }


def _value(question: say.Sheet, base: RuleSet | None, option: Option) -> Value | None:
    """What the option is now; nothing where no such value can be."""
    if option.id in question.options:
        try:
            return option.canonical(question.options[option.id])
        except WrongValue:
            return None
    return option.default if base is None else base.values[option.id]


def _repairs(question: say.Sheet, base: RuleSet, problem: Problem, name: str, trials: _Trials) -> Iterator[Json]:
    """The first change of this option alone after which the problem is gone, and no other has come."""
    option = catalogue().options[name]
    for value in _candidates(question, base, option):
        options = {other: told for other, told in question.options.items() if other != name}
        if value is not None:
            options[name] = plain(value)
        if trials.left <= 0:
            return
        if not trials.mends(options, problem):
            continue
        shown = base.values[name] if value is None else value
        word = means(option, shown)
        yield {
            "id": name,
            "name": name_of_entry(option),
            "value": None if value is None else plain(value),
            "means": word,
            "text": each(partial(_offer, word=word, back=value is None)),
        }
        return


def _offer(texts: Texts, word: Said, back: bool) -> str:
    value = word[texts.language]
    return texts("rules-repair-reset", value=value) if back else texts("rules-repair-set", value=value)


def _candidates(question: say.Sheet, base: RuleSet, option: Option) -> Iterator[Value | None]:
    """None: as the preset has it."""
    now = _value(question, base, option)
    if option.id in question.options:
        yield None
    tried: list[Value] = [] if now is None else [now]
    wanted = [
        value
        for relation in relations()
        for condition in (*relation.then, *relation.when)
        if condition.option == option.id
        for value in condition.values
    ]
    words = [option.canonical(int(word) if word.isdecimal() else word) for word in option.words]
    for value in (*wanted, *words, option.default):
        if value not in tried and option.is_built(value) and len(tried) < MOST_TRIED:
            tried.append(value)
            yield value


_Kind: TypeAlias = tuple[str, tuple[str, ...]]
"""By which a mistake is recognised."""


def _problems(question: say.Sheet, options: Mapping[str, Written]) -> set[_Kind]:
    """The mistakes of the sheet with other options, as far as they can be recognised."""
    twin = msgspec.structs.replace(question, options=dict(options), sheet="")
    try:
        read(written_sheet(twin), SHEET, None, parse_pattern)
    except RuleSetError as error:
        return _kinds(error)
    except SayableError:
        return {("unreadable", ())}
    return set()


def _kinds(error: RuleSetError) -> set[_Kind]:
    return {_known_by(problem) for problem in error.problems}


def _known_by(problem: Problem) -> _Kind:
    return str(problem.text_id), tuple(sorted(named_in(problem)))
