"""Records from elsewhere: files of other servers and of lobbies with rules of their own are read, taken for games by
the rules that they speak of, and judged in three parts."""

import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from jantaku.cli import main
from jantaku.hands.kernel import KernelBook
from jantaku.records.formats.register import read_record, write_record
from jantaku.records.of_match import record_of
from jantaku.records.record import Record, RecordError
from jantaku.records.rules_played import rules_of
from jantaku.records.verify import Verdict, verify_record
from jantaku.rules import load, read
from jantaku.scoring.settlement import settle
from jantaku.table.events import MatchEnded, Won
from jantaku.table.match import Match
from jantaku.texts import LANGUAGES, Texts
from tests.records.exported import ENGLISH, SOUL_NAMES, exported, file_of, renamed, text_of
from tests.records.played import played
from tests.table.greedy import Greedy

pytestmark = pytest.mark.skipif(KernelBook is None, reason="matches are played with the C++ kernel, not built here")

SEEDS = range(4)
HOLDS = ("holds", "holds", "holds")


def states(verdict: Verdict) -> tuple[str, str, str]:
    """Play, prices, settlement."""
    return verdict.play.state, verdict.prices.state, verdict.settlement.state


def grounds(record: Record) -> str:
    """Why it was taken for a game by its rules, in English; there must be Russian words as well."""
    told = {
        language: [Texts(language)(one.text_id, **one.arguments) for one in record.header.grounds]
        for language in LANGUAGES
    }
    assert len(told["ru"]) == len(told["en"])
    return "; ".join(told["en"])


def played_by(sheet: str, seed: int = 3) -> Record:
    """A match by a sheet of one's own."""
    match = Match(read(f'id = "own"\n{sheet}', "own.toml"), seed, ("A", "B", "C", "D"))
    match.play([Greedy(match, Random(seed))] * 4)
    return record_of(match)


# ---------------------------------------------------------------- Mahjong Soul


@pytest.mark.parametrize("seed", SEEDS)
def test_a_room_of_mahjong_soul_has_the_rules_of_that_server(seed: int) -> None:
    file = exported("mahjong_soul", seed, "玉の間南喰赤")
    assert any(score % 1 for score in file["sc"][1::2]), "there are tenths"
    record = read_record(text_of(renamed(file, SOUL_NAMES)))
    assert record.header.rules == "mahjong_soul"
    assert grounds(record) == "its room “玉の間” is a Mahjong Soul room"
    verdict = verify_record(record)
    assert states(verdict) == HOLDS, verdict
    assert (verdict.rules, verdict.assumed) == ("mahjong_soul", True)
    assert record.warnings == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_room_for_three(seed: int) -> None:
    record = read_record(text_of(renamed(exported("mahjong_soul_sanma", seed, "3金の間南喰赤"), SOUL_NAMES)))
    assert record.header.rules == "mahjong_soul_sanma"
    verdict = verify_record(record)
    assert states(verdict) == HOLDS, verdict


@pytest.mark.parametrize("seed", SEEDS)
def test_yaku_and_results_by_their_english_names(seed: int) -> None:
    plain = read_record(text_of(exported("mahjong_soul", seed, "王座の間南喰赤")))
    record = read_record(text_of(renamed(exported("mahjong_soul", seed, "Throne Room South"), ENGLISH)))
    assert record.events == plain.events
    assert grounds(record) == "its room “Throne Room” is a Mahjong Soul room"
    assert states(verify_record(record)) == HOLDS


@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("All Simples(1飜)", 8),
        ("all-simples (1 han)", 8),
        ("Tanyao(1Han)", 8),
        ("役牌:自風牌(1飜)", 10),
        ("Kita(2飜)", -1),
    ],
)
def test_names_are_known_however_they_are_written(word: str, number: int) -> None:
    file = exported("mahjong_soul", 0, "玉の間南喰赤")
    win = next(deal[-1][2] for deal in file["log"] if deal[-1][0] == "和了")
    win[4:] = [word]
    record = read_record(text_of(file))
    won = next(event for event in record.events if isinstance(event, Won))
    ids = {8: ["tanyao"], 10: ["yakuhai"], -1: []}[number]
    assert [element.id for element in won.elements] == ids
    assert won.bonus[3] == (2 if number < 0 else 0)
    assert record.warnings == ()


def test_a_name_that_nobody_knows_is_named() -> None:
    file = exported("mahjong_soul", 0, "玉の間南喰赤")
    win = next(deal[-1][2] for deal in file["log"] if deal[-1][0] == "和了")
    win[4] = "Moon Over The Gate(1飜)"
    record = read_record(text_of(file))
    (warning,) = record.warnings
    assert "“Moon Over The Gate”" in Texts("en")(warning.text_id, **warning.arguments)
    verdict = verify_record(record)
    assert states(verdict) == ("holds", "differs", "holds")
    assert isinstance(verdict.prices.differences[0].theirs, Won)


def double_yakuman(word: str, points: int, sc: list[float]) -> dict[str, Any]:
    """East discards the tile on which South has four closed triplets, waiting for the pair."""
    east = [11, 14, 17, 19, 21, 29, 31, 34, 37, 39, 41, 42, 43]
    south = [12, 12, 12, 13, 13, 13, 22, 22, 22, 38, 38, 38, 25]
    west = [11, 14, 17, 19, 21, 29, 31, 34, 37, 39, 41, 42, 44]
    north = [11, 14, 17, 19, 21, 29, 31, 34, 37, 39, 41, 43, 44]
    deal: list[Any] = [[0, 0, 0], [25000] * 4, [45], [], east, [25], [60], south, [], [], west, [], [], north, [], []]
    deal.append(["和了", [-points, points, 0, 0], [1, 0, 1, f"役満{points}点", word]])
    rule = {"disp": "金の間南喰赤", "aka51": 1, "aka52": 1, "aka53": 1}
    return {"title": ["", ""], "name": ["A", "B", "C", "D"], "rule": rule, "log": [deal], "sc": sc}


@pytest.mark.parametrize(
    "word", ["四暗刻単騎(役満)", "Single-wait Four Concealed Triplets(役満)", "四暗刻単騎(ダブル役満)"]
)
def test_a_yakuman_that_is_worth_two_is_written_as_one(word: str) -> None:
    sc = [-39000, -79.0, 89000, 79.0, 25000, 5.0, 25000, -5.0]
    verdict = verify_record(read_record(text_of(double_yakuman(word, 64000, sc))))
    assert states(verdict) == HOLDS, verdict
    by_tenhou = verify_record(read_record(text_of(double_yakuman(word, 64000, sc))), load("tenhou"))
    assert by_tenhou.prices.state == "differs"


def test_a_single_yakuman_is_too_little_there() -> None:
    sc = [-7000, -47.0, 57000, 47.0, 25000, 5.0, 25000, -5.0]
    verdict = verify_record(read_record(text_of(double_yakuman("四暗刻単騎(役満)", 32000, sc))))
    assert states(verdict) == ("holds", "differs", "holds")


def test_numbers_with_a_point_are_whole() -> None:
    file = exported("mahjong_soul", 1, "友人戦南喰赤")
    for deal in file["log"]:
        for changes in deal[-1][1::2]:
            changes[:] = map(float, changes)
    assert states(verify_record(read_record(text_of(file)))) == HOLDS


@pytest.mark.parametrize("seed", [3, 6, 7])
def test_a_draw_for_which_nobody_paid_is_one_of_all_or_nobody(seed: int) -> None:
    """In these one player was ready and did not show it. The exporter writes the same word for every draw."""
    file = renamed(exported("mahjong_soul", seed, "玉の間南喰赤"), {"全員聴牌": "流局", "全員不聴": "流局"})
    for deal in file["log"]:
        if deal[-1] == ["流局"]:
            deal[-1] = ["流局", [0, 0, 0, 0]]
    assert states(verify_record(read_record(text_of(file)))) == HOLDS


# ---------------------------------------------------------------- what a record says of itself


@pytest.mark.parametrize(
    ("display", "more", "rules", "why"),
    [
        ("銅の間東喰赤", {}, "mahjong_soul-tonpuusen", "“銅の間”"),
        ("銀の間南喰赤", {}, "mahjong_soul", "“銀の間”"),
        ("友人戦南喰赤", {}, "mahjong_soul", "“友人戦”"),
        ("大会戦南喰赤", {}, "mahjong_soul", "“大会戦”"),
        ("段位戦南喰赤", {}, "mahjong_soul", "“段位戦”"),
        ("Friendly South", {}, "mahjong_soul", "“Friendly South”"),
        ("Tounament East", {}, "mahjong_soul-tonpuusen", "East round only"),
        ("般南喰赤", {"ref": "2023010112gm-0009-0000-12345678"}, "tenhou", "“般南喰赤”, as on tenhou.net"),
        ("上南赤", {"ref": ""}, "tenhou-no_kuitan", "no open tanyao"),
        ("", {"title": ["", ""]}, "mahjong_soul", "its id “230101-0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0”"),
        ("", {"ref": 7, "title": ["友人戦", 3]}, "mahjong_soul", "“友人戦”"),
        ("", {"ref": None, "title": None}, "tenhou", "it does not name its rules"),
        ("クラブ南", {"ref": "", "title": "Tournament of friends"}, "tenhou", "“クラブ南”, an unknown room"),
    ],
)
def test_the_rules_are_told_by_what_it_says(display: str, more: dict[str, Any], rules: str, why: str) -> None:
    file = exported("mahjong_soul", 0, display, **more)
    file.pop("sc")
    record = read_record(text_of(file))
    assert record.header.rules == rules
    assert why in grounds(record)
    assert rules_of(record).id == rules


def test_a_room_may_begin_with_other_points() -> None:
    sheet = 'extends = "mahjong_soul"\nstart_target_points = [40000, 40000]\nextra_rounds_target = 45000'
    record = read_record(text_of(file_of(played_by(sheet), "友人戦南喰赤")))
    assert record.header.rules == "mahjong_soul-start_40000"
    assert "starting points 40000" in grounds(record)
    assert states(verify_record(record)) == HOLDS


def test_four_red_fives() -> None:
    record = read_record(text_of(file_of(played_by('extends = "mahjong_soul"\nakadora = [1, 2, 1]'), "友人戦南喰赤")))
    assert record.header.rules == "mahjong_soul-red_121"
    assert states(verify_record(record)) == HOLDS


def test_our_own_file_of_a_match_by_its_rules_comes_back() -> None:
    for rules in ("mahjong_soul", "mahjong_soul_sanma"):
        record = read_record(write_record(played(rules, 0), "tenhou_json"))
        assert record.header.rules == rules
        assert states(verify_record(record)) == HOLDS


def test_why_is_kept_in_our_own_format() -> None:
    record = read_record(text_of(exported("mahjong_soul", 0, "玉の間南喰赤")))
    again = read_record(write_record(record, "native"))
    assert again.header.grounds == record.header.grounds


# ---------------------------------------------------------------- tenhou: tenths, titles, chips, start points


def with_tenths(record: Record) -> Record:
    """The same match as newer files of the server settle it."""
    ended = record.events[-1]
    assert isinstance(ended, MatchEnded)
    plan = read('id = "x"\nextends = "tenhou"\nfinal_score_rounding = "one_decimal"', "x.toml").plan.settlement
    return replace(record, events=(*record.events[:-1], replace(ended, scores=settle(ended.points, plan).scores)))


@pytest.mark.parametrize("to", ["mjlog", "tenhou_json"])
def test_final_points_with_tenths(to: str) -> None:
    records = (with_tenths(played("tenhou", seed)) for seed in range(9))
    record = next(one for one in records if any(score % 1000 for score in final(one)))
    again = read_record(write_record(record, to))
    assert again.header.rules == "tenhou-tenths"
    assert "its final scores have decimals" in grounds(again)
    assert states(verify_record(again)) == HOLDS
    assert states(verify_record(again, load("tenhou"))) == ("holds", "holds", "differs")
    assert write_record(again, to) == write_record(read_record(write_record(again, to)), to)


def final(record: Record) -> tuple[int, ...]:
    """The scores at the end."""
    ended = record.events[-1]
    assert isinstance(ended, MatchEnded)
    return ended.scores


def lobby_file(record: Record) -> str:
    """An mjlog with what a lobby writes into its tags."""
    text = write_record(record, "mjlog")
    text = text.replace('<GO type="9" lobby="0"/>', '<GO type="9" lobby="7" title="%E5%A4%A7%E4%BC%9A"/>')
    text = re.sub("(<INIT [^>]*)/>", r'\1 chip="0,0,0,0"/>', text)
    return re.sub("(<AGARI [^>]*) />", r'\1 chip="3,-1,-1,-1" />', text)


def test_a_lobby_with_a_title_and_chips() -> None:
    text = lobby_file(played("tenhou", 1))
    assert 'title="' in text
    assert 'chip="3' in text
    record = read_record(text)
    (warning,) = record.warnings
    assert warning.text_id == "record-chips"
    assert states(verify_record(record)) == HOLDS
    assert write_record(record, "mjlog") == text


@pytest.mark.parametrize("chips", ['chip="x"', 'chip=""', 'chip="1,2,"'])
def test_chips_that_are_no_numbers_are_damage(chips: str) -> None:
    text = lobby_file(played("tenhou", 1)).replace('chip="0,0,0,0"', chips, 1)
    with pytest.raises(ValueError, match="INIT"):
        read_record(text)


@pytest.mark.parametrize("to", ["mjlog", "tenhou_json"])
def test_chips_beside_the_final_scores(to: str) -> None:
    record = played("tenhou", 2)
    ended = record.events[-1]
    assert isinstance(ended, MatchEnded)
    chips = (5, -1, 0, -4)
    record = replace(record, events=(*record.events[:-1], replace(ended, chips=chips)))
    again = read_record(write_record(record, to))
    last = again.events[-1]
    assert isinstance(last, MatchEnded)
    assert last.chips == chips
    assert [warning.text_id for warning in again.warnings] == ["record-chips"]
    assert states(verify_record(again)) == HOLDS


@pytest.mark.parametrize("points", [0, 50, 25050, -25000, 900000, True, 10**30])
def test_points_with_which_nobody_begins_are_no_rule(points: int) -> None:
    file = exported("tenhou", 0, "般南喰赤", ref="", sc=None)
    file["log"][0][1] = [points] * 4
    with suppress(RecordError):  # most of them no table could have
        record = read_record(text_of(file))
        assert record.header.rules == "tenhou"
        assert verify_record(record).failed


@pytest.mark.parametrize("to", ["mjlog", "tenhou_json"])
@pytest.mark.parametrize(("start", "target"), [(30000, 30000), (27000, 30000), (50000, 50000)])
def test_a_lobby_with_start_points_of_its_own(start: int, target: int, to: str) -> None:
    sheet = f'extends = "tenhou"\nstart_target_points = [{start}, {target}]'
    record = read_record(write_record(played_by(sheet), to))
    assert record.header.rules == f"tenhou-start_{start}"
    assert f"starting points {start}" in grounds(record)
    assert states(verify_record(record)) == HOLDS


# ---------------------------------------------------------------- play, prices and settlement apart


def test_a_tournament_with_another_uma_is_not_wrong_as_a_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = played_by('extends = "mahjong_soul"\numa = [30, 10, -10, -30]')
    path = tmp_path / "game.json"
    path.write_text(text_of(file_of(record, "大会戦南喰赤")), "utf-8")
    verdict = verify_record(read_record(path.read_bytes()))
    assert states(verdict) == ("holds", "holds", "differs")
    assert (verdict.failed, verdict.unsettled, verdict.difference) == (False, True, None)
    assert main(["verify", str(path), "--lang", "en"]) == 3
    out = capsys.readouterr().out
    assert "Assumed rule set: mahjong_soul (its room “大会戦” is a Mahjong Soul room)." in out
    assert "Final scores: differences found." in out
    assert "only the final scores of 1 record differ." in out
    assert "failed" not in out
    sheet = tmp_path / "own.toml"
    sheet.write_text('id = "own"\nextends = "mahjong_soul"\numa = [30, 10, -10, -30]\n', "utf-8")
    assert main(["verify", str(path), "--rules", str(sheet), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Assumed" not in out
    assert "Rule set used: own." in out


def test_one_wrong_price_does_not_hide_the_rest() -> None:
    """Honba are dearer there; the table goes on with what was paid, to the end of the match."""
    record = read_record(write_record(played_by('extends = "tenhou"\nhonba_value = 500', 5), "tenhou_json"))
    verdict = verify_record(record)
    assert states(verdict) == ("holds", "differs", "holds"), verdict
    assert verdict.failed
    assert verdict.difference == verdict.prices.differences[0]
    assert verdict.prices.count > 0


def test_what_is_not_told_is_said_to_be_so() -> None:
    file = exported("mahjong_soul", 0, "玉の間南喰赤")
    del file["sc"]
    assert states(verify_record(read_record(text_of(file)))) == ("holds", "holds", "unsaid")
    for deal in file["log"]:
        deal[-1] = ["不明"]
    assert states(verify_record(read_record(text_of(file))))[1:] == ("unsaid", "unsaid")


def test_where_the_play_differs_the_settlement_is_not_come_to() -> None:
    file = exported("mahjong_soul", 0, "玉の間南喰赤")
    file["log"] = file["log"][:2]
    verdict = verify_record(read_record(text_of(file)))
    assert states(verdict) == ("differs", "holds", "unreached")
    assert verdict.failed


def test_many_games_are_counted_by_part(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(text_of(exported("mahjong_soul", 0, "玉の間南喰赤")), "utf-8")
    other = file_of(played_by('extends = "mahjong_soul"\numa = [30, 10, -10, -30]'), "大会戦南喰赤")
    (tmp_path / "b.json").write_text(text_of(other), "utf-8")
    (tmp_path / "c.mjlog").write_text(write_record(played("tenhou", 1), "mjlog"), "utf-8")
    assert main(["verify", str(tmp_path), "--processes", "1", "--lang", "en"]) == 3
    out = capsys.readouterr().out
    assert "Play: no differences (3)." in out
    assert "Final scores: no differences (2), differences found (1)." in out
    assert "Assumed rule set: mahjong_soul (2) (" in out
    assert "Assumed rule set: tenhou (1) (it is a tenhou.net file with game type 9)." in out
