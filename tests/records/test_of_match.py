"""A match of our own written down: read back it is the same, verified it holds, and it keeps its secret to the end."""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from jantaku import __version__
from jantaku.records.formats.native import write_native
from jantaku.records.formats.register import read_record, write_record
from jantaku.records.of_match import NONCES, record_of, sheet_of
from jantaku.records.record import RecordError
from jantaku.records.rules_played import rules_of
from jantaku.records.verify import verify_record
from jantaku.rules import RuleSet, RuleSetError, load, presets, read
from jantaku.rules.values import written
from jantaku.table.chance import GivenChance, Lots, SeededChance
from jantaku.table.match import Match, replayed
from jantaku.table.shuffle_check import check_shuffle
from tests.records.played import played
from tests.table.greedy import Greedy, answer_all
from tests.table.random_rules import Flip, built_options, choices, playable_presets, sheet

CLUB = """
id = "club"
extends = "ema"
kiriage_mangan = "on"
yaku.remove = ["ippatsu"]
yaku.price = { renhou = "mangan", honitsu = { closed = 4, open = 1 } }
[yaku.patterns.golden_gate]
pattern = "123x 345x 567x 789x pair"
price = "yakuman"
name = { ru = "Золотые ворота", en = "Golden gate" }
"""
NIGHT = 'id = "night"\nextends = "club"\nakadora = 3\nyaku.add = ["ippatsu"]\n'


def play_out(match: Match) -> Match:
    match.play([Greedy(match, Random(5))] * len(match.names))
    return match


@pytest.fixture
def night(tmp_path: Path) -> RuleSet:
    """A sheet that extends a sheet that extends a preset."""
    (tmp_path / "club.toml").write_text(CLUB, "utf-8")
    (tmp_path / "night.toml").write_text(NIGHT, "utf-8")
    return load(tmp_path / "night.toml")


@pytest.mark.parametrize("rules", ["riichi", "ema", "tenhou", "sanma_tenhou"])
def test_it_comes_back_and_holds(rules: str) -> None:
    record = played(rules)
    assert read_record(write_native(record)) == record
    verdict = verify_record(record)
    assert not verdict.failed
    assert verdict.warnings == ()
    assert verdict.seeded == verdict.deals > 0


def test_with_its_seed_and_its_answers_the_match_is_played_again() -> None:
    record = played()
    header = record.header
    match = Match(rules_of(record), bytes.fromhex(header.seed), header.names)
    assert record_of(replayed(match, record.answers)) == record


def test_the_header_says_what_was_played() -> None:
    header = played("ema").header
    assert (header.rules, header.sheet, header.fingerprint) == ("ema", load("ema").whole(), load("ema").fingerprint)
    assert (header.version, header.chance) == (__version__, "sha256-1")


def test_the_seed_is_told_when_the_match_is_over() -> None:
    match = Match("riichi", 3)
    for _ in range(20):
        answer_all(match, Greedy(match, Random(1)))
    record = record_of(match)
    assert record.header.seed == ""
    assert not any(match.secret.hex() in line for line in write_native(record).splitlines())
    assert not verify_record(replace(record, warnings=())).failed
    assert record_of(play_out(match)).header.seed == match.secret.hex()


def test_what_the_players_added_is_told_and_checked() -> None:
    nonces = [b"east", b"", b"west", b"\x00"]
    match = play_out(Match("riichi", 3, nonces=nonces, draw_seats=True))
    record = record_of(match)
    assert record.header.extra == {NONCES: "65617374,,77657374,00"}
    assert not verify_record(record).failed
    told = [bytes.fromhex(nonce) for nonce in record.header.extra[NONCES].split(",")]
    secret = bytes.fromhex(record.header.seed)
    assert all(deal.good for deal in check_shuffle(record.events, match.rules, secret, told))
    assert not any(deal.good for deal in check_shuffle(record.events, match.rules, secret))


def test_walls_that_were_laid_have_no_seed() -> None:
    box, chance = Match("riichi", 1).box, SeededChance(b"of somebody else")
    laid = [Lots(lots.ring, lots.dice) for lots in (chance.lots(number, box) for number in range(60))]
    record = record_of(play_out(Match("riichi", 1, chance=GivenChance(laid))))
    assert (record.header.chance, record.header.seed, record.header.extra) == ("given", "", {})
    verdict = verify_record(record)
    assert (verdict.failed, verdict.seeded) == (False, 0)


# ---------------------------------------------------------------- rules that are no preset


def test_sheets_of_ones_own_go_into_the_record(night: RuleSet) -> None:
    record = record_of(play_out(Match(night, 8)))
    assert record.header.rules == "night"
    stored = read_record(write_native(record))
    again = rules_of(stored)  # with none of the files there
    assert again.fingerprint == night.fingerprint
    assert again.patterns["golden_gate"].name["ru"] == "Золотые ворота"
    verdict = verify_record(stored)
    assert not verdict.failed
    assert verdict.warnings == ()


def test_a_sheet_that_is_called_like_a_preset_is_not_taken_for_it() -> None:
    own = read('id = "ema"\nextends = "riichi"\nkuitan = "off"\n')
    header = record_of(Match(own, 1)).header
    assert rules_of(replace(played(), header=header)).fingerprint == own.fingerprint != load("ema").fingerprint


@pytest.mark.parametrize("preset", presets())
def test_every_preset_can_be_written_as_a_sheet(preset: str) -> None:
    rules = load(preset)
    assert read(sheet_of(rules)).fingerprint == rules.fingerprint


def test_random_rules_can_be_written_as_a_sheet() -> None:
    rng = Random(2)
    checked = 0
    while checked < 40:
        options = rng.sample(built_options(), 4)
        flips = [Flip(option.id, written(rng.choice(choices(option.id)))) for option in options]
        try:
            rules = read(sheet(rng.choice(playable_presets()), flips))
        except RuleSetError:
            continue
        assert read(sheet_of(rules)).fingerprint == rules.fingerprint, flips
        checked += 1


@pytest.mark.parametrize("rules", ["tenhou", "sanma_tenhou", "sichuan", "taiwanese"])
@pytest.mark.parametrize("to", ["native", "mjlog", "tenhou_json", "mjai", "paifu"])
def test_a_match_that_has_just_begun_is_written_or_refused_in_a_sentence(rules: str, to: str) -> None:
    with suppress(RecordError):
        assert write_record(record_of(Match(rules, seed=7)), to)
