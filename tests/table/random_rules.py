"""Rule sets at random: a playable preset and some flips; and a covering array of the options of the table.

Everything comes from the catalogue when it is asked for: an option that is built tomorrow is flipped tomorrow. A sheet
that contradicts itself is refused by the validator, which is right and is counted; what it lets pass must be playable.
Riichi of four players is one thing; every other game, with a few flips of its own, is asked for by name (`games`).
"""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from jantaku.rules import NotBuilt, Option, RuleSet, RuleSetError, Value, catalogue, load, presets, read, require_built
from jantaku.rules.entries import SCORING_PARTS
from jantaku.rules.overlaps import SHORTHANDS
from jantaku.rules.values import Form, Forms, ListForm, NumberForm, WrongValue, written

MOST_FLIPS: Final = 8
MOST_GAME_FLIPS: Final = 4
FEW_NUMBERS: Final = 9
"""A range of so many numbers is used whole."""
ROOT: Final = "riichi"
HEAD: Final = 2
"""Lines of a sheet before its flips."""
SOME_TILES: Final = ("4z", "1m", "9m", "5p", "1f", "5f")
"""For a list of tiles that are set aside."""


class Flip(NamedTuple):
    """An option and its value as a sheet has it."""

    option: str
    value: str

    def __str__(self) -> str:
        return f"{self.option} = {self.value}"


Flips = tuple[Flip, ...]


def sheet(preset: str, flips: Sequence[Flip]) -> str:
    """The rule set as somebody would write it."""
    return "".join(f"{line}\n" for line in ('id = "at_random"', f'extends = "{preset}"', *flips))


@lru_cache(maxsize=64)
def rules_of(preset: str, flips: Flips) -> RuleSet:
    """The rule set, checked and playable; or `RuleSetError`, or `NotBuilt`."""
    rules = read(sheet(preset, flips))
    require_built(rules, "playing")
    return rules


@cache
def playable_presets() -> tuple[str, ...]:
    """The presets of riichi of which everything is built."""
    return tuple(name for name in _played() if load(name).plan.game == ROOT)


@cache
def games() -> tuple[str, ...]:
    """The presets of all other games of which everything is built: those of three players, and more."""
    return tuple(name for name in _played() if load(name).plan.game != ROOT)


@cache
def _played() -> tuple[str, ...]:
    return tuple(name for name in presets() if not load(name).unbuilt_for("playing"))


# ---------------------------------------------------------------- options and their values


@cache
def built_options() -> tuple[Option, ...]:
    """Every option that the program obeys, if it leaves a choice."""
    return tuple(
        option for option in catalogue().options.values() if option.state == "done" and len(choices(option.id)) > 1
    )


@cache
def table_options() -> tuple[Option, ...]:
    """Those of riichi that the table looks at, and not only who prices a hand or settles a match."""
    return tuple(option for option in riichi_options() if _at_table(option))


@cache
def riichi_options() -> tuple[Option, ...]:
    """Those that are not another game's."""
    return tuple(option for option in built_options() if not option.games or ROOT in option.games)


@cache
def game_options() -> tuple[Option, ...]:
    """Those that other games have and riichi does not."""
    return tuple(option for option in built_options() if option.games and ROOT not in option.games)


def _at_table(option: Option) -> bool:
    return option.matters_to == ("playing",) or bool({*option.parts} - SCORING_PARTS - {"settlement"})


@cache
def choices(name: str) -> tuple[Value, ...]:
    """Some values that stand for all that may be written: every word, and of numbers and lists a few."""
    option = catalogue().options[name]
    rng = random.Random(name)
    found = [
        *_words(option.words),
        *_numbers(option),
        *(_list_values(option.array, option, rng) if option.array else ()),
    ]
    found += [_fields(option, rng) for _ in range(2)] if option.table else []
    found += _codes(option)
    good = (value for raw in found if (value := _canonical(option, raw)) is not None)
    return tuple(dict.fromkeys(good))


def random_value(name: str, rng: random.Random) -> Value:
    """A value of this option; of lists and tables there are more than `choices` has."""
    option = catalogue().options[name]
    if option.array is not None and rng.random() < 0.5:
        value = _canonical(option, _some_list(option.array, option.default, rng))
        if value is not None:
            return value
    if option.table is not None and rng.random() < 0.3:
        value = _canonical(option, _fields(option, rng))
        if value is not None:
            return value
    return rng.choice(choices(name))


def _canonical(option: Option, raw: object) -> Value | None:
    """The value, if it is one and is obeyed."""
    try:
        value = option.canonical(raw)
    except WrongValue:
        return None
    return value if option.is_built(value) else None


def _words(words: Sequence[str] | Mapping[str, str]) -> list[int | str]:
    return [int(word) if word.isdecimal() else word for word in words]


def _numbers(option: Option) -> list[int]:
    form = option.number
    if form is None:
        return []
    high = form.high if form.built_to is None else form.built_to
    if (high - form.low) // form.step < FEW_NUMBERS:
        return list(range(form.low, high + 1, form.step))
    usual = option.default if isinstance(option.default, int) else form.low
    near = (form.low, form.low + form.step, usual, usual + form.step, usual * 2, usual * 5)
    return [number for number in near if form.admits(number) and number <= high]


def _list_values(form: ListForm, option: Option, rng: random.Random) -> list[object]:
    if form.of == "words" and len(form.words) <= 2:
        return [list(some) for size in (1, 2) for some in combinations(form.words, size)]
    return [list(option.default) if isinstance(option.default, tuple) else []] + [
        _some_list(form, option.default, rng) for _ in range(2)
    ]


def _some_list(form: ListForm, usual: object, rng: random.Random) -> list[object]:
    """A list of the right size: words and elements at random, numbers like the usual ones."""
    least, most = form.sizes
    if form.of == "number":
        if not isinstance(usual, tuple):
            size = rng.randint(least, most)
            return [_like(form.low, form, rng) for _ in range(size)]
        return [_like(int(number), form, rng) for number in usual]
    known: Sequence[str] = form.built or tuple(form.words)
    if form.of == "elements":
        known = _elements_like(usual)
    if form.of == "tiles" and not known:
        known = ("1m", "5p", "6s", "2z", "5z", "7z")
    if form.ordered:
        return [rng.choice(known) for _ in range(rng.randint(max(least, 1), min(most, 4)))]
    return rng.sample(known, rng.randint(least, min(most, len(known), 4)))


def _like(number: int, form: Form, rng: random.Random) -> int:
    """The number, or another of its size."""
    step = form.step
    others = [number, number + step, number - step, number * 2 // step * step, number // 2 // step * step, form.low]
    good = [other for other in others if form.admits(other) and (other or not number or rng.random() < 0.2)]
    return rng.choice(good or [number])


def _elements_like(usual: object) -> tuple[str, ...]:
    """Elements for a list: what is built and has a price; where a list is usually empty, any of them."""
    elements = catalogue().elements.values()
    kinds = {"yakuman"} if usual != () else {element.kind for element in elements}
    return tuple(
        element.id
        for element in elements
        if element.state == "done" and element.price is not None and element.kind in kinds
        if not element.option and not element.place
    )


def _fields(option: Option, rng: random.Random) -> dict[str, object]:
    assert option.table is not None
    fields: dict[str, object] = {}
    for name, field in option.table.fields.items():
        forms = field.forms
        if rng.random() < 0.4:
            continue
        value = _of_forms(forms, field.unbuilt, field.default, rng)
        if value is not None:
            fields[name] = value
    return fields


def _of_forms(forms: Forms, unbuilt: Sequence[str], usual: object, rng: random.Random) -> object:
    if forms.array is not None and forms.array.of in ("words", "tiles") and (not forms.words or rng.random() < 0.5):
        known: Sequence[str] = tuple(forms.array.words) if forms.array.of == "words" else SOME_TILES
        least, most = forms.array.sizes
        return rng.sample(known, rng.randint(least, min(most, len(known), 4)))
    if forms.words:
        return rng.choice([word for word in _words(forms.words) if word not in unbuilt])
    if isinstance(forms.number, NumberForm):
        return rng.randint(forms.number.low, min(forms.number.high, forms.number.low + 3))
    if forms.array is not None:  # an uma: as many numbers as there are players
        return [_like(number, forms.array, rng) for number in (20, 10, -10, -20)]
    return usual


def _codes(option: Option) -> Iterator[str]:
    """The example with other times and another letter."""
    if option.code is None:
        return
    one, other, letter, *rest = option.code.example.split(" / ")
    for mode in dict.fromkeys((letter, *"abcd")):
        yield " / ".join((one, other, mode))
    yield " / ".join((one, one, letter, *rest))


# ---------------------------------------------------------------- a preset and some flips


class Drawn(NamedTuple):
    """A rule set that was drawn, and how many before it were refused, and for what."""

    preset: str
    flips: Flips
    contradictions: int
    unbuilt: int


def random_rules(rng: random.Random) -> Drawn:
    """A playable preset of riichi with 1 to 8 flips; most of them concern the table."""
    return _drawn(lambda: rng.choice(playable_presets()), lambda parent: _random_flips(parent, rng))


def random_rules_of(game: str, rng: random.Random) -> Drawn:
    """This preset with 0 to 4 flips; many of them are of the game's own options."""
    return _drawn(lambda: game, lambda parent: _random_game_flips(parent, rng))


def _drawn(preset_of: Callable[[], str], flips_of: Callable[[RuleSet], Flips]) -> Drawn:
    """Draw until the rules are accepted."""
    contradictions = unbuilt = 0
    while True:
        preset = preset_of()
        flips = flips_of(load(preset))
        try:
            rules_of(preset, flips)
        except RuleSetError:
            contradictions += 1
        except NotBuilt:
            unbuilt += 1
        else:
            return Drawn(preset, flips, contradictions, unbuilt)


def _random_flips(parent: RuleSet, rng: random.Random) -> Flips:
    flips: dict[str, Flip] = {}
    for _ in range(rng.randint(1, MOST_FLIPS)):
        option = rng.choice(table_options() if rng.random() < 0.7 else riichi_options()).id
        _flip(option, parent, rng, flips)
    return tuple(flips.values())


def _random_game_flips(parent: RuleSet, rng: random.Random) -> Flips:
    flips: dict[str, Flip] = {}
    own = [option for option in game_options() if catalogue().has(parent.game, option.id)]
    if parent.game in PARTS_OF_GAME:
        own = [option for option in own if parent.game in option.games]
    of_game = [option for option in own for _ in range(4 if option.table else 1)]  # a table says much
    pools = [pool for pool in (of_game, of_game, table_options(), riichi_options()) if pool]
    part_choices = PARTS_OF_GAME.get(parent.game, PART_CHOICES)
    for _ in range(rng.randint(0, MOST_GAME_FLIPS)):
        if rng.random() < 0.3:
            place = rng.choice([*part_choices])
            flips[place] = Flip(f"parts.{place}", rng.choice(part_choices[place]))
        else:
            _flip(rng.choice(rng.choice(pools)).id, parent, rng, flips)
    return tuple(flips.values())


PART_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "wall.replacements": ("4", "8"),
    "wall.dice": ("1", "2"),
    "exclusion.kinds": ("7", "9"),
    "exclusion.replace_from": ('"live_end"',),
    "riichi.open_hand": ("true",),
    "riichi.open_is_last": ("true",),
    "riichi.open_in_furiten": ("true",),
    "riichi.furiten_must_win": ("true",),
    "furiten.own_pond": ("false",),
    "furiten.tsumo_too": ("true",),
    "calls.most_runs": ("1", "2"),
    "calls.verbs": ('["chi", "kan", "pon"]', '["kan", "pon"]', '["pon"]'),
    "dora.source": ('"dead_wall"', '"after_win"', '"winning_tile"'),
    "dealer.later_stays_after": ('["draw", "win"]', '["all_noten"]'),
    "length.deals": ("5", "9"),
    "admission.free_dealer_from_honba": ("2",),
    "payments.noten_to": ('"table"',),
    "payments.draw_stake": ("1000",),
    "payments.draw_stakes_most": ("3",),
    "payments.tsumo_split": ('"halves"', '"thousands"'),
    "payments.thousands_from": ("2000",),
    "payments.dealer_extra": ("500",),
    "payments.ura_chips_from": ("3000",),
    "payments.own_share_times": ("2",),
    "payments.too_many_tiles": ('"chombo"',),
    "settlement.oka_shared": ("true",),
    "draws.shown": ('"all_riichi"',),
    "seats.round_counts": ("false",),
    "seats.seat_counts": ("false",),
}
"""Values for what a sheet says straight (`[parts]`), where no option says it; who has built the own game may write
them."""
PARTS_OF_GAME: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "sichuan": {
        "length.deals": ("1", "3", "6"),
        "kans.pays": ("[0, 0, 0, 0]", "[1, 3, 2, 1]"),
        "void.fine": ("0", "24"),
        "void.chosen": ("false",),
        "winners.until": ("2", "3"),
        "payments.false_win": ("4",),
        "payments.shares.tsumo_extra": ("[0, 0]", "[2, 2]"),
        "furiten.missed": ('"free"', '"bars"'),
        "calls.least_live": ("1",),
        "calls.verbs": ('["pon"]', '["chi", "kan", "pon"]'),
        "wall.stacks_by": ('"sum"',),
    },
    "taiwanese": {
        "length.deals": ("3", "6"),
        "length.keeps_rounds": ("false",),
        "payments.dealer_extra": ("0", "2"),
        "payments.dealer_extra_honba": ("0", "1"),
        "payments.pao_fresh_live": ("0", "30"),
        "payments.false_win": ("3",),
        "payments.false_kan": ("4",),
        "furiten.own_pond": ("true",),
        "calls.least_live": ("0", "5"),
        "calls.most_runs": ("1", "2"),
        "wall.replace_from": ('"live_end"', '"next"'),
    },
}
"""The same for games that have little in common with riichi."""


def _flip(option: str, parent: RuleSet, rng: random.Random, flips: dict[str, Flip]) -> None:
    value = random_value(option, rng)
    if value != parent.values[option]:
        flips[option] = Flip(option, written(value))


# ---------------------------------------------------------------- every two values together

Item = tuple[str, Value]
Pair = frozenset[Item]


class CoveringArray(NamedTuple):
    """Rows of flips in which every two values that can meet do meet, and the pairs that cannot."""

    rows: tuple[Flips, ...]
    covered: int
    impossible: frozenset[Pair]


def met_by_themselves() -> Sequence[Option]:
    """Options of the table but for short names of several others: what those stand for meets by itself."""
    short = {one.option for one in SHORTHANDS}
    return [option for option in table_options() if option.id not in short]


@cache
def covering_array() -> CoveringArray:
    """Made greedily, always the same: each row begins with a pair that has not met and takes on what adds most."""
    rows = _Rows({option.id: choices(option.id) for option in met_by_themselves()})
    made: list[Flips] = []
    number = rows.left
    while (pair := rows.next_pair()) is not None:
        flips, met = rows.around(*pair)
        if not rows.has(met, pair):  # the two with no more than they need, then
            flips, met = rows.allowed(rows.needed(pair), pair)
        if rows.has(met, pair):
            made.append(flips)
            rows.meet(met)
        else:
            rows.give_up(*pair)
    impossible = frozenset(rows.impossible())
    return CoveringArray(tuple(made), number - len(impossible), impossible)


Number = int
"""Of an item."""
Numbers = int
"""Items as bits."""


class _Rows:
    """Rows of an array in the making: the pairs that have not met yet, and those that were seen to quarrel."""

    def __init__(self, values: Mapping[str, tuple[Value, ...]]) -> None:
        self.values = values
        self.rng = random.Random("covering array")
        self.items: list[Item] = [(name, value) for name, several in values.items() for value in several]
        self.number: dict[Item, Number] = {item: number for number, item in enumerate(self.items)}
        everything = (1 << len(self.items)) - 1
        own = {name: sum(1 << self.number[name, value] for value in several) for name, several in values.items()}
        self.todo: list[Numbers] = [everything & ~own[name] for name, _ in self.items]
        """With which others each item has still to meet."""
        self.given_up: list[Numbers] = [0] * len(self.items)
        self.quarrels: list[Numbers] = [0] * len(self.items)
        self.needs: dict[Number, tuple[Item, ...]] = {}
        self.hopeless: set[Number] = set()
        """What contradicts the usual rules and wants more than one other value: it is only tried alone."""
        for number in range(len(self.items)):
            self.needs[number] = self._needs(number)

    @property
    def left(self) -> int:
        """How many pairs have not met."""
        return sum(others.bit_count() for others in self.todo) // 2

    def next_pair(self) -> tuple[Number, Number] | None:
        """The first pair that has not met."""
        number = next((number for number, others in enumerate(self.todo) if others), None)
        return None if number is None else (number, (self.todo[number] & -self.todo[number]).bit_length() - 1)

    @staticmethod
    def has(met: Numbers, pair: tuple[Number, Number]) -> bool:
        """Whether both are there."""
        return all(met >> number & 1 for number in pair)

    def meet(self, met: Numbers) -> None:
        """All these have met; also those that could not before a third value made it possible."""
        for number in _bits(met):
            self.todo[number] &= ~met
            self.given_up[number] &= ~met

    def give_up(self, one: Number, other: Number) -> None:
        """These two do not meet."""
        for first, second in ((one, other), (other, one)):
            self.todo[first] &= ~(1 << second)
            self.given_up[first] |= 1 << second

    def impossible(self) -> Iterator[Pair]:
        """The pairs that were given up."""
        for number, others in enumerate(self.given_up):
            yield from (frozenset((self.items[number], self.items[other])) for other in _bits(others) if other > number)

    # ------------------------------------------------------------ what a value needs

    def _needs(self, number: Number) -> tuple[Item, ...]:
        """Another value without which this one contradicts the usual rules."""
        item = self.items[number]
        try:
            rules_of(ROOT, _flips((item,)))
        except RuleSetError as error:
            told = {word for problem in error.problems for word in _words_of(problem.arguments.values())}
        except NotBuilt:
            return ()
        else:
            return ()
        for other in self.items:
            if other[0] in told and other[0] != item[0]:
                try:
                    rules_of(ROOT, _flips((item, other)))
                except (RuleSetError, NotBuilt):
                    continue
                return (other,)
        self.hopeless.add(number)
        return ()

    def needed(self, pair: tuple[Number, Number]) -> dict[str, Value]:
        """The two, and what they need beside them."""
        row = dict(self.items[number] for number in pair)
        for number in pair:
            for name, value in self.needs[number]:
                row.setdefault(name, value)
        return row

    # ------------------------------------------------------------ rows

    def around(self, *pair: Number) -> tuple[Flips, Numbers]:
        """A row with this pair in it."""
        one, other = pair
        if self.quarrels[one] >> other & 1 or not self.hopeless.isdisjoint(pair):
            return (), 0
        row = self.needed((one, other))
        there = self._bits_of(row)
        others = [name for name in self.values if name not in row]
        self.rng.shuffle(others)
        for name in others:
            if name in row:  # something needed it
                continue
            best, value = -1, None
            for some in self._any_order(name):
                gain = self._gain((name, some), row, there)
                if gain > best:
                    best, value = gain, some
            if value is not None:
                row[name] = value
                row.update(self.needs[self.number[name, value]])
                there = self._bits_of(row)
        return self.allowed(row, (one, other))

    def _any_order(self, name: str) -> list[Value]:
        return self.rng.sample(self.values[name], len(self.values[name]))

    def _bits_of(self, row: Mapping[str, Value]) -> Numbers:
        return sum(1 << self.number[item] for item in row.items() if item in self.number)

    def _gain(self, item: Item, row: Mapping[str, Value], there: Numbers) -> int:
        """How many pairs would meet for the first time; -1 where the item does not go with the row."""
        number = self.number[item]
        if self.quarrels[number] & there:
            return -1
        for name, value in self.needs[number]:
            if row.get(name, value) != value or self.quarrels[self.number[name, value]] & there:
                return -1
        return -1 if number in self.hopeless else (self.todo[number] & there).bit_count()

    def allowed(self, row: dict[str, Value], pair: tuple[Number, Number]) -> tuple[Flips, Numbers]:
        """The row without what contradicts the rest of it, and the items that are in force then."""
        usual = load(ROOT).values
        kept = {self.items[number][0] for number in pair}
        row = {name: value for name, value in row.items() if value != usual[name] or name in kept}
        while True:
            flips = _flips(row.items())
            try:
                rules = rules_of(ROOT, flips)
            except RuleSetError as error:
                dropped = self._blamed(error, row, kept)
                if not dropped:
                    return (), 0
                for name in dropped:
                    row.pop(name, None)
            except NotBuilt:
                return (), 0
            else:
                return flips, self._bits_of({name: rules.values[name] for name in self.values})

    def _blamed(self, error: RuleSetError, row: Mapping[str, Value], kept: set[str]) -> list[str]:
        """For each mistake one of the options that it names."""
        blamed: list[str] = []
        for problem in error.problems:
            told = _words_of(problem.arguments.values())
            named = dict.fromkeys(name for name in told if name in row) or _on_line(problem.line, row)
            for one, other in combinations([self.number[name, row[name]] for name in named], 2):
                self.quarrels[one] |= 1 << other
                self.quarrels[other] |= 1 << one
            free = [name for name in named if name not in kept]
            if free and not {*free}.intersection(blamed):
                blamed.append(free[-1])
        return blamed


def _bits(numbers: Numbers) -> Iterator[Number]:
    """The items, one after another."""
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers ^= lowest


def _flips(items: Iterable[Item]) -> Flips:
    return tuple(Flip(name, written(value)) for name, value in items)


def _words_of(said: Iterable[object]) -> list[str]:
    return " ".join(map(str, said)).replace("=", " ").replace(",", " ").split()


def _on_line(line: int, row: Mapping[str, Value]) -> dict[str, None]:
    """The option that stands on a line of the sheet; the first two lines are its head."""
    return dict.fromkeys([*row][line - HEAD - 1 : line - HEAD] if line > HEAD else ())
