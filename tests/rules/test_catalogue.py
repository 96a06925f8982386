"""The catalogue lists everything the books know, and every entry is in order."""

import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import yaml

import jantaku
from jantaku import table
from jantaku.rules import Element, Game, Option, catalogue, search
from jantaku.rules.compile import EFFECTS
from jantaku.rules.entries import GROUPS, SCORING_PARTS, AnyEntry
from jantaku.rules.meanings import meanings
from jantaku.rules.plan import PARTS
from jantaku.rules.plan_fields import said_by_options
from jantaku.rules.relations import relations
from jantaku.rules.sheet import usual_price
from jantaku.rules.sheet_parts import PLACES
from jantaku.texts import LANGUAGES, Language, Texts
from jantaku.yaku import elements

SPEC = Path(__file__).resolve().parents[3] / "shared" / "spec"
TEXTS = Path(jantaku.__file__).parent / "texts"
OPTIONS = catalogue().options
ENTRIES = tuple(catalogue())
OURS = {
    "ankantsu",
    "atozuke_chance_yaku",
    "chankan_on_fourth_kan",
    "honba_at_passing_draw",
    "minkantsu",
    "nuki_dora_of_every_kind",
    "okurikan",
}
"""Elements of Totenko (001:4297) and options of 000:961, 001:2855 and 001:1358 that the lists have left out."""
HOUSE = {"dora_floor", "extra_rounds_target", "local_yaku", "sc_exchange_three", "sc_fan_cap"}
"""Options of no book."""


def ids(entry: AnyEntry) -> str:
    return f"{entry.kind_of_entry}-{entry.id}"


def test_everything_is_listed() -> None:
    books = [option for option in OPTIONS.values() if not option.house]
    assert (len(books), len(catalogue().elements), len(catalogue().games)) == (455, 390, 99)


@pytest.mark.skipif(not SPEC.exists(), reason="the lists of ../shared/spec are not here")
@pytest.mark.parametrize(("file", "kind"), [("options", Option), ("yaku", Element), ("games", Game)])
def test_the_ids_are_those_of_the_lists(file: str, kind: type) -> None:
    listed: list[dict[str, Any]] = yaml.load((SPEC / f"catalogue_{file}.yaml").read_text("utf-8"), yaml.CSafeLoader)
    ours = {entry.id for entry in ENTRIES if isinstance(entry, kind)} - OURS - HOUSE
    assert {entry["id"] for entry in listed} == ours


def test_every_entry_has_names_and_says_why_it_is_no_software() -> None:
    for entry in ENTRIES:
        assert all(entry.name(language) for language in LANGUAGES), entry.id
        assert (entry.state != "not_software") or entry.reason, entry.id
        assert entry.seed or not isinstance(entry, Element), entry.id


def test_a_rule_is_explained_once() -> None:
    """The texts say what a built one is; the catalogue defines the rest, in English."""
    for entry in ENTRIES:
        if isinstance(entry, Game):
            continue
        assert bool(entry.definition) == (entry.state != "done"), entry.id
        assert all(entry.explained(Texts(language)) for language in LANGUAGES), entry.id


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.id)
def test_an_option_is_well_described(option: Option) -> None:
    assert option.parts
    assert option.words or option.number or option.array
    assert option.canonical(option.raw_default) == option.default
    assert option.is_built(option.default)
    assert all(option.canonical(word) == word for word in option.unbuilt)
    assert all(other in OPTIONS for other in (*option.conflicts, *option.related))
    assert (option.text is None) or option.state != "done", "what is built has typed values"


def test_built_options_that_conflict_do_so_by_a_relation() -> None:
    """What a page calls a conflict is refused, forced or overridden; the rest is only related."""
    said = {frozenset((one.option, other.option)) for r in relations() for one in r.when for other in r.then}
    built = {name: option for name, option in OPTIONS.items() if option.state == "done"}
    named = {frozenset((name, other)) for name, option in built.items() for other in option.conflicts if other in built}
    assert named <= said


def test_what_is_built_has_an_effect_and_a_text() -> None:
    built = {name for name, option in OPTIONS.items() if option.state == "done"}
    assert built == EFFECTS.keys()
    for language in LANGUAGES:
        for name in built:
            assert Texts(language)(f"option-{name}-text").endswith("."), name


def test_a_text_does_not_list_the_values_that_the_list_of_values_tells() -> None:
    for name, option in OPTIONS.items():
        if option.state == "done":
            for language in LANGUAGES:
                text = Texts(language)(f"option-{name}-text")
                assert [
                    word for word in option.words if ("_" in word or word in ("on", "off")) and f"{word}: " in text
                ] == [], name


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.id)
def test_every_value_says_what_it_means(option: Option) -> None:
    for language in LANGUAGES:
        told = {meaning.path: meaning.means for meaning in meanings(option, Texts(language))}
        assert all(told.values())
        assert {path[0] for path in told} >= set(option.words)
        assert len(told) == len(list(meanings(option, Texts(language)))), "a word has the name of a form"


@pytest.mark.parametrize("language", LANGUAGES)
def test_meanings_are_texts_where_the_option_is_built_and_nowhere_else(language: Language) -> None:
    written = {
        f"option-{option.id}-{'-'.join(meaning.path)}"
        for option in OPTIONS.values()
        if option.state == "done"
        for meaning in meanings(option, Texts(language))
    }
    texts = "\n".join(file.read_text("utf-8") for file in (TEXTS / language).glob("values*.ftl"))
    assert set(re.findall(r"^(\S+) = ", texts, re.MULTILINE)) == written


def test_the_catalogue_does_not_say_again_what_the_texts_say() -> None:
    for name, option in OPTIONS.items():
        english = [meaning.means for meaning in meanings(msgspec.structs.replace(option, state="not_yet"), Texts("en"))]
        assert not any(english) if option.state == "done" else all(english), name


def test_elements_are_built_where_there_are_conditions_for_them() -> None:
    done = [element for element in catalogue().elements.values() if element.state == "done"]
    assert {element.id for element in done if not element.place} <= elements().keys() <= {each.id for each in done}
    assert {element.place for element in done} <= {"", *PLACES}


def test_a_house_rule_is_marked_as_such_and_off() -> None:
    assert {option.id for option in OPTIONS.values() if option.house} == HOUSE
    for name in HOUSE:
        assert OPTIONS[name].seed == ""
        assert OPTIONS[name].games, "it belongs to a game"
    assert OPTIONS["sc_exchange_three"].default == "off"
    assert OPTIONS["sc_fan_cap"].default == 3  # the book's


def test_prices_can_be_read() -> None:
    for element in catalogue().elements.values():
        assert element.price is None or usual_price(element) is not None, element.id
        assert not element.option or element.option in OPTIONS


def test_the_usual_prices_are_those_of_the_elements() -> None:
    for name, element in elements().items():
        price = catalogue().elements[name].price
        said = {
            side: worth.replace("hand_value", "hand") if isinstance(worth, str) else worth
            for side, worth in (price.items() if isinstance(price, dict) else ())
        }
        usual = {side: worth for side in ("closed", "open") if (worth := getattr(element.price, side)) is not None}
        assert said == usual, name


def test_relations_speak_of_values_that_exist() -> None:
    for relation in relations():
        assert relation.when
        assert relation.then


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("kuitan", "kuitan"),
        ("喰い断", "kuitan"),
        ("Куитан", "kuitan"),
        ("OPEN TANYAO", "kuitan"),
        ("саншоку додзюн", "sanshoku_doujun"),
        ("санщоку доко", "sanshoku_doukou"),
        ("sanshoku doujun", "sanshoku_doujun"),
        ("三色同順", "sanshoku_doujun"),
        ("сычуань", "sichuan"),
        ("дзюн!", "added_run"),
    ],
)
def test_search_finds_it_in_any_language(words: str, first: str) -> None:
    assert search(words)[0].id == first


def test_search_does_not_care_for_yo_or_capitals() -> None:
    assert search("ЧЁРНЫЕ") == search("черные")
    assert search("  ") == ()


def test_every_rule_has_its_group() -> None:
    """The heading under which players look for it is written in the catalogue."""
    for entry in catalogue():
        assert (entry.group in GROUPS) == (not isinstance(entry, Game)), entry.id


OUTSIDE: Final = {"none", "preset"}
"""Rules that no part of the program obeys, and bundles of others."""


def test_parts_are_called_as_in_the_program() -> None:
    source = Path(table.__file__).parent
    rooms = {file.stem for room in ("parts", "additions", ".") for file in (source / room).iterdir()}
    rooms |= {package.name for package in source.parent.iterdir() if package.is_dir()}
    named = {part for option in catalogue().options.values() for part in option.all_parts}
    assert named - rooms - PARTS.keys() == OUTSIDE
    assert named >= SCORING_PARTS


def test_an_option_configures_the_part_that_it_names() -> None:
    """Of those that set fields of one part of the plan only."""
    called = {"draws": "drawn_deals", "winners": "playing_on", "chips": "side_games"}
    turned = {"arisa", "arisu", "peek_chips", "tulip_dora"}  # chips for tiles that are turned after the win
    by_option: dict[str, set[str]] = {}
    for game in ("riichi", "sanma", "sichuan", "taiwanese"):
        for place, option in said_by_options(game).items():
            by_option.setdefault(option, set()).add(place.partition(".")[0])
    for name, parts in by_option.items():
        if len(parts) == 1:
            (part,) = parts
            own = "uncovering" if name in turned else called.get(part, part)
            assert own in catalogue().options[name].all_parts, (name, part)
