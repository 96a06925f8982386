"""Addresses under /api: rules, the catalogue, written hands, records, texts, pages."""

from pathlib import Path
from typing import Any

import pytest

from jantaku.records.formats.register import write_record
from jantaku.records.of_match import record_of
from jantaku.rules import presets
from jantaku.table.match import Match
from tests.server.running import Running, free, http

HAND = {"hand": "234m 567p 22z 345s 67s", "win": "8s", "rules": "ema", "flags": ["riichi"], "seat": "W", "dora": "4p"}


def get(server: Running, address: str) -> Any:
    with http(server.port) as asker:
        reply = asker.get(address)
        assert reply.status_code == 200, reply.text
        return reply.json()


def post(server: Running, address: str, body: Any, status: int = 200) -> Any:
    with http(server.port) as asker:
        reply = asker.post(address, json=body)
        assert reply.status_code == status, reply.text
        return reply.json()


def test_rule_sets_are_listed_and_shown(server: Running) -> None:
    listed = {one["id"]: one for one in get(server, "/api/rulesets")}
    assert set(listed) == set(presets())
    assert listed["sanma"]["players"] == 3
    assert all(one["playable"] and not one["missing"] for one in listed.values())
    ema = get(server, "/api/rulesets/ema")
    options = {option["id"]: option for option in ema["options"]}
    assert options["abortive_draws"]["value"] == "off"
    assert options["abortive_draws"]["changed"]
    assert all(option["name"]["ru"] and option["means"]["en"] for option in ema["options"])
    assert 'extends = "riichi"' in ema["sheet"]


@pytest.mark.parametrize("preset", ["taiwanese", "sichuan", "sanma"])
def test_a_rule_set_of_another_game_has_its_features(server: Running, preset: str) -> None:
    told = get(server, f"/api/rulesets/{preset}")
    features = told["features"]
    assert features["hand"] == (16 if preset == "taiwanese" else 13)
    assert features["void_suit"] == (preset == "sichuan")
    assert bool(features["nuki"]) == (preset != "sichuan")
    assert told["readings"] or preset == "sanma"


def test_a_lesson_comes_in_both_languages(server: Running) -> None:
    told = get(server, "/api/rulesets/taiwanese/lesson")
    assert [section["id"] for section in told["en"]] == [section["id"] for section in told["ru"]]
    assert told["ru"][0]["title"] == "Коротко"
    wins = next(section for section in told["en"] if section["id"] == "wins")
    flat = next(block for block in wins["blocks"] if block.get("name") == "flat_hand")
    assert flat["counts"] is True
    assert flat["tiles"] == "123m 456m 345p 678p 99s 67s"
    assert flat["win"] == "8s"
    assert get(server, "/api/rulesets/kitchen_sink/lesson") == {"ru": [], "en": []}


def test_differences_of_two_sets(server: Running) -> None:
    told = get(server, "/api/rulesets/riichi/differences/ema")
    assert not told["same"]
    uma = next(row for row in told["differences"] if row["id"] == "uma")
    assert uma["other"] == "[15, 5, -5, -15]"
    assert get(server, "/api/rulesets/ema/differences/ema") == {"same": True, "differences": []}


def test_a_sheet_is_checked(server: Running) -> None:
    wrong = post(
        server, "/api/rulesets/check", {"sheet": 'id = "x"\nextends = "riichi"\nkuitan = "perhaps"\nno_such = 1\n'}
    )
    assert not wrong["ok"]
    assert [problem["line"] for problem in wrong["problems"]] == [3, 4]
    assert wrong["problems"][0]["options"] == ["kuitan"]
    built = post(
        server,
        "/api/rulesets/check",
        {"extends": "ema", "id": "ours", "name": {"en": "Ours"}, "options": {"kuitan": "off"}},
    )
    assert built["ok"]
    assert built["playable"]
    assert [row["id"] for row in built["rules"]["differences"]] == ["ari_ari", "kuitan", "tanyao"]
    assert built["rules"]["parent"] == "ema"
    strange = post(server, "/api/rulesets/check", {"extends": "ema", "options": {'a" = 1\n[x': {"b": [1.5]}}})
    assert not strange["ok"]
    nested = post(server, "/api/rulesets/check", {"extends": "ema", "options": {"uma": {"b": [[15]]}}}, 400)
    assert nested["place"] == "options[...][...][0]"  # no option has a list of lists


@pytest.mark.parametrize("words", ["фуритен", "furiten", "振り聴"])
def test_the_catalogue_is_searched_in_all_languages(server: Running, words: str) -> None:
    found = get(server, f"/api/catalogue?q={words}&limit=5")
    assert any("furiten" in entry["id"] for entry in found["entries"])


def test_an_entry_tells_everything(server: Running) -> None:
    (kuikae,) = get(server, "/api/catalogue/kuikae")
    assert kuikae["option"]["values"][0]["means"]["ru"]
    assert kuikae["presets"]["ema"]
    pinfu = next(entry for entry in get(server, "/api/catalogue/pinfu") if entry["kind"] == "element")
    assert pinfu["element"]["examples"][0]["hand"]
    assert pinfu["element"]["near"][0]["because"]["en"]


def test_every_entry_can_be_told(server: Running) -> None:
    found = get(server, "/api/catalogue?limit=2000")
    assert found["total"] == len(found["entries"]) > 900
    with http(server.port) as asker:
        for entry in found["entries"][::9]:
            assert asker.get(f"/api/catalogue/{entry['id']}").status_code == 200, entry["id"]


def test_a_written_hand_is_scored(server: Running) -> None:
    told = post(server, "/api/score", HAND)
    assert told["explained"]["points"] > 0
    assert [line["id"] for line in told["explained"]["elements"]] == ["riichi", "pinfu"]
    assert told["explained"]["elements"][0]["ja"]
    assert told["explained"]["lines"]["ru"]
    assert told["changes"] is None, "nobody knows who pays"
    fed = post(server, "/api/score", {**HAND, "from": "N", "honba": 1, "sticks": 1})
    assert sum(fed["changes"]) == 1000
    assert fed["rows"][0]["said"]["en"]


def test_why_there_is_no_win(server: Running) -> None:
    nothing = post(server, "/api/score", {**HAND, "flags": [], "hand": "234m 567p 22z 345s 6-78s", "win": "8s"}, 422)
    assert nothing["error"] in ("wrong_hand", "no_win")
    no_yaku = post(server, "/api/score", {"hand": "123m 567p 22z 345s 68s", "win": "7s", "by": "ron"}, 422)
    assert no_yaku["error"] == "no_win"
    assert no_yaku["text"]["ru"] != no_yaku["text"]["en"]
    five = post(server, "/api/score", {"hand": "11111m 567p 22z 345s", "win": "7s"}, 422)
    assert five["error"] == "wrong_hand"


def test_other_games_are_scored_too(server: Running) -> None:
    tai = post(
        server, "/api/score", {"rules": "taiwanese", "hand": "123m 456p 789s 111z 22m 33m", "win": "2m", "by": "tsumo"}
    )
    assert tai["explained"]["points"] > 0
    fan = post(
        server,
        "/api/score",
        {"rules": "sichuan", "hand": "123m 456m 789m 22p 567p", "win": "2p", "by": "ron", "void": "s"},
        422,
    )
    assert fan["error"] in ("no_win", "wrong_hand")


def a_match(rules: str = "riichi") -> Match:
    match = Match(rules, 12)
    match.play([lambda _window, _seat, codes: codes[-1]] * match.table.seats.count)
    return match


@pytest.mark.parametrize("form", ["native", "mjlog", "tenhou_json", "mjai"])
def test_a_record_of_any_format_is_replayed(server: Running, form: str) -> None:
    match = a_match("tenhou")
    text = write_record(record_of(match), form)
    with http(server.port) as asker:
        reply = asker.post("/api/replay", content=text.encode())
    assert reply.status_code == 200, reply.text
    replay = reply.json()
    assert len(replay["deals"]) == match.deal.number + 1
    assert replay["problem"] is None
    assert replay["rules"]["players"] == 4
    last = replay["deals"][-1]
    assert last["result"]["after"] == list(match.points)
    assert all(tile is not None for seat in last["board"]["seats"] for tile in seat["tiles"])
    assert any(frame["event"]["event"] == "discarded" and frame["board"] for frame in last["frames"])


def test_a_replay_as_one_seat_saw_it(server: Running) -> None:
    text = write_record(record_of(a_match()), "native")
    with http(server.port) as asker:
        replay = asker.post("/api/replay?seat=2", content=text.encode()).json()
    drawn = [
        frame["event"] for deal in replay["deals"] for frame in deal["frames"] if frame["event"]["event"] == "drawn"
    ]
    assert all((event["tile"] is not None) == (event["seat"] == 2) for event in drawn)


@pytest.mark.parametrize(
    "body", [b"", b"<mjloggm>", b'{"log": [[]]}', b'{"type":"start_game"}\n{"type":"x"}', b"\x1f\x8b\x08"]
)
def test_a_broken_record_says_what_is_wrong(server: Running, body: bytes) -> None:
    with http(server.port) as asker:
        reply = asker.post("/api/replay", content=body)
    assert reply.status_code == 422
    assert reply.json()["error"] == "wrong_record"
    assert reply.json()["text"]["ru"]


def test_texts_and_names(server: Running) -> None:
    with http(server.port) as asker:
        source = asker.get("/api/texts/ru?files=server,yaku").text
        assert "server-action-riichi = Риичи" in source
        assert "cli-about" not in source
        assert "cli-about" in asker.get("/api/texts/en").text
    assert get(server, "/api/names")["yaku-pinfu"]["ja"]
    assert get(server, "/api/about")["protocol"] == 1


def test_pages_are_served_or_their_absence_is_told(tmp_path: Path) -> None:
    (tmp_path / "pages" / "assets").mkdir(parents=True)
    (tmp_path / "pages" / "index.html").write_text("<title>the pages</title>")
    (tmp_path / "pages" / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with Running(free(tmp_path / "one.db", pages=tmp_path / "pages")) as running, http(running.port) as asker:
        assert "the pages" in asker.get("/rules/kuikae").text
        assert "immutable" in asker.get("/assets/a.js").headers["cache-control"]
        assert asker.get("/assets/none.js").status_code == 404
        assert "secret" not in asker.get("/%2e%2e/secret.txt").text
        assert asker.get("/").headers["x-content-type-options"] == "nosniff"
    with Running(free(tmp_path / "two.db", pages=tmp_path / "nowhere")) as running, http(running.port) as asker:
        assert "make play" in asker.get("/").text
