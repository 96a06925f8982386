"""The texts are complete: the same in both languages, none missing, none left over, spelled as the word list says.

A family of texts, which the source names by an f-string, must be listed in FAMILIES with all its members.
"""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import jantaku
from jantaku.cli.hand import GAMES
from jantaku.cli.rules import groups_of
from jantaku.drills.kunto import Dragons
from jantaku.hands import Wait
from jantaku.lab import FIGURES
from jantaku.lessons.lesson import BOX, SECTIONS
from jantaku.records.verify import PARTS, State
from jantaku.rules import catalogue, load, presets
from jantaku.rules.entries import KINDS, STATES, Purpose
from jantaku.rules.in_force import in_force
from jantaku.rules.meanings import meanings
from jantaku.rules.part_meanings import EMPTY, words_of
from jantaku.rules.plan_fields import ALSO_STRAIGHT, said_by_options
from jantaku.rules.relations import KINDS as RELATIONS
from jantaku.rules.sheet import Header, _header_kind
from jantaku.rules.sheet_parts import PLACES
from jantaku.rules.values import ListForm
from jantaku.scoring.ledger import Reason, TableAccount
from jantaku.scoring.score import FU_ITEMS
from jantaku.scoring.win import Flag
from jantaku.server.rule_book.examples import BASE_RULES
from jantaku.server.web.errors import STATUS
from jantaku.table.refusals.kinds import KINDS as REFUSALS
from jantaku.table.words import WORDS, Verb
from jantaku.texts import (
    LANGUAGES,
    Language,
    SayableError,
    TextId,
    Texts,
    _bundle_with,
    _plain_parts,
    _sources,
    japanese,
    japanese_names,
    language,
)
from jantaku.yaku import elements, facts
from jantaku.yaku.elements import COMPANY, PATTERN

SOURCE = Path(jantaku.__file__).parent
WORD_LIST = Path(__file__).parents[3] / "shared" / "spec" / "terms.yaml"
CALLS = {"TextId", "said", "t", "texts", "words"}
"""A literal or f-string that is the first argument of one of these is the id of a text."""


@cache
def messages(lang: Language) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for _, entry in entries(lang) if isinstance(entry, ftl.Message)}


def entries(lang: Language) -> Iterator[tuple[str, ftl.EntryType]]:
    for path in sorted((SOURCE / "texts" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            yield path.name, entry


class References(Visitor):
    """What a message speaks of: variables, and other messages."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def family_of(node: ast.JoinedStr) -> str:
    """The f-string as it is written, whatever quotes stand in it."""
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else f"{{{ast.unparse(part.value)}}}"  # type: ignore[attr-defined]
        for part in node.values
    )


def pattern_of(family: str) -> str:
    """A regular expression for the ids that the f-string may be."""
    return re.sub(r"\\\{.*?\\\}", "[a-z0-9_-]+", re.escape(family))


@cache
def named_in_source() -> tuple[dict[str, str], dict[str, str]]:
    """The ids of texts in the source and the families, each with a place where it stands."""
    ids, families = {}, {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and called_name(node) in CALLS:
                place = f"{path.relative_to(SOURCE.parent)}:{node.lineno}"
                match node.args[0]:
                    case ast.Constant(value=str(text_id)):
                        ids[text_id] = place
                    case ast.JoinedStr() as joined:
                        families[family_of(joined)] = place
    return ids, families


def called_name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_hold_well_formed_messages_only(lang: Language) -> None:
    for file, entry in entries(lang):
        assert not isinstance(entry, ftl.Junk), f"{lang}/{file}: {entry.annotations[0].message}: {entry.content}"
        assert not isinstance(entry, ftl.Message) or entry.value, f"{lang}/{file}: {entry.id.name} says nothing"
    assert {file for file, _ in entries(lang)} == {file for file, _ in entries("en")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_used_twice(lang: Language) -> None:
    names = Counter(entry.id.name for _, entry in entries(lang) if isinstance(entry, ftl.Message | ftl.Term))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_refer_to_texts_of_their_own_file(lang: Language) -> None:
    files = {entry.id.name: file for file, entry in entries(lang) if isinstance(entry, ftl.Message)}
    for text_id, file in files.items():
        for other in References(messages(lang)[text_id]).messages:
            assert files.get(other) == file, f"{lang}/{file}: {text_id} refers to {other}"


def test_both_languages_say_the_same_things() -> None:
    assert messages("ru").keys() ^ messages("en").keys() == set()


def test_both_languages_use_the_same_variables() -> None:
    both = messages("ru").keys() & messages("en").keys()
    differing = {
        text_id
        for text_id in both
        if References(messages("ru")[text_id]).variables != References(messages("en")[text_id]).variables
    }
    assert differing == set()


# ---------------------------------------------------------------- words of games


def in_words_of_games(lang: Language = "en") -> dict[str, str]:
    """The texts that a game says otherwise, and which text each stands for."""
    named = set(named_in_source()[0]).union(*map(members, FAMILIES))
    return {
        text_id: usual
        for game in catalogue().games
        for text_id in messages(lang)
        if text_id.endswith(f"-{game}") and text_id not in named
        for usual in (text_id.removesuffix(f"-{game}"),)
    }


def test_a_game_says_otherwise_what_there_is_to_say() -> None:
    assert {"yaku-chinitsu-taiwanese": "yaku-chinitsu"}.items() <= in_words_of_games().items()
    assert {own for own, usual in in_words_of_games().items() if usual not in messages("en")} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_says_it_of_the_same_things(lang: Language) -> None:
    known = messages(lang)
    for own, usual in in_words_of_games(lang).items():
        assert References(known[own]).variables <= References(known[usual]).variables, own


def test_a_game_has_its_own_words() -> None:
    assert Texts("ru")("yaku-chinitsu") == "чин'ицу"
    assert Texts("ru", "taiwanese")("yaku-chinitsu") == "чистая масть"
    assert Texts("ru").of("sichuan")("yaku-chinitsu") == "полное изобилие"
    assert Texts("ru", "taiwanese")("yaku-pinfu") == Texts("ru")("yaku-pinfu"), "not said otherwise"


def test_an_error_is_said_in_the_words_of_its_game() -> None:
    error = SayableError("two tiles", TextId("win-one-tile"), text="12m")
    assert error.message("ru") == "выигрышный тайл один, а здесь «12m»."
    error.game = "taiwanese"
    assert error.message("ru") == "победная кость одна, а здесь «12m»."


# ---------------------------------------------------------------- families


class Ids(Texts):
    """Says the id of a text instead of the text."""

    def __call__(self, text_id: str, /, **_arguments: str | int | float) -> str:
        return text_id


def waits() -> Iterable[str]:
    return (wait.name.lower() for wait in Wait)


def built_options() -> Iterable[str]:
    return (option.id for option in catalogue().options.values() if option.state == "done")


def meanings_of_values() -> Iterable[str]:
    for option in built_options():
        for meaning in meanings(catalogue().options[option], Ids("en")):
            yield meaning.means.removeprefix("option-")


def near_misses() -> Iterable[str]:
    return (near.under for element in elements().values() for near in element.near if near.under)


def lists_without_bounds() -> Iterable[str]:
    return {*get_args(ListForm.__annotations__["of"])} - {"number", "words"}


def fu_of_no_block() -> Iterable[str]:
    return (item.replace("_", "-") for item in FU_ITEMS if item not in ("pair", "set"))


def straight_places() -> Iterable[str]:
    """Fields of the plan that a sheet may set."""
    for place in PLACES:
        field = ".".join(place.split(".")[:2])
        if field not in said_by_options() or field in ALSO_STRAIGHT:
            yield place


def figures_of_games() -> Iterable[str]:
    """What is told of players, tiles and hands; a mere number needs no words."""
    for game in catalogue().games.values():
        if game.state == "done" and game.kind != "not_a_game":
            yield from (f"{game.id}-tiles", f"{game.id}-hand")
            if f"game-{game.id}-players" in messages("en"):
                yield f"{game.id}-players"


def notes_of_what_is_built() -> Iterable[str]:
    """The catalogue has notes only of the rest."""
    for entry in catalogue():
        if f"note-{entry.kind_of_entry}-{entry.id}" in messages("en") and entry.state == "done":
            yield f"{entry.kind_of_entry}-{entry.id}"


def names_in_games() -> Iterable[str]:
    """Of options that hold in a game of its own; not all have a name of riichi."""
    for game in (name for name in presets() if load(name).basis is None and name != "riichi"):
        yield from (
            f"{name}-in-{game}" for name in in_force(load(game)) if f"option-{name}-in-{game}" in messages("en")
        )


def special_dragons() -> Iterable[str]:
    return (dragons for dragons in Dragons if dragons is not Dragons.PLAIN)


Members = Callable[[], Iterable[str]]
SPOKEN: Final = [Verb(word.number) for word in WORDS.values() if word.said != "ruling"]
NAMING_TILES: Final = [Verb(word.number) for word in WORDS.values() if word.tiles or word.number == Verb.OPEN_KAN]
FAMILIES: Final[dict[str, Members]] = {
    "count-kinds-{game}": lambda: GAMES,
    "count-tiles-{game}": lambda: GAMES,
    "fact-{fact}": facts,
    "fact-{fact}-not": lambda: (*facts(), PATTERN, COMPANY),
    "game-{game}": lambda: catalogue().games,
    "game-{self.id}": lambda: catalogue().games,
    "game-{self.id}-{what}": figures_of_games,
    "group-{group}": lambda: (group for entry in catalogue() for group in groups_of(entry)),
    "lab-figure-{figure.id}": lambda: (figure.id for figure in FIGURES),
    "ledger-account-{self.name.lower()}": lambda: (account.name.lower() for account in TableAccount),
    "ledger-{self}": lambda: Reason,
    "lesson-box-{name}": lambda: BOX,
    "lesson-section-{name}": lambda: SECTIONS,
    "note-{self.kind_of_entry}-{self.id}": notes_of_what_is_built,
    "option-{self.id}-text": built_options,
    "option-{option.id}-in-{texts.game}": names_in_games,
    "option-{option.id}-{'-'.join(meaning.path)}": meanings_of_values,
    "option-{self.id}": lambda: catalogue().options,
    "part-{key}": lambda: (place.replace(".", "-") for place in straight_places()),
    "part-{key}-{NONE}": lambda: (f"{place.replace('.', '-')}-none" for place in EMPTY),
    "part-{key}-{value}": lambda: (
        f"{place.replace('.', '-')}-{word}" for place in straight_places() for word in words_of(place)
    ),
    "refusal-{self.kind}": lambda: REFUSALS,
    "rules-base-{entry.id}": BASE_RULES.values,
    "rules-column-{column}": lambda: ("kind", "id", "name", "state"),
    "rules-form-list-{form.of}": lists_without_bounds,
    "rules-header-{_header_kind(word)}": lambda: map(_header_kind, Header.__struct_fields__),
    "rules-kind-{entry.kind_of_entry}": lambda: KINDS,
    "rules-kinds-{kind}": lambda: KINDS,
    "rules-not-built-{purpose}": lambda: get_args(Purpose),
    "rules-relates-{relation.kind}": lambda: RELATIONS,
    "rules-relation-{relation.kind}": lambda: (kind for kind in RELATIONS if kind != "withdraws"),  # never refused
    "rules-state-{entry.state}": lambda: STATES,
    "server-action-{name}": lambda: (verb.name.lower().replace("_", "-") for verb in Verb if verb in SPOKEN),
    "server-action-{name}-tiles": lambda: (
        verb.name.lower().replace("_", "-")
        for verb in Verb
        if verb in NAMING_TILES  # no word that a test has taught
    ),
    "server-error-{kind}": lambda: STATUS,
    "rules-state-{state}": lambda: STATES,
    "score-fu-{item.replace('_', '-')}": fu_of_no_block,
    "score-fu-{shape}-{'closed' if closed else 'open'}": lambda: (
        f"{shape}-{how}" for shape in ("kan", "triplet") for how in ("closed", "open")
    ),
    "train-dragons-{stage.dragons}": special_dragons,
    "train-dragons-{stage.dragons}-each": special_dragons,
    "verify-part-{part}": lambda: PARTS,
    "verify-state-{state}": lambda: get_args(State),
    "wait-chinese-{name}": waits,
    "wait-riichi-{name}": waits,
    "yaku-{name}": lambda: get_args(Flag),
    "yaku-{near.under}": near_misses,
    "yaku-{self.id}": lambda: {*catalogue().elements, *elements()},
    "yaku-{self.id}-because": lambda: (name for name, element in elements().items() if any(element.patterns)),
    "yaku-{self.id}-text": lambda: {*elements(), *(one.id for one in catalogue().elements.values() if one.told)},
}
"""The f-strings of the source, and what stands in each for its braces (for all of them, up to the last)."""


@cache
def members(family: str) -> frozenset[str]:
    """The ids of the texts of a family."""
    before, after = family[: family.index("{")], family[family.rindex("}") + 1 :]
    return frozenset(before + member + after for member in FAMILIES[family]())


def test_every_family_of_texts_is_known() -> None:
    _, families = named_in_source()
    assert {family: place for family, place in families.items() if family not in FAMILIES} == {}
    assert FAMILIES.keys() - families.keys() == set()


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_exactly_its_members(family: str) -> None:
    assert members(family), "the family is empty"
    named = set(named_in_source()[0]).union(*map(members, FAMILIES))
    for lang in LANGUAGES:
        assert members(family) - messages(lang).keys() == set(), "these have no text"
        of_family = {text_id for text_id in messages(lang) if re.fullmatch(pattern_of(family), text_id)}
        assert of_family - named - in_words_of_games(lang).keys() == set(), "these belong to nothing"


def test_every_id_in_the_source_has_a_text() -> None:
    ids, _ = named_in_source()
    assert {text_id: place for text_id, place in ids.items() if text_id not in messages("en")} == {}


def test_every_text_is_used() -> None:
    referenced = {other for message in messages("en").values() for other in References(message).messages}
    named = set(named_in_source()[0]).union(*map(members, FAMILIES))
    otherwise = {own for own, usual in in_words_of_games().items() if usual in named}
    assert messages("en").keys() - referenced - japanese_names().keys() - named - otherwise == set()


def test_every_japanese_name_belongs_to_a_text() -> None:
    assert japanese_names().keys() - messages("en").keys() == set()


@cache
def word_list() -> dict[str, dict[str, Any]]:
    if not WORD_LIST.exists():
        pytest.skip(f"the word list {WORD_LIST} is not there")
    return {entry["id"]: entry for entry in yaml.load(WORD_LIST.read_text("utf-8"), yaml.CSafeLoader)}


NAMED_SINCE: Final = {
    **{
        f"tile-{rank}{suit}-{game}": f"{rank} {(one if rank == 1 else many)}"
        for suit, one, many in (("m", "character", "characters"), ("p", "dot", "dots"), ("s", "bamboo", "bamboo"))
        for rank in range(1, 10)
        for game in ("sichuan", "taiwanese")
    },
    "game-arushiaru": "Arushiaru, classical “22” mahjong",
    "game-chagara_mahjong": "Chagara: one dealer",
    "game-foresight_mahjong": "Foresight: first wall tiles are face up",
    "game-hidden_pond_mahjong": "Hidden discards (go inkyo)",
    "game-jirai_mahjong": "Land-mine mahjong, secretly forbidden yaku",
    "game-not_four_players": "Tables of more or fewer than four players",
    "game-paifu": "Match record (paifu)",
    "game-ponjan": "Ponjan, children’s game",
    "game-radon": "Radon: dora cost han",
    "game-sanma_excluded_tiles": "Three players, tiles excluded at random",
    "seat-discarder": "discarder",
    "state-tenpai-sichuan": "ready",
    "state-tenpai-taiwanese": "ready",
    "yaku-chinitsu-taiwanese": "Full flush",
    "yaku-kanto_black_five": "Black 5 man",
    "yaku-kunto_okurikan": "Kunto: undeclared four of a kind without riichi",
    "yaku-majan100_closed_block": "Majan 100: closed set or pair",
    "yaku-no_honours_river": "No honours in hand and discards",
    "yaku-okurikan_payments": "Payments for undeclared fours of a kind",
    "yaku-permanent_dora": "Permanent dora",
    "yaku-rengo_composite_pair": "Composite kan as the pair",
    "yaku-rengo_kan_yakuman_dragons": "Three dragon kans with a season triplet",
    "yaku-rengo_kan_yakuman_winds": "Four wind kans with substitutes",
    "yaku-risu_kan": "Squirrel: kan",
    "yaku-risu_okurikan": "Squirrel: undeclared four of a kind is chombo",
    "yaku-sc_cost_table": "Value of a hand",
    "yaku-sc_forbidden_set": "Declared set of the void suit",
    "yaku-sc_forbidden_suit": "Void suit left in the hand",
    "yaku-sc_not_waiting": "Not ready at an empty wall",
    "yaku-sc_pay_closed_kong": "Concealed kong payment",
    "yaku-sc_pay_open_kong": "Exposed kong payment",
    "yaku-tw_concealed_kong": "Concealed kong",
    "yaku-tw_dealer_streak": "Dealer streak supplement",
    "yaku-tw_false_closed_kong": "Fraudulent concealed kong",
    "yaku-tw_open_hand": "Exposed hand",
    "yaku-tw_open_kong": "Exposed kong",
    "yaku-tw_valuable_wait": "Single wait",
    "yaku-kyoto_yakuman": "Kyoto: every yakuman is 15 han",
    "yaku-nikoniko_sanankou": "Niko-niko with sanankou",
}
"""English names that players know better than those of the word list."""

CORRECTED: Final = {
    **{
        f"tile-{rank}{suit}-{game}": f"{rank} {one if rank == 1 else few if rank < 5 else many}"
        for suit, one, few, many in (
            ("m", "символ", "символа", "символов"),
            ("p", "точка", "точки", "точек"),
            ("s", "бамбук", "бамбука", "бамбуков"),
        )
        for rank in range(1, 10)
        for game in ("taiwanese", "sichuan")
    },
    "game-chagara_mahjong": "Чагара: до первой смены дилера",
    "yaku-rinshan-sichuan": "маджонг на замене",
    "yaku-fill_two_ranks": "два номинала",
    "option-tile_exchange": "Обмен тайлами до первого хода",
    "option-minimum_han": "Минимум ханов для победы",
    "option-kazoe_yakuman": "Казоэ якуман: якуман по сумме ханов",
    "option-kiriage_mangan": "Кириаге манган: 7700 и 11 600 как манган",
    "option-knitted_runs": "Переплетённые щунцу (тейцу)",
    "option-honour_runs": "Щунцу из ветров или драконов",
    "option-wrap_around_runs": "Щунцу через девятку: 8-9-1, 9-1-2",
    "option-long_pinfu": "Пинфу из трёх длинных щунцу",
    "option-shuugi_limits": "Жетоны за лимитные руки",
    "game-sanma_108": "Риичи-маджонг на троих (108 тайлов)",
    "option-ankan_after_riichi_any_tile": "Кан после риичи не только со взятым тайлом",
    "option-chankan_on_ankan": "Ограбление закрытого кана",
    "option-chi_discard_ban": "Какие тайлы нельзя сбросить сразу после чи",
    "option-false_win_allowed": "Ложную победу можно объявить, но за неё наказывают",
    "option-final_score_rounding": "Округление финального счёта",
    "option-gari_at_deal_count": "Сколько тайлов гари пришло с раздачи («число ударов»)",
    "option-instant_event_interrupt": "Риичи прерывает круг (кацузен)",
    "option-inherited_honba": "Унаследованные хонбы считаются в порогах ренчанов",
    "option-knocked_over_tiles": "Штраф за опрокинутые тайлы",
    "option-luck_yaku": "Какие «яку за удачу» считаются",
    "option-multiple_ron_sticks": "Ставки по риичи и хонбы при нескольких ронах",
    "option-noten_riichi_penalty": "Штраф за нотен-риичи",
    "option-optional_yaku": "Дополнительные яку по одному",
    "option-renchan": "Когда бывает ренчан",
    "option-renchan_exceptions": "Какие ренчаны не играют",
    "option-riichi_min_live_tiles": "Сколько тайлов должно остаться в стене для риичи",
    "option-riichi_sticks_at_end": "Кому достаются ставки по риичи в конце игры",
    "option-ryuuiisou_hatsu": "Зелёный дракон в рюисо",
    "option-score_record": "Как записывают очки",
    "option-shown_tile_penalty": "Штрафы за показанные тайлы",
    "option-table_flip_penalty": "Штраф за опрокинутый стол",
    "option-table_sweep_penalty": "Штраф за смешанные тайлы",
    "option-valuable_pairs": "Ценные пары повышают цену читойцу",
    "option-voted_yaku_values": "Цены яку, поднятые голосованием",
    "option-wrong_call_penalty": "Штраф за неправильное объявление сета",
    "option-zorome_dora": "Дубль на кубиках открывает ещё одну дору (зороме)",
    "yaku-kita_dora": "кита дора",
    "game-first_all_japan": "Первый всеяпонский турнир",
    "option-arisu": "Арису: за открытый тайл платят победителю с закрытой рукой",
    "option-early_draw": "Взятие тайла, пока не истекло время на объявления",
    "option-draw_end": "С какого конца стены берут тайл в свой ход",
    "option-minimum_rises_by_round": "Минимум растёт с каждым раундом",
    "option-shuugi_lined_up_pond": "Жетон за три одинаковых тайла подряд в сбросе",
    "option-deal_passes_only_if_south_tenpai": "Дилерство переходит, только если дилер не в темпае, а юг в темпае",
    "option-kuikae": "Куикаэ: сброс тайла, который подходит к объявленному сету",
    "option-no_calls_on_last_tile": "На последний сброс можно объявить только рон",
    "option-renchan_all_noten": "Ренчан, когда в темпае никто",
    "option-sc_wait_on_own_four": "Ожидание кости, все четыре экземпляра которой в своей руке",
    "option-call_priority": "Старшинство объявлений: пон и кан против чи",
    "option-deposits_to_dealer_on_draw": "При ничьей ставки забирает дилер",
    "option-first_go_around_half_pay": "За цумо на первом круге платят половину",
    "option-fu_double_wind_pair": "Фу за пару двойного ветра",
    "option-gari_double": "Тайл гари в индикаторе удваивает выплату",
    "option-gari_triple": "Красная пятёрка в индикаторе утраивает выплату",
    "option-kan_on_last_tile": "Кан с последним тайлом стены",
    "option-kuipinfu": "Открытое пинфу (куипинфу)",
    "option-lower_first_replacement_tile": "Первый тайл замены опускают со стопки",
    "option-markers_removed": "Указатели раунда и места можно убрать",
    "option-preset_hakurei_jinja": "«Храм Хакурей»: красный дракон – всегда дора",
    "option-start_target_points": "Стартовые и целевые очки",
    "option-suukan_sanra_timing": "Момент пересдачи после четырёх канов",
    "option-super_sets": "Сеты из 5–8 одинаковых тайлов",
    "option-tw_river_count": "Какие сносы считаются для ранней победы",
    "option-yakuman_without_target_prize": "Премия за якуман, если не набраны целевые очки",
}
"""What the vocabulary of a game calls otherwise than the word list, which is older (vocabulary_ru.toml)."""


def without_marks(said: str) -> str:
    """With usual spaces."""
    return said.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_spelled_as_in_the_word_list(lang: Language) -> None:
    """The English name of an option is a heading, and worded as one."""
    texts = Texts(lang)
    said = {text_id: without_marks(texts(text_id)) for text_id in messages(lang).keys() & word_list().keys()}
    listed = {text_id: word_list()[text_id][lang] for text_id in said}
    if lang == "en":
        listed |= NAMED_SINCE | {text_id: name for text_id, name in said.items() if text_id.startswith("option-")}
    else:
        listed |= CORRECTED
    assert said == listed


def test_japanese_names_are_those_of_the_word_list() -> None:
    listed = {text_id for text_id in japanese_names() if "romaji" in word_list().get(text_id, {})}
    assert {text_id: japanese_names()[text_id] for text_id in listed} == {
        text_id: (word_list()[text_id]["ja"], word_list()[text_id]["romaji"]) for text_id in listed
    }


def test_a_thing_has_a_name_in_three_languages() -> None:
    assert Texts("en")("tile-1z") == "East wind"
    assert Texts("ru")("tile-1z") == "восточный ветер"
    assert japanese("tile-1z") == ("東", "ton")
    assert japanese("cli-about") is None


def test_an_argument_stands_in_its_place_without_isolation_marks() -> None:
    assert Texts("ru")("cli-no-such-option", option="--foo") == "нет параметра --foo."


def test_a_missing_text_or_argument_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match="there is no text 'no-such-text' in ru"):
        Texts("ru")("no-such-text")
    with pytest.raises(LookupError, match=r"'cli-no-such-option' in en cannot be said: .*option"):
        Texts("en")("cli-no-such-option")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "", "LC_ALL": "ru"}, "ru"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "run"}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], expected: Language) -> None:
    assert language(None, environment) == expected


def test_the_language_asked_for_comes_first() -> None:
    assert language("ru", {"LANG": "en_GB.UTF-8"}) == "ru"
    with pytest.raises(SayableError, match="there is no language 'klingon'; choose one of: en, ru") as caught:
        language("klingon", {})
    assert caught.value.message("ru") == "нет языка «klingon»; выберите один из: en, ru."


def test_a_sayable_error_is_a_value_error_with_a_text() -> None:
    error = SayableError("no option", TextId("cli-no-such-option"), option="-x")
    assert isinstance(error, ValueError)
    assert (str(error), error.message("ru")) == ("no option", "нет параметра -x.")


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_plain_texts_are_said_as_fluent_says_them(spoken: Language) -> None:
    plain = 0
    for text_id in _sources(spoken):
        parts = _plain_parts(spoken, text_id)
        if parts is not None:
            told = {name: f"<{name}>" for _, name in parts if name is not None}
            bundle = _bundle_with(spoken, text_id)
            pattern = bundle.get_message(text_id).value
            assert pattern is not None
            assert Texts(spoken)(text_id, **told) == str(bundle.format_pattern(pattern, told)[0])
            plain += 1
    assert plain > 500


def test_a_plain_text_needs_its_arguments() -> None:
    with pytest.raises(LookupError, match="cannot be said"):
        Texts("en")("event-draws-replacement")


def test_a_hand_without_limits_is_told_to_the_last_point() -> None:
    base = 160 * 2**83  # aotenjou: suuankou tanki, daisuushii, tsuuiisou and suukantsu are 81 han
    said = Texts("en")("score-value", han=81, fu=160, base=base, points=6 * base)
    assert said == f"81 han 160 fu: base {base}, worth {6 * base}"
