"""Options that say the same thing twice: a list of aborts and a switch for each, a code and one of its parts; and short
names for what several others say together.

The word that was said last holds: where a sheet writes one of two such options, the other, which a parent wrote,
follows it in silence. A sheet that writes both, and differently, contradicts itself.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from jantaku.rules.entries import catalogue
from jantaku.rules.plan import ABORTED_RONS
from jantaku.rules.values import Fields, Value

Values = Mapping[str, Value]
OFF: Final = "off"

ABORTS: Final = {
    "four_kans": ("suukan_sanra", ("on", "three_players", "four_players")),
    "four_riichi": ("suucha_riichi", ("redeal",)),
    "four_winds": ("suufon_renda", ("on",)),
    "kyuushu_kyuuhai": ("kyuushu_kyuuhai", ("on", "until_two_declarations")),
    "triple_ron": ("triple_ron", ABORTED_RONS),
}
"""What abortive_draws lists: the option of each case, and the words by which it ends the deal, first the usual one."""
NORTH: Final = "4z"
NORTH_ASIDE: Final = "north"
"""The value of nuki_dora where North is set aside as most people play it."""
PRIORITIES: Final = {"a": "simultaneous_only", "b": "first_caller", "c": "simultaneous_only", "d": "seat_order"}
"""What the letter in the code of call_timeouts says of call_priority (001:2935)."""
BY_RANK: Final = "ron_pon_chi"
"""What it says where both times are one: all that is said in time is said in one moment, and rank decides."""
MOMENT: Final = "0.5"
"""What counts as one moment where nobody says otherwise (001:2933)."""


class Twins(NamedTuple):
    """Two options, whether they say the same, and what each has to be if the other has the last word."""

    one: str
    other: str
    agree: Callable[[Values], bool]
    one_follows: Callable[[Values], Value]
    other_follows: Callable[[Values], Value]
    linked: bool = False
    """What follows was then said as late as the other, so that a third may follow it in turn."""


class Shorthand(NamedTuple):
    """An option each word of which stands for values of several others."""

    option: str
    words: Mapping[str, Mapping[str, tuple[Value, ...]]]
    """By word, which values each of them has; the first is put where it has none of those."""
    otherwise: str = OFF
    """The word for anything else, which says nothing of them."""

    def told_by(self, values: Values) -> str:
        """The word that says what these values are."""
        return next(
            (
                word
                for word, told in self.words.items()
                if all(values[option] in allowed for option, allowed in told.items())
            ),
            self.otherwise,
        )


def settle(values: dict[str, Value], origin: dict[str, int]) -> Iterator[tuple[str, str]]:
    """Make the values agree; ``origin`` is the depth of the sheet that said each, also of what a word stands for.
    Yields what contradicts itself."""
    for short in SHORTHANDS:
        yield from _spell_out(short, values, origin)
    yield from _reconcile(values, origin)
    for short in SHORTHANDS:
        values[short.option] = short.told_by(values)


def _spell_out(short: Shorthand, values: dict[str, Value], origin: dict[str, int]) -> Iterator[tuple[str, str]]:
    """Put what the word stands for, unless it was said since. A word for nothing takes back what parents have said."""
    word, said = str(values[short.option]), origin[short.option]
    told = short.words.get(word)
    if told is None:
        before = short.told_by(values)
        told = {option: (catalogue().options[option].default,) for option in short.words.get(before, ())}
    for option, allowed in told.items():
        if values[option] in allowed or origin[option] > said:
            continue
        if origin[option] == said:
            yield short.option, option
        else:
            values[option] = allowed[0]
            origin[option] = said


def _reconcile(values: dict[str, Value], origin: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Make those agree of which each says what another says, too. Where a third option takes back what was made to
    agree, the two contradict each other."""
    said = dict(origin)
    contradictory: set[Twins] = set()
    settled: set[tuple[Twins, Value, Value]] = set()
    while found := [twins for twins in TWINS if twins not in contradictory and not twins.agree(values)]:
        twins = found[0]
        one, other = twins.one, twins.other
        before = twins, values[one], values[other]
        if said[one] == said[other] or before in settled:
            contradictory.add(twins)
            yield one, other
            continue
        settled.add(before)
        if said[one] > said[other]:
            values[other] = twins.other_follows(values)
        else:
            values[one] = twins.one_follows(values)
        if twins.linked:
            said[one] = said[other] = max(said[one], said[other])


# ---------------------------------------------------------------- aborts


def listed_aborts(value: Value) -> tuple[str, ...]:
    """The aborts that a value of abortive_draws names."""
    if isinstance(value, tuple):
        return tuple(str(abort) for abort in value)
    return tuple(ABORTS) if value == "all" else ()


def _list_of(aborts: set[str]) -> Value:
    return "all" if len(aborts) == len(ABORTS) else tuple(sorted(aborts)) or "off"


def _abort(abort: str) -> Twins:
    option, words = ABORTS[abort]

    def listed(values: Values) -> bool:
        return abort in listed_aborts(values["abortive_draws"])

    return Twins(
        option,
        "abortive_draws",
        lambda values: listed(values) == (values[option] in words),
        lambda values: words[0] if listed(values) else _no_abort(option, values),
        lambda values: _list_of({*listed_aborts(values["abortive_draws"])} ^ {abort}),
    )


def _no_abort(option: str, values: Values) -> Value:
    """Off; and where three ron are no abort, they are treated as two are."""
    if option != "triple_ron":
        return "off"
    return "all_paid" if values["double_ron"] in ABORTED_RONS else values["double_ron"]


# ---------------------------------------------------------------- calls, repeats, the end of the match


def _priority(values: Values) -> Value:
    """What the code of call_timeouts says of call_priority. In a and c a pon or kan that comes later than a moment
    after a chi is too late (001:2936, 001:7238-7239)."""
    one, other, mode = str(values["call_timeouts"]).split(" / ")[:3]
    return BY_RANK if mode != "d" and float(one) == float(other) else PRIORITIES[mode]


def _with_priority(values: Values) -> Value:
    """The code that says the same as call_priority, with the same time to speak."""
    one, other, mode, *clock = str(values["call_timeouts"]).split(" / ")
    longer, shorter = sorted((one, other), key=float, reverse=True)
    priority = values["call_priority"]
    if priority == BY_RANK:
        return " / ".join((longer, longer, "a", *clock))
    if float(longer) == float(shorter):
        shorter = MOMENT if float(longer) > float(MOMENT) else "0"
    letters = [letter for letter, said in PRIORITIES.items() if said == priority]
    return " / ".join((longer, shorter, mode if mode in letters else letters[-1], *clock))


SHARED_OUT: Final = ("first_place", "return")
"""What the third letter of renchan_exceptions may say of sticks that are left (001:2654)."""


def _exceptions(values: Values) -> Mapping[str, Value]:
    """The parts of renchan_exceptions; none where it is off."""
    value = values["renchan_exceptions"]
    return value if isinstance(value, Fields) else {}


def _exception(part: str, said: Callable[[Values], Value]) -> Callable[[Values], Value]:
    """The same code with this part as it is said elsewhere."""
    return lambda values: Fields({**_exceptions(values), part: said(values)})


def _leftovers(values: Values) -> Value:
    return _exceptions(values).get("pot", "usual")


def _sticks_at_end(values: Values) -> Value:
    sticks = values["riichi_sticks_at_end"]
    return sticks if sticks in SHARED_OUT else "usual"


def _extra_rounds_fit(values: Values) -> bool:
    extra, most = values["enchousen"], values["extra_rounds_max"]
    if isinstance(extra, tuple):
        return not isinstance(most, int) or len(extra) <= most
    return extra != "second_extra" or most == 2


def _fewer_extra_rounds(values: Values) -> Value:
    extra, most = values["enchousen"], values["extra_rounds_max"]
    if isinstance(extra, tuple) and isinstance(most, int):
        return extra[:most] or "off"
    return "until_target"


OTHER_YAME: Final = {"optional": "forced", "forced": "optional"}


def yame_mode(value: str) -> str:
    """Whether the dealer is asked, in a value of agari_yame: ``optional`` of ``optional_first_two``."""
    return value.partition("_")[0]


def _yame(values: Values) -> str:
    return yame_mode(str(values["agari_yame"]))


# ---------------------------------------------------------------- tiles set aside


def nuki_fields(value: Value) -> Fields:
    """All that a value of nuki_dora says; nothing where no tile is set aside."""
    if isinstance(value, Fields):
        return value
    return _usual_nuki() if value == NORTH_ASIDE else Fields({})


@cache
def _usual_nuki() -> Fields:
    usual = catalogue().options["nuki_dora"].canonical({})
    assert isinstance(usual, Fields)
    return usual


def _nuki_of(fields: Mapping[str, Value]) -> Value:
    return NORTH_ASIDE if fields == _usual_nuki() else Fields(fields)


def _nuki_tiles(values: Values) -> tuple[str, ...]:
    tiles = nuki_fields(values["nuki_dora"]).get("tiles", ())
    assert isinstance(tiles, tuple)
    return tuple(map(str, tiles))


def _with_or_without_north(values: Values) -> Value:
    """The tiles that the rules set aside, North among them or not; where it is the only one, gari says who may win."""
    others = tuple(tile for tile in _nuki_tiles(values) if tile != NORTH)
    if values["kita_dora"] == "off":
        return _nuki_of(Fields({**nuki_fields(values["nuki_dora"]), "tiles": others})) if others else "off"
    robbed = {"robbery": _robbery(values)}
    fields = nuki_fields(values["nuki_dora"]) or Fields({**_usual_nuki(), **robbed})
    return _nuki_of(Fields({**fields, "tiles": tuple(sorted((*others, NORTH)))}))


def _robbery(values: Values) -> Value:
    return "never" if values["gari"] == "off" else values["gari"]


def _gari(values: Values) -> Value:
    robbed = nuki_fields(values["nuki_dora"]).get("robbery", "never")
    return "off" if robbed == "never" else robbed


def _robbed_nuki(values: Values) -> Value:
    return _nuki_of(Fields({**(nuki_fields(values["nuki_dora"]) or _usual_nuki()), "robbery": _robbery(values)}))


TWINS: Final = (
    Twins(
        "gari",
        "nuki_dora",
        lambda values: values["gari"] == _gari(values),
        _gari,
        _robbed_nuki,
        linked=True,
    ),
    Twins(
        "kita_dora",
        "nuki_dora",
        lambda values: (values["kita_dora"] == "on") == (NORTH in _nuki_tiles(values)),
        lambda values: "on" if NORTH in _nuki_tiles(values) else "off",
        _with_or_without_north,
        linked=True,
    ),
    *map(_abort, ABORTS),
    Twins(
        "call_timeouts",
        "call_priority",
        lambda values: values["call_timeouts"] == "client_clock" or _priority(values) == values["call_priority"],
        _with_priority,
        _priority,
    ),
    Twins(
        "renchan",
        "renchan_all_noten",
        lambda values: values["renchan"] != "all_noten" or values["renchan_all_noten"] == "on",
        lambda values: "tenpai",
        lambda values: "on",
    ),
    Twins(
        "renchan_exceptions",
        "renchan_all_noten",
        lambda values: _exceptions(values).get("all_noten") in (None, values["renchan_all_noten"]),
        _exception("all_noten", lambda values: values["renchan_all_noten"]),
        lambda values: _exceptions(values)["all_noten"],
    ),
    Twins(
        "renchan_exceptions",
        "leftover_deposit_deal",
        lambda values: (
            not _exceptions(values) or (_leftovers(values) == "deal") == (values["leftover_deposit_deal"] == "on")
        ),
        _exception("pot", lambda values: "deal" if values["leftover_deposit_deal"] == "on" else "usual"),
        lambda values: "on" if _leftovers(values) == "deal" else "off",
    ),
    Twins(
        "renchan_exceptions",
        "riichi_sticks_at_end",
        lambda values: _leftovers(values) not in SHARED_OUT or _leftovers(values) == values["riichi_sticks_at_end"],
        _exception("pot", _sticks_at_end),
        _leftovers,
    ),
    Twins(
        "enchousen",
        "extra_rounds_max",
        _extra_rounds_fit,
        _fewer_extra_rounds,
        lambda values: len(extra) if isinstance(extra := values["enchousen"], tuple) else 2,
    ),
    Twins(
        "agari_yame",
        "auto_yame",
        lambda values: values["agari_yame"] == "off" or (_yame(values) == "optional") == (values["auto_yame"] == "off"),
        lambda values: str(values["agari_yame"]).replace(_yame(values), OTHER_YAME[_yame(values)]),
        lambda values: "off" if _yame(values) == "optional" else "on",
    ),
)

# ---------------------------------------------------------------- short names


YAKU_AHEAD: Final = ("sakizuke", "nakazuke", "kanzen_sakizuke", "chou_kanzen_sakizuke")
"""Where the winning tile may not bring the only yaku: first the plain form of it (000:955-961)."""

SHORTHANDS: Final = (
    # 001:3349: which of the two comes first is not agreed; here it is kuitan.
    Shorthand(
        "ari_ari",
        {
            f"{one}_{other}": {"kuitan": kuitan, "atozuke": atozuke}
            for one, kuitan in (("ari", ("on",)), ("nashi", ("off", "closed_tsumo_only")))
            for other, atozuke in (("ari", ("atozuke",)), ("nashi", YAKU_AHEAD))
        },
    ),
    # 001:2713
    Shorthand(
        "dearest_ron_wins",
        {
            "on": {"double_ron": ("dearest",), "triple_ron": ("dearest",)},
            "kokushi_only": {"double_ron": ("kokushi_first",), "triple_ron": ("kokushi_first",)},
        },
    ),
    # 001:2629: the fee of which it speaks is the oka
    Shorthand(
        "preset_hakuhyou",
        {"on": {"start_target_points": ((13000, 13000),), "akadora": (4, (1, 2, 1)), "oka": (0,)}},
    ),
    # 001:2631: 30,000 with the usual oka, so that 25,000 are left to play with (001:2627)
    Shorthand(
        "preset_hakurei_jinja",
        {"on": {"start_target_points": ((25000, 30000),), "akadora": (0, (0, 0, 0)), "permanent_dora": (("7z",),)}},
    ),
)
