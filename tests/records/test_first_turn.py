"""Records of matches in which another than the dealer may have the first turn (001:2663-2664)."""

from functools import cache
from random import Random

import pytest

from jantaku.records.formats.register import read_record, write_record
from jantaku.records.of_match import record_of
from jantaku.records.record import Record, RecordError
from jantaku.records.verify import verify_record
from jantaku.rules import read
from jantaku.table.events import DealStarted, Drawn
from jantaku.table.match import Match
from tests.records.played import without_seed
from tests.table.greedy import Greedy

pytest.importorskip("jantaku._kernel", reason="hands are priced by the C++ kernel, which is not built here")

VALUES = ("winner", "round", "deal", "break", "dice")


@cache
def played(value: str) -> Record:
    match = Match(read(f'id = "x"\nextends = "riichi"\nfirst_turn_seat = "{value}"'), 3)
    match.play([Greedy(match, Random(3))] * 4)
    return record_of(match)


def begun_by(record: Record) -> list[tuple[int, int]]:
    """The dealer of each deal, and who has begun it."""
    starts = [event.dealer for event in record.events if isinstance(event, DealStarted)]
    begun = [event.seat for event in record.events if isinstance(event, Drawn) and event.source == "deal"]
    return list(zip(starts, begun, strict=True))


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("seeded", [True, False])
def test_it_is_read_and_played_again(value: str, seeded: bool) -> None:
    record = read_record(write_record(played(value), "native"))
    assert any(dealer != seat for dealer, seat in begun_by(record))
    verdict = verify_record(record if seeded else without_seed(record))
    assert (verdict.difference, verdict.damage) == (None, None)


@pytest.mark.parametrize(
    ("to", "called"),
    [("mjlog", "mjlog"), ("tenhou_json", "tenhou.net JSON"), ("mjai", "mjai"), ("paifu", "paifu")],
)
def test_a_format_in_which_the_dealer_begins_says_so(to: str, called: str) -> None:
    record = played("deal")
    first = next(number for number, (dealer, seat) in enumerate(begun_by(record), 1) if dealer != seat)
    with pytest.raises(RecordError) as caught:
        write_record(record, to)
    assert caught.value.message("en") == f"deal {first}: in {called} the dealer always has the first turn."
    assert "первым всегда ходит дилер" in caught.value.message("ru")
