"""One word for one thing, that of the game: texts of the program and of the pages, rule sets, pages of games.

The words are data, ``vocabulary_<language>.toml``: what is wrong, in texts of which games, and what to say instead. A
text is of the game that its id, its file or its rule set names; texts without one are of riichi, for four and for
three. What is in force in a game of its own is looked at as that game says it, whatever its ids are. The sentences of
scenarios are held to their words in ``tests/table/test_scenario_sentences.py``.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import jantaku
from jantaku.rules import catalogue, load, presets
from jantaku.rules.in_force import in_force, name_in_game, parts_in_force
from jantaku.rules.meanings import meanings
from jantaku.rules.part_meanings import part_meaning, part_name, part_value
from jantaku.rules.values import Fields
from jantaku.texts import Language, Texts

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
SOURCE: Final = Path(jantaku.__file__).parent
OF_THEIR_OWN: Final = ("taiwanese", "sichuan")
RIICHI: Final = "riichi"
EVERY_GAME: Final = "all"
"""Of what speaks of several games at once."""
GAMES: Final = len((RIICHI, *OF_THEIR_OWN))
LANGUAGES: Final[tuple[Language, ...]] = tuple(
    language for language in ("en", "ru") if (HERE / f"vocabulary_{language}.toml").exists()
)
FENCE: Final = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>", re.DOTALL)
"""What is code, an address or a tag on a page."""
ELSEWHERE: Final = re.compile(
    r"(?<=\n)(?:Если вы знаете|If you know) (?:риичи|riichi):.*?(?=\n#|\Z)|«[^»]*»(?=[;,.\n]| \()|(?<=\n)    [^\n]*",
    re.DOTALL,
)
"""Where a page speaks of riichi to those who know it; titles of books and of their chapters; commands."""


class Passage(NamedTuple):
    """Words that somebody reads, the game they are of, and where they stand."""

    where: str
    game: str
    text: str


class Rule(NamedTuple):
    """A word that may not stand in texts of these games."""

    wrong: re.Pattern[str]
    games: tuple[str, ...]
    say: str
    excepted: Mapping[str, str]
    only: re.Pattern[str]


class Words(Visitor):
    """All that a message may say, each variant by itself; what is put in is a sign of its own."""

    def __init__(self, message: ftl.Message) -> None:
        self.said: list[str] = []
        assert message.value is not None
        self._pattern(message.value)

    def _pattern(self, pattern: ftl.Pattern) -> None:
        told = ""
        for element in pattern.elements:
            match element:
                case ftl.TextElement(value=words):
                    told += words
                case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                    told += "…"
                    for variant in variants:
                        self._pattern(variant.value)
                case _:
                    told += "…"
        self.said.append(told)


@cache
def vocabulary(language: Language) -> tuple[Rule, ...]:
    data = tomllib.loads((HERE / f"vocabulary_{language}.toml").read_text("utf-8"))
    return tuple(
        Rule(
            re.compile(word["wrong"]),
            tuple(word.get("in", (RIICHI, *OF_THEIR_OWN))),
            word["say"],
            word.get("except", {}),
            re.compile(word.get("only", {}).get("ids", ".*")),
        )
        for word in data["word"]
    )


@cache
def named_games(language: Language) -> dict[str, re.Pattern[str]]:
    """Ids of texts that are of a game of its own without saying so."""
    data = tomllib.loads((HERE / f"vocabulary_{language}.toml").read_text("utf-8"))
    return {game: re.compile("|".join(ids)) for game, ids in data.get("games", {}).items()}


def game_of_text(text_id: str, language: Language) -> str:
    for game in OF_THEIR_OWN:
        if text_id.endswith(f"-{game}") or text_id == f"game-{game}" or text_id.startswith(f"game-{game}-"):
            return game
    if text_id.endswith("-chinese"):
        return "sichuan"  # said in both; what is wrong in one of the two only has an id of its own
    for game, pattern in named_games(language).items():
        if pattern.fullmatch(text_id):
            return game
    return _of_its_entry(text_id)


@cache
def _entries() -> dict[str, str]:
    """Options and elements of one game of its own."""
    known = catalogue()
    entries = {f"option-{option.id}": option.games for option in known.options.values()}
    entries |= {f"yaku-{element.id}": element.games for element in known.elements.values()}
    return {name: games[0] for name, games in entries.items() if len(games) == 1 and games[0] in OF_THEIR_OWN}


def _of_its_entry(text_id: str) -> str:
    parts = text_id.split("-")
    return _entries().get("-".join(parts[:2]), RIICHI)


def messages(path: Path) -> Iterator[ftl.Message]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            yield entry


def of_texts(language: Language) -> Iterator[Passage]:
    """The texts of the program and of the pages."""
    for path in sorted((SOURCE / "texts" / language).glob("*.ftl")):
        for message in messages(path):
            yield from _of_message(message, message.id.name, language)
    for message in messages(ROOT / "web" / "src" / "texts" / f"{language}.ftl"):
        yield from _of_message(message, f"page {message.id.name}", language)


def _of_message(message: ftl.Message, where: str, language: Language) -> Iterator[Passage]:
    game = game_of_text(where, language)
    yield from (Passage(where, game, said) for said in Words(message).said)


def of_rule_sets(language: Language) -> Iterator[Passage]:
    """What a rule set says of itself and of the books."""
    for preset in presets():
        rules = load(preset)
        game = rules.game if rules.game in OF_THEIR_OWN else RIICHI
        told = {"name": rules.name(language), "about": rules.header.about.get(language, "")}
        told |= {name: text for name, text in rules.header.readings.items() if isinstance(text, str)}
        told |= {name: text.get(language, "") for name, text in rules.header.readings.items() if isinstance(text, dict)}
        for name, text in told.items():
            yield Passage(f"rule_set {preset} {name}", game, text)


def in_words_of_games(language: Language) -> Iterator[Passage]:
    """What holds in a game of its own, as it is told there."""
    for game in OF_THEIR_OWN:
        rules, texts = load(game), Texts(language, game)
        for name in in_force(rules):
            option = catalogue().options[name]
            yield Passage(f"{game} option-{name}", game, name_in_game(option, texts))
            value = rules.values[name]
            for meaning in meanings(option, texts):
                if meaning.path == (str(value),) or (meaning.path == ("number",) and isinstance(value, int)):
                    yield Passage(f"{game} option-{name}-{meaning.path[0]}", game, meaning.means)
                if isinstance(value, tuple) and meaning.path[0] == "list" and meaning.path[-1] in (*value, "list"):
                    yield Passage(f"{game} option-{name}-{'-'.join(meaning.path)}", game, meaning.means)
                if isinstance(value, Fields) and meaning.path[0] == "table":
                    said = value.get(meaning.path[1]) if len(meaning.path) > 1 else None
                    if said is not None and str(said) in meaning.path:
                        yield Passage(f"{game} option-{name}-{'-'.join(meaning.path)}", game, meaning.means)
        for place in parts_in_force(rules):
            yield Passage(f"{game} part {place}", game, part_name(place, texts))
            yield Passage(f"{game} part {place}", game, part_meaning(place, part_value(rules.plan, place), texts))
        for name in rules.prices:
            element = catalogue().elements[name]
            yield Passage(f"{game} yaku-{name}", game, texts(element.text_id))
            yield Passage(f"{game} yaku-{name}-text", game, element.explained(texts))


def blank(found: re.Match[str]) -> str:
    """The lines of it without what they say."""
    return "\n" * found[0].count("\n")


def of_pages(language: Language) -> Iterator[Passage]:
    """The pages of the games, and the first page in this language."""
    ending = ".md" if language == "en" else f".{language}.md"
    tutorials = (ROOT / "docs" / "tutorials").glob(f"*.{language}.md")
    games = (ROOT / "docs" / "games").glob(f"*{ending}")
    for path in sorted((*games, *tutorials, *ROOT.glob(f"*.{language}.md"))):
        name = path.name.removesuffix(ending)
        if (name == "README" and path.parent != ROOT) or "." in name:
            continue  # the list of the games, in both languages; a page in another one
        game = name if name in OF_THEIR_OWN else EVERY_GAME if name == "README" else RIICHI
        text = ELSEWHERE.sub(blank, FENCE.sub(lambda found: blank(found) or "`", path.read_text("utf-8")))
        for number, line in enumerate(text.split("\n"), 1):
            yield Passage(f"{path.name}:{number}", game, line)


def found(passage: Passage, language: Language) -> list[str]:
    """The wrong words of a passage, each with what to say instead."""
    return [
        f"{passage.where} ({passage.game}): «{hit[0]}» → {rule.say}: {passage.text.strip()}"
        for rule in vocabulary(language)
        if (passage.game in rule.games or (passage.game == EVERY_GAME and len(rule.games) == GAMES))
        and passage.where not in rule.excepted
        and rule.only.match(passage.where)
        for hit in (rule.wrong.search(passage.text),)
        if hit is not None
    ]


SOURCES: Final = {
    "texts": of_texts,
    "rule sets": of_rule_sets,
    "games of their own": in_words_of_games,
    "pages of games": of_pages,
}


@cache
def sources(language: Language) -> tuple[str, ...]:
    """What is looked at: everything, or what the words say."""
    data = tomllib.loads((HERE / f"vocabulary_{language}.toml").read_text("utf-8"))
    return tuple(data.get("sources", SOURCES))


@pytest.mark.parametrize(
    ("language", "source"), [(language, source) for language in LANGUAGES for source in sources(language)]
)
def test_every_text_has_the_words_of_its_game(source: str, language: Language) -> None:
    passages = list(SOURCES[source](language))
    assert passages
    assert [mistake for passage in passages for mistake in found(passage, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_exceptions_are_of_texts_that_are_there(language: Language) -> None:
    there = {passage.where for source in SOURCES.values() for passage in source(language)}
    excepted = {name: why for rule in vocabulary(language) for name, why in rule.excepted.items()}
    assert excepted.keys() - there == set()
    assert all(excepted.values()), "an exception says why"


PLANTED: Final = (
    Passage("event-discards-sichuan", "sichuan", "сбрасывает …"),
    Passage("refusal-deal_over-taiwanese", "taiwanese", "Раздача окончена."),
    Passage("yaku-sc_kong-text", "sichuan", "За конг платит набросивший."),
    Passage("yaku-rinshan-text", RIICHI, "Победа на тайле замены, взятом после кана."),
    Passage("shuffle-dice", RIICHI, "Кости: …"),
    Passage("table-honba", RIICHI, "хонба 2"),
    Passage("option-score_ceiling-text", RIICHI, "Обычно это вдвое больше целевых, 60000."),
    Passage("option-dora_value-text", RIICHI, "При -1 доры в тягость."),
    Passage("option-nagashi_mangan-text", RIICHI, "Мёртвой руке не платят (000:926)."),
    Passage("option-ankan_after_riichi_any_tile-on", RIICHI, "Кан 4444p оставляет 123p."),
    Passage("option-kan_chains-after_closed_or_added", RIICHI, "после закрытого или добавленного"),
    Passage("serve-address", RIICHI, "Jantaku здесь: … (Ctrl+C — закончить)."),
    Passage("yaku-uutsuu_uuhoa-text", "taiwanese", "В руке  нет благородных."),
    Passage("taiwanese.ru.md:1", "taiwanese", "На руке шестнадцать костей."),
)


PLANTED_IN_ENGLISH: Final = (
    Passage("word-chi", RIICHI, "Chi"),
    Passage("pond-of", RIICHI, "Pond of …"),
    Passage("refusal-void_held", "sichuan", "The hand holds the forbidden suit: …."),
    Passage("word-closed_kan-taiwanese", "taiwanese", "Closed kong"),
    Passage("refusal-kan_needs_four", RIICHI, "A closed kan needs four equal tiles in the hand."),
    Passage("refusal-not_complete", RIICHI, "… does not complete the hand: it waits for …."),
    Passage("refusal-riichi_not_ready", RIICHI, "Your hand is not ready."),
    Passage("refusal-not_complete-sichuan", "sichuan", "… does not complete the hand: it is not tenpai."),
    Passage("server-pass-costs", RIICHI, "until your next draw only a dearer win"),
    Passage("rules-not-toml", RIICHI, "this is no TOML."),
    Passage("setting-prechoose", RIICHI, "Choose a discard before the own turn"),
    Passage("refusal-kan_riichi", RIICHI, "By these rules no kan may be declared in riichi."),
    Passage("train-option-questions", RIICHI, "Stop after so many questions."),
    Passage("option-akadora-text", RIICHI, "Red fives are dora, too."),
    Passage("option-nagashi_mangan-text", RIICHI, "A dead hand is not paid (000:926)."),
    Passage("table-own-indicators", RIICHI, "the player's indicators"),
    Passage("bots-winners", RIICHI, "Deals with … winners: … %"),
)


@pytest.mark.parametrize("planted", PLANTED_IN_ENGLISH, ids=lambda planted: planted.where)
def test_a_planted_mistake_in_english_is_found(planted: Passage) -> None:
    assert len(found(planted, "en")) == 1


@pytest.mark.skipif("ru" not in LANGUAGES, reason="the Russian words are not there")
@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.where)
def test_a_planted_mistake_is_found(planted: Passage) -> None:
    assert found(planted, "ru")


@pytest.mark.parametrize(
    ("text_id", "game"),
    [
        ("event-discards-sichuan", "sichuan"),
        ("yaku-tw_flower-text", "taiwanese"),
        ("option-sc_fan_cap-3", "sichuan"),
        ("yaku-riichi-text", RIICHI),
        ("refusal-void_held", "sichuan"),
    ],
)
def test_a_text_is_of_the_game_that_it_names(text_id: str, game: str) -> None:
    assert game_of_text(text_id, "ru") == game
