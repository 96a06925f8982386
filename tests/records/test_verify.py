"""Verifying: real games hold, games in which one thing was changed do not, and nothing else stops because of them."""

import io
import pickle
import tarfile
import zipfile
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from jantaku.cli import main
from jantaku.hands.kernel import KernelBook
from jantaku.records.archives import read_game
from jantaku.records.formats.register import read_record, write_record
from jantaku.records.of_match import record_of
from jantaku.records.record import Record, RecordError
from jantaku.records.replay import Replay
from jantaku.records.rules_played import rules_of
from jantaku.records.verify import CHUNK, Check, Verdict, verify_files, verify_record
from jantaku.rules import load, read
from jantaku.scoring.ledger import Seat
from jantaku.scoring.payments import riichi as riichi_rows
from jantaku.table.chance import Lots
from jantaku.table.events import (
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    Drawn,
    Event,
    IndicatorShown,
    KindsExcluded,
    MatchEnded,
    NukiDeclared,
    Paid,
    RiichiStands,
    WallBroken,
    Won,
)
from jantaku.table.match import Match
from jantaku.table.state.deal import Deal
from jantaku.table.state.window import Window
from jantaku.table.words import Code
from jantaku.tiles import Tile
from tests.records.played import (
    NAMES,
    changed,
    deal_at,
    discard_in_riichi,
    found,
    nth,
    played,
    with_a_discard_in_riichi,
    without_seed,
)
from tests.records.stored_games import (
    FOUR_PLAYERS,
    THREE_PLAYERS,
    THREE_PLAYERS_GAMES,
    game,
    game_of_three,
    north,
    stored_games,
)
from tests.table.greedy import Greedy
from tests.table.random_rules import games

pytestmark = pytest.mark.skipif(KernelBook is None, reason="matches are played with the C++ kernel, not built here")

HANCHAN, TONPUU, MJX = FOUR_PLAYERS
GAMES = {**FOUR_PLAYERS, THREE_PLAYERS: THREE_PLAYERS_GAMES}


def sample(archive: Path, count: int) -> Iterator[tuple[str, Record]]:
    """So many games from all over an archive."""
    step = GAMES[archive] // count
    for name, data in islice(stored_games(archive), 0, step * count, step):
        yield name, read_record(data)


# ---------------------------------------------------------------- what holds


@pytest.mark.parametrize(
    ("archive", "count"),
    [(HANCHAN, 40), (TONPUU, 20), (MJX, 120), (THREE_PLAYERS, THREE_PLAYERS_GAMES)],
    ids=lambda value: str(value)[-20:],
)
def test_real_games_hold_and_their_walls_come_from_the_seed(archive: Path, count: int) -> None:
    games = deals = 0
    for name, record in sample(archive, count):
        verdict = verify_record(record, None, name)
        assert not verdict.failed, verdict
        assert verdict.seeded == verdict.deals
        told = sum(isinstance(event, DealStarted) for event in record.events)
        assert verdict.deals == told
        games += 1
        deals += told
    assert games == count
    assert deals == 2302 or archive != THREE_PLAYERS


def test_games_of_three_hold_from_their_draws_as_well() -> None:
    for name, record in sample(THREE_PLAYERS, 40):
        verdict = verify_record(without_seed(record), None, name)
        assert not verdict.failed, verdict
        assert verdict.seeded == 0


@pytest.mark.parametrize("to", ["tenhou_json", "mjai"])
def test_games_of_three_hold_in_other_formats(to: str) -> None:
    for name, record in sample(THREE_PLAYERS, 10):
        verdict = verify_record(read_record(write_record(record, to)), None, name)
        assert not verdict.failed, verdict
        assert verdict.rules == "sanma_tenhou"


@pytest.mark.parametrize("rules", ["riichi", "tenhou", "ema", "wrc", "jpml_a", "book", *games()])
def test_our_own_matches_hold_from_their_seeds_and_from_their_draws(rules: str) -> None:
    for seed in range(2):
        record = played(rules, seed)
        from_seeds, from_draws = verify_record(record), verify_record(without_seed(record))
        assert not from_seeds.failed, from_seeds
        assert not from_draws.failed, from_draws
        assert (from_seeds.seeded, from_draws.seeded) == (from_seeds.deals, 0)
        assert from_seeds.events == from_draws.events


def test_a_record_that_breaks_off_holds_as_far_as_it_goes() -> None:
    record = played()
    for part in range(1, 8):
        cut = replace(record, events=record.events[: part * len(record.events) // 8])
        verdict = verify_record(without_seed(cut))
        assert not verdict.failed, verdict
        assert 0 < verdict.events < len(cut.events)


# ---------------------------------------------------------------- other tables

TABLES = {
    "a clock": "time_limit = 9",
    "seven deals": "[parts.length]\ndeals = 7",
    "one die": "[parts.wall]\ndice = 1",
    "no dead wall": "dead_wall_size = 0",
    "a dead wall that is not refilled": 'dead_wall_refill = "off"\ndead_wall_size = 9',
    "a dead wall that is drawn, too": 'dead_wall_played_out = "on"',
    "an indicator that a win turns": '[parts.dora]\nsource = "after_win"',
    "the winning tile as indicator": '[parts.dora]\nsource = "winning_tile"',
    "an indicator for four norths": 'nuki_dora = { tiles = ["4z"], indicator_after = 4 }',
    "norths that are called": 'nuki_dora = { tiles = ["4z"], claims = ["pon", "kan", "closed_kan"] }',
    "seasons": 'nuki_dora = { tiles = ["5f", "6f", "7f", "8f"] }\n[parts.grammar]\ntile_set = "riichi_140"',
    "kinds out of play": "[parts.exclusion]\nkinds = 4",
    "kinds out of play, replaced from behind": '[parts.exclusion]\nkinds = 4\nreplace_from = "live_end"',
    "furiten in riichi must win": "[parts.riichi]\nfuriten_must_win = true",
    "a win that was passed bars the own draw": "[parts.furiten]\ntsumo_too = true",
    "the winner deals": 'winner_deals = "on"',
}
"""What three players may have that tenhou has not: walls, dealing and dora of other sorts."""


def played_at(table: str, seed: int) -> Record:
    """A match at one of these tables."""
    rules = read(f'id = "table"\nextends = "sanma_tenhou"\n{TABLES[table]}\n', "table.toml")
    match = Match(rules, seed, NAMES[:3])
    match.play([Greedy(match, Random(seed))] * 3)
    return record_of(match)


@pytest.mark.parametrize("table", TABLES)
def test_matches_of_other_tables_hold(table: str) -> None:
    """From their seeds and from their draws; and the quick lane does what the windows do."""
    for seed in range(3):
        record = played_at(table, seed)
        from_seeds, from_draws = verify_record(record), verify_record(without_seed(record))
        assert not from_seeds.failed, from_seeds
        assert not from_draws.failed, from_draws
        assert from_seeds.rules == "table"
        quick, slow = both_ways(record)
        same_match(quick.match, slow.match)
        assert write_record(record, "paifu")


@pytest.mark.parametrize("to", ["mjlog", "tenhou_json", "mjai"])
def test_what_no_other_format_can_tell_is_refused(to: str) -> None:
    for table, text_id in (
        ("kinds out of play", "told-excluded"),
        ("an indicator that a win turns", "told-unindicated"),
    ):
        with pytest.raises(RecordError) as caught:
            write_record(played_at(table, 0), to)
        assert caught.value.text_id == text_id
        assert caught.value.message("ru")
        assert caught.value.message("en")


# ---------------------------------------------------------------- in another format, under rules that it cannot name


def drawn_out(rules: str) -> Record:
    """A match in which nobody does anything, so that all have the same points at its end."""

    def idle(window: Window, seat: Seat, codes: tuple[Code, ...]) -> Code:
        return next(ask.default for ask in window.asks if ask.seat == seat)

    match = Match(rules, 1, NAMES)
    match.play([idle] * 4)
    return record_of(match)


@pytest.mark.parametrize("to", ["tenhou_json", "mjlog"])
@pytest.mark.parametrize("rules", ["ema", "wrc"])
def test_places_that_are_shared_are_no_difference_where_a_format_cannot_hold_them(rules: str, to: str) -> None:
    record = drawn_out(rules)
    final = record.events[-1]
    assert isinstance(final, MatchEnded)
    assert final.places == (1, 1, 1, 1)
    again = read_record(write_record(record, to))
    final = again.events[-1]
    assert isinstance(final, MatchEnded)
    assert final.places == (1, 2, 3, 4)
    verdict = verify_record(again, load(rules))
    assert not verdict.failed, verdict
    assert verify_record(changed(record, len(record.events) - 1, places=(1, 2, 3, 4))).unsettled


@pytest.mark.parametrize("to", ["tenhou_json", "mjlog"])
def test_a_match_under_ema_holds_in_other_formats(to: str) -> None:
    for seed in range(6):
        verdict = verify_record(read_record(write_record(played("ema", seed), to)), load("ema"))
        assert not verdict.failed, verdict


@pytest.mark.parametrize(
    ("rules", "seed", "to"), [("jpml_a", 0, "tenhou_json"), ("jpml_a", 0, "mjlog"), ("ema", 0, "mjai")]
)
def test_what_a_format_cannot_hold_is_shown_in_words_that_differ(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, rules: str, seed: int, to: str
) -> None:
    file = tmp_path / "game"
    file.write_text(write_record(played(rules, seed), to), "utf-8")
    assert main(["verify", str(file), "--rules", rules, "--lang", "en"]) in (1, 3)
    lines = capsys.readouterr().out.splitlines()
    theirs, ours = (next(line for line in lines if line.startswith(who)) for who in ("Record:", "Table:"))
    same = theirs.partition(":")[2].strip() == ours.partition(":")[2].strip()
    assert same == any(line.startswith("Differences: ") for line in lines)


# ---------------------------------------------------------------- one thing was changed


def differs(record: Record, place: int) -> Verdict:
    """The verdict, which must name the deal of the changed event, and that event."""
    verdict = verify_record(record)
    difference = verdict.difference
    assert difference is not None, verdict
    assert difference.deal == deal_at(record, place)
    return verdict


def from_wall(event: Drawn) -> bool:
    return event.source == "wall"


def a_hundred_moved(points: tuple[int, ...]) -> tuple[int, ...]:
    return (points[0] + 100, points[1] - 100, *points[2:])


def test_another_tile_is_drawn() -> None:
    record = played()
    place, _ = found(record, Drawn, 20, from_wall)
    forged = changed(record, place, tile=found(record, Drawn, 21, from_wall)[1].tile)
    verdict = differs(forged, place)
    assert verdict.difference is not None
    assert (verdict.difference.ours, verdict.difference.theirs) == (record.events[place], forged.events[place])
    # Without the seed nobody knows the wall; but no tile comes from it twice.
    damage = verify_record(without_seed(forged)).damage
    assert damage is not None
    assert damage.text_id == "verify-tile-twice"
    assert damage.arguments["deal"] == deal_at(record, place) + 1


def test_other_tiles_are_dealt() -> None:
    record = played()
    (one, first), (other, second) = found(record, Dealt, 20), found(record, Dealt, 21)
    verdict = differs(changed(changed(record, one, tiles=second.tiles), other, tiles=first.tiles), one)
    assert verdict.difference is not None
    assert verdict.difference.said == "other tiles were dealt"


def test_the_points_of_a_deal_are_others() -> None:
    record = played()
    place, started = found(record, DealStarted, 2)
    forged = changed(record, place, points=a_hundred_moved(started.points))
    verdict = differs(forged, place)
    assert verdict.difference is not None
    assert (verdict.difference.place, verdict.difference.theirs) == (0, forged.events[place])


def test_the_points_after_a_deal_are_others() -> None:
    record = played()
    place, ended = found(record, DealEnded, 1)
    forged = changed(record, place, points=a_hundred_moved(ended.points))
    verdict = differs(forged, place)
    assert verdict.difference is not None
    assert isinstance(verdict.difference.ours, DealEnded)
    assert verdict.difference.ours.points == ended.points
    assert verdict.difference.theirs == forged.events[place]


def test_a_win_is_worth_something_else() -> None:
    record = played()
    place, won = found(record, Won, 0)
    verdict = differs(changed(record, place, fu=won.fu + 10), place)
    assert verdict.difference is not None
    assert verdict.difference.ours == won


def test_a_win_was_priced_otherwise() -> None:
    """By another reading, or from a fact that is none; where the record does not tell it, or was played by other rules,
    nothing is compared."""
    record = played()
    place, won = found(record, Won, 0)
    assert won.at is not None
    for fields in ({"reading": (*won.reading, 1)}, {"facts": ("last_copy",)}):
        verdict = verify_record(changed(record, place, **fields))
        assert (verdict.play.state, verdict.prices.state) == ("holds", "differs")
        assert verdict.prices.differences[0].theirs == replace(won, **fields)
        elsewhere = changed(record, place, **fields)
        other = replace(elsewhere, header=replace(elsewhere.header, fingerprint=""))
        assert not verify_record(other).failed
    for reading, facts in (((), ()), ((1,), ("last_copy",))):
        assert not verify_record(changed(record, place, reading=reading, facts=facts, at=None)).failed


def test_something_else_is_paid() -> None:
    record = played()
    place, paid = found(record, Paid, 0)
    rows = tuple(replace(row, amount=row.amount + 100) for row in paid.rows)
    verdict = differs(changed(record, place, rows=rows), place)
    assert verdict.difference is not None
    assert verdict.difference.ours == paid


def test_a_discard_in_riichi_from_the_hand_is_refused_with_the_reason() -> None:
    record = with_a_discard_in_riichi()
    place = discard_in_riichi(record)
    thrown = record.events[place]
    assert isinstance(thrown, Discarded)
    check = Check(replace(record, events=record.events[:place]), rules_of(record))
    check.run()
    assert check.match is not None
    other = next(tile for tile in check.match.deal.hands[thrown.seat].tiles if tile != thrown.tile)
    forged = changed(record, place, tile=other, drawn=False)
    verdict = differs(forged, place)
    assert verdict.difference is not None
    assert verdict.difference.theirs == forged.events[place]
    assert verdict.refusal is not None
    assert verdict.refusal.kind == "riichi_locked"
    assert verdict.refusal.text("en") == verdict.difference.said


def declared_with(record: Record, place: int) -> Record:
    """The same, but this discard declares riichi, and the stick is laid down."""
    thrown = record.events[place]
    assert isinstance(thrown, Discarded)
    stick = RiichiStands(thrown.seat, riichi_rows(thrown.seat, rules_of(record).plan.payments).rows)
    forged = changed(record, place, riichi=True)
    return replace(forged, events=(*forged.events[: place + 1], stick, *forged.events[place + 1 :]))


@pytest.mark.parametrize(("number", "why"), [(0, "riichi_not_ready"), (1, "riichi_not_ready"), (9, "riichi_open_hand")])
def test_a_riichi_that_may_not_be_declared_is_refused(number: int, why: str) -> None:
    record = played("tenhou", 1)
    place, _ = found(record, Discarded, number)
    verdict = differs(declared_with(record, place), place)
    assert verdict.refusal is not None
    assert verdict.refusal.kind == why


def test_another_stick_than_that_of_the_riichi_is_told() -> None:
    record = with_a_discard_in_riichi()
    place, stands = found(record, RiichiStands, 0)
    rows = tuple(replace(row, amount=row.amount + 100) for row in stands.rows)
    verdict = differs(changed(record, place, rows=rows), place)
    assert verdict.difference is not None
    assert verdict.difference.ours == stands


def test_a_discard_of_a_tile_that_is_not_held_is_refused() -> None:
    record = played()
    place = nth(record, Discarded, 5)
    _, indicator = found(record, IndicatorShown, 0)
    forged = changed(record, place, tile=indicator.tile, drawn=False)
    verdict = differs(forged, place)
    assert verdict.refusal is not None
    assert verdict.refusal.kind == "no_such_tile"


def test_a_final_score_is_another() -> None:
    record = played()
    ended = record.events[-1]
    assert isinstance(ended, MatchEnded)
    place = len(record.events) - 1
    scores = (ended.scores[0] + 1000, ended.scores[1] - 1000, *ended.scores[2:])
    verdict = verify_record(changed(record, place, scores=scores))
    assert (verdict.failed, verdict.unsettled, verdict.settlement.state) == (False, True, "differs")
    (difference,) = verdict.settlement.differences
    assert difference.deal == deal_at(record, place)
    assert isinstance(difference.ours, MatchEnded)
    assert difference.ours.scores == ended.scores
    assert difference.theirs is not None
    places = ended.places[1:] + ended.places[:1]
    assert verify_record(changed(record, place, places=places)).unsettled


def test_the_dice_are_others() -> None:
    record = played()
    place, rolled = found(record, DiceRolled, 3)
    verdict = differs(changed(record, place, dice=(rolled.dice[0] % 6 + 1, *rolled.dice[1:])), place)
    assert verdict.difference is not None
    assert isinstance(verdict.difference.ours, DiceRolled)


def test_the_wall_is_broken_elsewhere() -> None:
    record = played()
    place, broken = found(record, WallBroken, 2)
    verdict = differs(changed(record, place, stack=broken.stack + 1), place)
    assert verdict.difference is not None
    assert verdict.difference.ours == broken


def test_a_seed_that_was_not_promised_is_refused() -> None:
    record = played()
    place = nth(record, DealEnded, 1)
    seed = bytes(32).hex()
    damage = verify_record(changed(record, place, seed=seed)).damage
    assert damage is not None
    assert (damage.text_id, damage.arguments) == ("verify-other-seed", {"deal": 2})


def test_a_deal_without_its_end_is_noticed() -> None:
    record = played()
    first, last = nth(record, DealEnded, 1) - 3, nth(record, DealStarted, 2)
    cut = replace(record, events=record.events[:first] + record.events[last:])
    difference = verify_record(without_seed(cut)).difference
    assert difference is not None
    assert (difference.deal, difference.said) == (1, "the deal has no end")


def test_a_match_that_ends_too_early_is_noticed() -> None:
    record = played()
    early = replace(record, events=(*record.events[: nth(record, DealStarted, 3)], record.events[-1]))
    difference = verify_record(early).difference
    assert difference is not None
    assert (difference.deal, difference.said) == (2, "the table plays on")


def test_other_rules_find_another_game() -> None:
    verdict = verify_record(played("tenhou"), load("ema"))
    assert verdict.failed


def test_rules_that_have_changed_since_are_warned_of() -> None:
    record = played()
    old = replace(record, header=replace(record.header, fingerprint="0" * 64))
    assert [warning.text_id for warning in verify_record(old).warnings] == ["verify-other-rules"]
    assert verify_record(record).warnings == ()


@pytest.mark.parametrize(
    ("place", "fields", "text_id"),
    [
        (1, {"points": (25000, 25000, 25000)}, "verify-players"),
        (1, {"round": 33}, "verify-no-round"),
        (1, {"dealer": 7}, "verify-no-round"),
    ],
)
def test_a_match_that_cannot_begin_is_damaged(place: int, fields: dict[str, object], text_id: str) -> None:
    record = played()
    assert isinstance(record.events[place], DealStarted)
    damage = verify_record(changed(record, place, **fields)).damage
    assert damage is not None
    assert damage.text_id == text_id


def test_more_tiles_than_there_are() -> None:
    record = without_seed(played())
    place = nth(record, Drawn, 10)
    extra = (replace(record.events[place], source="dead_wall"),) * 8
    many = replace(record, events=record.events[:place] + extra + record.events[place:])
    damage = verify_record(many).damage
    assert damage is not None
    assert damage.text_id == "verify-too-many-tiles"


def dealt_otherwise() -> Record:
    record = played()
    (one, first), (other, second) = found(record, Dealt, 20), found(record, Dealt, 21)
    return changed(changed(record, one, tiles=second.tiles), other, tiles=first.tiles)


def drawn_otherwise() -> Record:
    record = played()
    place, _ = found(record, Drawn, 20, from_wall)
    return changed(record, place, tile=found(record, Drawn, 21, from_wall)[1].tile)


def indicated_otherwise() -> Record:
    record = played()
    return changed(record, nth(record, IndicatorShown, 1), tile=found(record, Drawn, 21, from_wall)[1].tile)


def rolled_otherwise() -> Record:
    record = played()
    place, rolled = found(record, DiceRolled, 3)
    return changed(record, place, dice=(rolled.dice[0] % 6 + 1, *rolled.dice[1:]))


def broken_otherwise() -> Record:
    record = played()
    place, broken = found(record, WallBroken, 2)
    return changed(record, place, stack=broken.stack + 1)


def seeded_otherwise() -> Record:
    record = played()
    return changed(record, nth(record, DealEnded, 1), seed=bytes(32).hex())


def paid_otherwise() -> Record:
    record = played()
    return changed(record, nth(record, Won, 0), points=1)


WALLS = (
    *(dealt_otherwise, drawn_otherwise, indicated_otherwise, rolled_otherwise, broken_otherwise),
    seeded_otherwise,
)


@pytest.mark.parametrize("forge", [*WALLS, paid_otherwise])
def test_walls_are_said_to_be_from_the_seed_only_where_they_are(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, forge: Callable[[], Record]
) -> None:
    (tmp_path / "forged.jsonl").write_text(write_record(forge(), "native"), "utf-8")
    (tmp_path / "good.jsonl").write_text(write_record(played(), "native"), "utf-8")
    assert verify_record(forge()).other_wall == (forge in WALLS)
    assert main(["verify", str(tmp_path), "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert ("All walls were built from the seed." in lines) == (forge not in WALLS)
    said = [line for line in lines if line.endswith("; records whose wall does not match the seed: 1.")]
    assert len(said) == (forge in WALLS)


def test_without_a_seed_nothing_is_said_about_another_wall() -> None:
    verdict = verify_record(without_seed(rolled_otherwise()))
    assert not verdict.other_wall


# ---------------------------------------------------------------- three players, one thing changed


def with_a_north() -> Record:
    """A match in which somebody wins after setting norths aside."""
    return next(
        record
        for record in (played("sanma_tenhou", seed) for seed in range(50))
        if any(won.nuki and won.elements and not won.by_limit for won in record.events if isinstance(won, Won))
    )


def test_another_tile_is_set_aside() -> None:
    record = with_a_north()
    place, declared = found(record, NukiDeclared, 0)
    held = next(
        event for event in record.events[place:] if isinstance(event, Discarded) and event.seat == declared.seat
    )
    forged = changed(record, place, tile=held.tile)
    verdict = differs(forged, place)
    assert verdict.difference is not None
    assert verdict.difference.theirs == forged.events[place]
    assert verdict.refusal is not None
    assert verdict.refusal.kind == "nuki_wrong_tile"


def test_a_north_that_was_not_told_is_missed() -> None:
    record = with_a_north()
    place, _ = found(record, NukiDeclared, 0)
    verdict = differs(replace(record, events=record.events[:place] + record.events[place + 1 :]), place)
    assert verdict.difference is not None


def test_norths_of_a_win_are_counted() -> None:
    record = with_a_north()
    place, won = found(record, Won, 0, lambda won: bool(won.nuki) and not won.by_limit)
    dora, ura, red, aside = won.bonus
    assert aside == len(won.nuki)
    for change in ({"bonus": (dora + 1, ura, red, aside - 1)}, {"nuki": won.nuki[1:]}):
        verdict = differs(changed(record, place, **change), place)
        assert verdict.difference is not None
        assert verdict.difference.ours == won


def test_a_record_of_three_is_not_one_of_four() -> None:
    for record, rules in ((played("sanma_tenhou"), "tenhou"), (played("tenhou"), "sanma_tenhou")):
        damage = verify_record(record, load(rules)).damage
        assert damage is not None
        assert damage.text_id == "verify-players"


# ---------------------------------------------------------------- the quick lane


class Kept(Replay):
    """Keeps every deal as it was when it was over."""

    def __init__(self, record: Record) -> None:
        self.kept: list[Deal] = []
        super().__init__(record, rules_of(record))

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        if self.match is not None:
            self.kept.append(self.match.deal.copy())
        return super().lots(number, box)


def state_of(deal: Deal) -> dict[str, object]:
    """All of it but the number of windows, as the quick lane opens none, and the events; so, too, before a win."""
    state = {field: getattr(deal, field) for field in Deal.__struct_fields__ if field not in ("windows", "events")}
    if deal.before_win is not None:
        state["before_win"] = state_of(deal.before_win)
    return state


def both_ways(record: Record) -> tuple[Kept, Kept]:
    quick, slow = Kept(record), Kept(record)
    quick.run()
    for _ in slow.steps():
        pass
    assert quick.difference is None
    assert slow.difference is None
    return quick, slow


def uncounted(event: Event) -> Event:
    """Draws are taken over as the record tells them, and not every record tells how many tiles are left."""
    return replace(event, left=None) if hasattr(event, "left") else event


def same_match(quick: Match | None, slow: Match | None) -> None:
    assert quick is not None
    assert slow is not None
    assert [*map(uncounted, quick.events)] == [*map(uncounted, slow.events)]
    assert state_of(quick.deal) == state_of(slow.deal)
    assert quick.standing == slow.standing


def records_both_ways() -> Iterator[Record]:
    yield from (played(rules, seed) for rules in ("riichi", "ema", "tenhou", "book") for seed in range(3))


def records_of_other_games() -> Iterator[Record]:
    yield from (played(rules, seed) for rules in games() for seed in range(2))


def test_the_quick_lane_ends_where_the_windows_do() -> None:
    for record in (*records_both_ways(), *records_of_other_games()):
        quick, slow = both_ways(record)
        same_match(quick.match, slow.match)
        assert len(quick.kept) == len(slow.kept)  # none where a match is one deal
        for one, other in zip(quick.kept, slow.kept, strict=True):
            assert state_of(one) == state_of(other)


def test_the_quick_lane_ends_where_the_windows_do_in_real_games() -> None:
    for archive, count in ((HANCHAN, 6), (TONPUU, 6), (MJX, 20), (THREE_PLAYERS, 20)):
        for _, record in sample(archive, count):
            quick, slow = both_ways(record)
            same_match(quick.match, slow.match)
            for one, other in zip(quick.kept, slow.kept, strict=True):
                assert state_of(one) == state_of(other)


def test_the_quick_lane_is_where_the_windows_are_in_the_middle_of_a_deal() -> None:
    """Cut after a draw of somebody who has a choice: both wait for the same discard."""
    compared = 0
    for record in records_both_ways():
        for number in range(0, 200, 7):
            place, _ = found(record, Drawn, number, from_wall)
            cut = replace(record, events=record.events[: place + 1])
            quick, slow = both_ways(cut)
            assert quick.match is not None
            if not quick.match.deal.hands[quick.match.deal.turn].riichi:
                same_match(quick.match, slow.match)
                compared += 1
    assert compared > 200


# ---------------------------------------------------------------- files, folders, archives


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with all that may lie in one."""
    good = write_record(played(), "native").encode()
    damaged = game("<Q12/>").encode()
    cut = game_of_three("<T122/>", f'<N who="0" m="{north(122)}" />').encode()
    (tmp_path / "a.jsonl").write_bytes(good)
    (tmp_path / "deep" / "deeper").mkdir(parents=True)
    (tmp_path / "deep" / "deeper" / "b.jsonl").write_bytes(good)
    (tmp_path / "c.mjlog").write_bytes(damaged)
    (tmp_path / "d.xml").write_bytes(cut)
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "noise.bin").write_bytes(bytes(range(256)))
    (tmp_path / "readme.md").write_text("# Games")
    with tarfile.open(tmp_path / "many.tar.gz", "w:gz") as archive:
        for name, data in (("x/1.jsonl", good), ("x/2.mjlog", damaged), ("x/readme", b"?")):
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    with zipfile.ZipFile(tmp_path / "some.zip", "w") as packed:
        packed.writestr("y/", "")
        packed.writestr("y/1.jsonl", good)
    return tmp_path


def test_a_folder_is_searched_to_its_bottom(shelf: Path) -> None:
    heard: list[tuple[int, int]] = []
    summary = verify_files([str(shelf)], 1, lambda done, total: heard.append((done, total)))
    assert (summary.games, len(summary.differences), len(summary.skipped)) == (7, 2, 4)
    assert [one.name.removeprefix(f"{shelf}/") for one in summary.differences] == ["c.mjlog", "many.tar.gz:x/2.mjlog"]
    assert {one.damage.text_id for one in summary.differences if one.damage} == {"record-mjlog-no-tile"}
    reasons = {one.name.removeprefix(f"{shelf}/"): one.skipped.text_id for one in summary.skipped if one.skipped}
    assert reasons == {
        "empty": "record-file-empty",
        "noise.bin": "record-no-text",
        "readme.md": "record-format",
        "many.tar.gz:x/readme": "record-format",
    }
    assert [(name.removeprefix(f"{shelf}/"), one.text_id) for name, one in summary.warnings] == [
        ("d.xml", "record-unfinished")
    ]
    assert heard == [(done, 11) for done in range(1, 12)]


def test_a_file_that_somebody_named_should_be_a_game(shelf: Path) -> None:
    for name in ("empty", "noise.bin", "readme.md"):
        assert len(verify_files([str(shelf / name)], 1).differences) == 1


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    good = write_record(played(), "native").encode()
    forged = write_record(changed(played(), nth(played(), Won, 0), points=1), "native").encode()
    for number in range(3 * CHUNK):
        (tmp_path / f"{number:02}.jsonl").write_bytes(forged if number in (5, 12) else good)
    alone, together = (verify_files([str(tmp_path)], processes) for processes in (1, 3))
    assert alone == together
    assert [Path(one.name).stem for one in together.differences] == ["05", "12"]


def test_a_damaged_archive_is_one_failure_and_what_is_before_the_damage_is_verified(shelf: Path) -> None:
    whole = (shelf / "many.tar.gz").read_bytes()
    broken = shelf / "broken.tar.gz"
    broken.write_bytes(whole[: len(whole) // 2])
    (shelf / "no.zip").write_bytes(b"PK no")
    summary = verify_files([str(broken), str(shelf / "no.zip"), str(shelf / "a.jsonl")], 1)
    assert [one.damage.text_id for one in summary.differences if one.damage] == ["record-file-damaged-archive"] * 2
    assert not summary.differences[-1].name.endswith("a.jsonl")
    assert summary.games == 3


def test_a_record_with_a_bad_byte_is_damaged_and_not_just_passed_over(shelf: Path) -> None:
    text = (shelf / "a.jsonl").read_bytes()
    (shelf / "bad").mkdir()
    (shelf / "bad" / "a.jsonl").write_bytes(text[:500] + b"\xff" + text[500:])
    assert len(verify_files([str(shelf / "bad")], 1).differences) == 1


def test_one_member_of_an_archive_is_read_by_its_name(shelf: Path) -> None:
    good = (shelf / "a.jsonl").read_bytes()
    assert read_game(f"{shelf}/many.tar.gz:x/1.jsonl") == good
    assert read_game(f"{shelf}/some.zip:y/1.jsonl") == good
    for name, text_id in (
        ("many.tar.gz:x/9", "record-file-no-member"),
        ("many.tar.gz", "record-file-archive"),
        ("nothing", "record-file-missing"),
        ("nothing.tar:x", "record-file-missing"),
        ("a.jsonl/x", "record-file-missing"),
        ("deep", "record-file-folder"),
        ("\0", "record-file-unreadable"),
    ):
        with pytest.raises(RecordError) as caught:
            read_game(f"{shelf}/{name}")
        assert caught.value.text_id == text_id, name
        assert caught.value.message("ru")


def test_a_verdict_can_be_sent_to_another_process() -> None:
    verdict = verify_record(changed(played(), nth(played(), Won, 0), points=1), None, "x")
    assert verdict.failed
    assert pickle.loads(pickle.dumps(verdict)) == verdict


# ---------------------------------------------------------------- how many tiles are left


def test_a_record_that_does_not_count_the_wall_is_believed_and_one_that_counts_wrongly_is_not() -> None:
    """Older records do not tell how many tiles are left, nor do those of others."""
    for rules in ("riichi", "sanma_excluded_tiles", "sichuan"):
        record = played(rules)
        assert {event.left is None for event in record.events if isinstance(event, Drawn)} == {False}
        untold = Kept(replace(record, events=tuple(map(uncounted, record.events))))
        assert untold.run().difference is None
        for kind in (Drawn, IndicatorShown, KindsExcluded):
            told_in_play = (place for place, event in enumerate(record.events) if type(event) is kind)
            places = [place for place in told_in_play if getattr(record.events[place], "source", "") != "deal"]
            for place in places[len(places) // 2 :][:1]:
                told = record.events[place]
                assert isinstance(told, Drawn | IndicatorShown | KindsExcluded)
                assert told.left is not None
                wrong = replace(told, left=told.left + 1)
                events = (*record.events[:place], wrong, *record.events[place + 1 :])
                difference = Kept(replace(record, events=events)).run().difference
                assert difference is not None
                assert (difference.theirs, difference.ours) == (wrong, told)
