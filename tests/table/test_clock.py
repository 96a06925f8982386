"""The clock: who speaks first, who speaks too late, who is silent."""

from collections.abc import Mapping, Sequence

import pytest

from jantaku.rules import RuleSet, read
from jantaku.scoring.ledger import Seat
from jantaku.table.clock import PATIENCE_MS, Clock, Speaker
from jantaku.table.events import Called, Event, Won
from jantaku.table.match import Match
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.words import PASS, RON, Code, Verb, verb_of, written
from tests.table.laid import asked, laid, tsumogiri

# The dealer throws 5s. Seat 1 may chi, seat 2 may pon, seat 3 wins on it.
DEALER = "123456m789p1112z"
CHI = "19m147p46s134567z"
PON = "29m258p55s234567z"
RON_HAND = "88m234567p22234s"


def rules(priority: str, double_ron: str = "all_paid") -> RuleSet:
    name = '{ en = "timed", ru = "на время" }'
    return read(
        f'id = "timed"\nextends = "riichi"\nseed = "-"\nname = {name}\n'
        f'call_priority = "{priority}"\ndouble_ron = "{double_ron}"\n'
    )


def thrown(priority: str) -> Match:
    match = laid(DEALER, CHI, PON, RON_HAND, then="5s", rules=rules(priority))
    tsumogiri(match, 0)
    assert list(asked(match)) == [1, 2, 3]
    return match


Plan = Mapping[Seat, tuple[Verb, int] | None]


def speakers(plan: Plan) -> list[Speaker]:
    def speak(window: Window, seat: Seat, codes: tuple[Code, ...]) -> tuple[Code, int] | None:
        said = plan[seat]
        return None if said is None else (next(code for code in codes if verb_of(code) is said[0]), said[1])

    return [speak] * 4


def after(match: Match, plan: Plan) -> Sequence[Event]:
    """What happens when the seats speak like this."""
    told = len(match.events)
    assert Clock(match, speakers(plan)).step()
    return match.events[told:]


def taken_by(events: Sequence[Event]) -> list[Seat]:
    return [event.seat for event in events if isinstance(event, Called | Won)]


@pytest.mark.parametrize(
    ("priority", "plan", "taken"),
    [
        # By rank time does not matter.
        ("ron_pon_chi", {1: (Verb.CHI, 10), 2: (Verb.PON, 2900), 3: (Verb.PASS, 5)}, 2),
        ("ron_pon_chi", {1: (Verb.CHI, 10), 2: (Verb.PON, 20), 3: (Verb.RON, 2900)}, 3),
        # A pon must be spoken as soon as the chi; a ron need not be.
        ("simultaneous_only", {1: (Verb.CHI, 100), 2: (Verb.PON, 600), 3: (Verb.PASS, 5)}, 2),
        ("simultaneous_only", {1: (Verb.CHI, 100), 2: (Verb.PON, 601), 3: (Verb.PASS, 5)}, 1),
        ("simultaneous_only", {1: (Verb.CHI, 100), 2: (Verb.PON, 601), 3: (Verb.RON, 2999)}, 3),
        # Whoever speaks first, even before a ron.
        ("first_caller", {1: (Verb.CHI, 100), 2: (Verb.PON, 700), 3: (Verb.RON, 2000)}, 1),
        ("first_caller", {1: (Verb.CHI, 100), 2: (Verb.PON, 300), 3: (Verb.RON, 2000)}, 2),
        ("first_caller", {1: (Verb.CHI, 100), 2: (Verb.PON, 700), 3: (Verb.RON, 500)}, 3),
        # Too late for the window is not spoken at all.
        ("simultaneous_only", {1: None, 2: (Verb.PON, 3001), 3: None}, None),
        ("simultaneous_only", {1: (Verb.CHI, 3000), 2: (Verb.PON, 3001), 3: None}, 1),
    ],
)
def test_who_gets_the_tile(priority: str, plan: Plan, taken: Seat | None) -> None:
    assert taken_by(after(thrown(priority), plan)) == ([] if taken is None else [taken])


def test_who_was_not_heard_has_not_passed() -> None:
    """Seat 3 would have won, but the chi was faster: it is not furiten. Had it passed, it would be."""
    unheard = thrown("first_caller")
    after(unheard, {1: (Verb.CHI, 100), 2: None, 3: (Verb.RON, 2000)})
    assert not unheard.view(3).furiten
    silent = thrown("first_caller")
    after(silent, {1: (Verb.CHI, 100), 2: None, 3: None})
    assert not silent.view(3).furiten
    passed = thrown("first_caller")
    after(passed, {1: (Verb.CHI, 100), 2: None, 3: (Verb.PASS, 50)})
    assert passed.view(3).furiten


def test_the_first_of_two_who_win_takes_it_all() -> None:
    match = laid(DEALER, RON_HAND, PON, "234m345678p3466s", then="5s", rules=rules("ron_pon_chi", "first_caller"))
    tsumogiri(match, 0)
    winners = [ask.seat for ask in match.window.asks if RON in ask.codes] if match.window else []
    assert winners == [1, 3]
    plan: Plan = {1: (Verb.RON, 900), 2: (Verb.PASS, 0), 3: (Verb.RON, 800)}
    assert taken_by(after(match, plan)) == [3]


def test_time_goes_by() -> None:
    match = thrown("simultaneous_only")
    clock = Clock(match, speakers({1: (Verb.PASS, 700), 2: (Verb.PASS, 200), 3: (Verb.PASS, 400)}))
    clock.step()
    assert clock.now_ms == 700  # all have spoken
    match = thrown("simultaneous_only")
    clock = Clock(match, speakers({1: (Verb.PASS, 700), 2: None, 3: (Verb.PASS, 400)}))
    clock.step()
    assert clock.now_ms == 3000  # the window was open to its end
    match = thrown("ron_pon_chi")
    clock = Clock(match, speakers({1: None, 2: None, 3: None}))
    clock.step()
    assert clock.now_ms == PATIENCE_MS
    assert [answer.by for _, answer in match.answers[1:]] == ["clock"] * 3


def test_a_silent_table_plays_to_the_end_by_its_defaults() -> None:
    for name in ("riichi", "wrc"):
        match = Match(name, 3)
        clock = Clock(match, [lambda window, seat, codes: None] * 4, patience_ms=10)
        clock.run()
        assert match.over
        assert not clock.step()
        assert clock.now_ms > 0


def test_a_speaker_sees_the_own_question_only() -> None:
    seen: list[Window] = []

    def listen(window: Window, seat: Seat, codes: tuple[Code, ...]) -> tuple[Code, int]:
        assert [ask.seat for ask in window.asks] == [seat]
        assert window.asks[0].codes == codes
        seen.append(window)
        return PASS, 0

    Clock(thrown("ron_pon_chi"), [listen] * 4).step()
    assert [window.kind for window in seen] == [WindowKind.CLAIM] * 3


def test_what_may_not_be_said_is_a_mistake_of_the_speaker() -> None:
    def chi(window: Window, seat: Seat, codes: tuple[Code, ...]) -> tuple[Code, int]:
        return next(code for code in match.view(1).asks[0].codes if verb_of(code) is Verb.CHI), 5

    match = thrown("ron_pon_chi")
    clock = Clock(match, [chi] * 4)
    with pytest.raises(ValueError, match="seat 2 may not say “chi 4s6s”"):
        clock.step()
    assert written(PASS) == "pass"
