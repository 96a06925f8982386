"""A match that was put away goes on as if it had not been, and what is no stored match is refused in a sentence."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import astuple

from jantaku.rules import read
from jantaku.table.chance import GivenChance, Lots
from jantaku.table.clock import Clock
from jantaku.table.events import DealEnded, Event
from jantaku.table.match import NOBODY, Match, replayed
from jantaku.table.referee import Referee
from jantaku.table.snapshot import FORMAT, VERSION, restored, resume, snapshot
from jantaku.table.state.window import Answer, Window
from jantaku.table.words import PASS, Code
from jantaku.texts import LANGUAGES, SayableError
from jantaku.tiles import TileSet
from tests.table.greedy import Greedy, answer_all

EVERY = 50


def windows_of(match: Match, rng: Random) -> Iterator[int]:
    """Play to the end, stopping at every 50th window."""
    number = 0
    while match.window is not None:
        if number % EVERY == 0:
            yield number
        answer_all(match, Greedy(match, rng))
        number += 1


def played_on(match: Match, rng: Random) -> Match:
    while match.window is not None:
        answer_all(match, Greedy(match, rng))
    return match


@pytest.mark.parametrize(
    ("rules", "seed"),
    [("riichi", 1), ("riichi", 2), ("jpml_a", 3), ("ema", 4), ("kml", 5), ("sichuan", 6), ("taiwanese", 7)],
)
def test_a_stored_match_goes_on_identically(rules: str, seed: int) -> None:
    match = Match(rules, seed, nonces=[b"a", b"b"])
    rng = Random(seed)
    stored: list[tuple[bytes, object]] = []
    for _ in windows_of(match, rng):
        stored.append((snapshot(match), rng.getstate()))
    assert len(stored) > 5
    for data, state in stored:
        again = resume(data)
        assert snapshot(again) == data
        rng_again = Random()
        rng_again.setstate(state)  # type: ignore[arg-type]
        assert played_on(again, rng_again).events == match.events
        assert again.answers == match.answers


def test_a_stored_match_waits_at_the_same_window_with_the_same_answers() -> None:
    match = Match("riichi", 9)
    greedy = Greedy(match, Random(9))
    while match.window is None or len(match.window.asks) < 2:
        answer_all(match, greedy)
    first, second = match.window.asks[:2]
    assert match.answer(first.seat, PASS) is None
    again = resume(snapshot(match))
    assert again.window == match.window
    assert again.view(first.seat).window is None
    assert again.view(first.seat).answered == match.view(first.seat).answered
    assert again.view(second.seat).asks == (second,)
    assert again.__dict__.keys() == match.__dict__.keys()


def test_storing_does_not_change_the_match_and_the_copy_goes_its_own_way() -> None:
    match = Match("riichi", 10)
    before = snapshot(match)
    again = resume(before)
    played_on(again, Random(1))
    assert again.over
    assert snapshot(match) == before


def test_a_match_that_is_over_is_over() -> None:
    match = played_on(Match("riichi", 11), Random(11))
    again = resume(snapshot(match))
    assert (again.over, again.window, again.events) == (True, None, match.events)


def test_walls_that_were_given_are_kept() -> None:
    box = TileSet.riichi((1, 1, 1)).tiles
    lots = [Lots(tuple(Random(number).sample(box, len(box))), (1, 2, 3, 4)) for number in range(40)]
    match = Match("riichi", 0, chance=GivenChance(lots))
    again = resume(snapshot(match))
    assert played_on(match, Random(3)).events == played_on(again, Random(3)).events
    assert isinstance(again.chance, GivenChance)


def test_rules_are_stored_with_the_match_and_others_must_mean_the_same() -> None:
    mine = read('id = "mine"\nextends = "riichi"\nseed = "-"\nname = { en = "mine", ru = "мои" }\nkuikae = "allowed"\n')
    match = Match(mine, 12)
    data = snapshot(match)
    assert resume(data, mine).window == match.window
    assert resume(data).window == match.window
    assert resume(data).rules == mine
    with pytest.raises(SayableError, match="by other rules than 'riichi' are") as caught:
        resume(data, "riichi")
    assert "«mine»" in caught.value.message("ru")


# ---------------------------------------------------------------- what is no stored match


def unsealed(data: bytes) -> list[object]:
    table: list[object] = msgspec.msgpack.decode(data)
    return table


def flip(data: bytes) -> bytes:
    """One bit of the content is another."""
    place = len(data) // 2
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


def as_version(version: int) -> Callable[[bytes], bytes]:
    return lambda data: msgspec.msgpack.encode([FORMAT, version, *unsealed(data)[2:]])


DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing": (lambda data: b"", "no stored match"),
    "something else": (lambda data: b"GIF89a...", "no stored match"),
    "another file of the kind": (lambda data: msgspec.msgpack.encode(["x", VERSION, b"", b""]), "no stored match"),
    "cut": (lambda data: data[:-9], "no stored match"),
    "something behind": (lambda data: data + b"\0", "no stored match"),
    "a bit": (flip, "damaged"),
    "newer": (as_version(VERSION + 1), f"stored in the form {VERSION + 1}"),
    "older": (as_version(0), "stored in the form 0"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_what_is_no_stored_match_is_refused_in_a_sentence(name: str) -> None:
    damage, said = DAMAGE[name]
    data = damage(snapshot(Match("riichi", 13)))
    with pytest.raises(SayableError, match=said) as caught:
        resume(data)
    for language in LANGUAGES:
        assert caught.value.message(language).endswith(".")


def test_no_flipped_bit_goes_unnoticed() -> None:
    data = snapshot(Match("riichi", 13))
    for place in range(0, len(data), 5):
        with pytest.raises(SayableError):
            resume(data[:place] + bytes([data[place] ^ 1 << place % 8]) + data[place + 1 :])


def test_content_of_another_shape_is_refused_although_its_checksum_fits() -> None:
    content = msgspec.msgpack.encode({"rules": "riichi"})
    data = msgspec.msgpack.encode([FORMAT, VERSION, hashlib.sha256(content).digest(), content])
    with pytest.raises(SayableError, match="no stored match"):
        resume(data)


# ---------------------------------------------------------------- played anew from its answers


@pytest.mark.parametrize("rules", ["riichi", "wrc", "kml"])
def test_rules_seed_names_and_answers_are_the_match(rules: str) -> None:
    names = ("Anna", "Boris", "Vera", "Gleb")
    match = played_on(Match(rules, 14, names, draw_seats=True), Random(14))
    again = restored(rules, 14, names, match.answers, draw_seats=True)
    assert again.events == match.events
    assert again.answers == match.answers


def slow_speaker(rng: Random) -> Callable[[Window, int, tuple[Code, ...]], tuple[Code, int] | None]:
    def speak(window: Window, seat: int, codes: tuple[Code, ...]) -> tuple[Code, int] | None:
        return None if rng.random() < 0.3 else (rng.choice(codes), rng.randrange(4000))

    return speak


@pytest.mark.parametrize("rules", ["riichi", "wrc", "kml"])
def test_a_match_by_the_clock_is_played_again_from_its_answers(rules: str) -> None:
    """Windows are closed while somebody, or everybody, is silent; in wrc and kml it matters who spoke first."""
    match = Match(rules, 15)
    Clock(match, [slow_speaker(Random(15))] * 4).run()
    silent = [answer for _, answer in match.answers if answer.seat == NOBODY]
    assert bool(silent) == match.table.claims.by_time
    assert any(answer.by == "clock" for _, answer in match.answers)
    again = restored(rules, 15, (), match.answers)
    assert again.over
    assert again.events == match.events
    assert again.answers == match.answers


def test_a_part_of_the_answers_leads_to_the_same_moment() -> None:
    match = Match("wrc", 16)
    clock = Clock(match, [slow_speaker(Random(16))] * 4)
    while match.deal.number < 2:
        clock.step()
    again = restored("wrc", 16, (), match.answers)
    assert (again.window, again.events) == (match.window, match.events)
    assert snapshot(again) == snapshot(match)


def test_rulings_are_repeated() -> None:
    match = Match("riichi", 17)
    greedy = Greedy(match, Random(17))
    for number in range(120):
        answer_all(match, greedy)
        if number == 10:
            Referee(match).punish(2, "wrong_meld")
        if number == 60:
            Referee(match).punish(1, "false_win")
        if number == 90:
            Referee(match).abort()
    assert sum(isinstance(event, DealEnded) for event in match.events) >= 2
    again = restored("riichi", 17, (), match.answers)
    assert again.events == match.events
    assert snapshot(again) == snapshot(match)


def test_answers_that_do_not_fit_are_no_match() -> None:
    match = Match("riichi", 18)
    with pytest.raises(ValueError, match="there is no window 5 to answer"):
        replayed(match, [(5, Answer(0, PASS))])
    with pytest.raises(ValueError, match="window 0: "):
        replayed(match, [(0, Answer(1, PASS))])


STORED = sorted(Path(__file__).parent.glob("snapshots_*/*.bin"))
"""Matches that were stored in the first or in the second form, each with something that lies elsewhere since."""


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_what_was_stored_in_an_earlier_form_is_the_match_that_its_answers_make(path: Path) -> None:
    again = resume(path.read_bytes())
    played = restored(again.rules, again.secret, again.names, again.answers)
    assert is_told(again.events, played.events)
    assert again.window == played.window
    assert again.standing == played.standing
    again.deal.dice = played.deal.dice  # of the first form only what they decide
    again.deal.broken = played.deal.broken
    again.deal.events = played.deal.events[:]
    assert again.deal == played.deal
    again, played = (played_on(match, Random(1)) for match in (again, played))
    assert is_told(again.events, played.events)


def is_told(events: Sequence[Event], fully: Sequence[Event]) -> bool:
    """Whether the same is told; what events say more since, those of earlier times leave open."""
    return len(events) == len(fully) and all(
        type(event) is type(full)
        and all(mine in (theirs, None, ()) for mine, theirs in zip(astuple(event), astuple(full), strict=True))
        for event, full in zip(events, fully, strict=True)
    )
