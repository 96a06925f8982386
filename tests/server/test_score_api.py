"""Written hands over HTTP: readings, what completes a hand and for how much, what may be asked by some rules."""

from typing import Any

import pytest

from jantaku.facade import score
from jantaku.rules import catalogue, presets
from jantaku.server.telling.explanations import value_rule
from tests.server.running import Running, http


def post(server: Running, address: str, body: Any, status: int = 200) -> Any:
    with http(server.port) as asker:
        reply = asker.post(address, json=body)
        assert reply.status_code == status, reply.text
        return reply.json()


def test_each_wait_has_its_value(server: Running) -> None:
    told = post(server, "/api/waits", {"hand": "234m 067p 345s 6788s", "dora": "1s"})
    waits = {one["tile"]: one for one in told["waits"]}
    assert list(waits) == ["2s", "5s", "8s"]
    assert [one["left"] for one in told["waits"]] == [4, 3, 2]
    for tile, one in waits.items():
        for by in ("ron", "tsumo"):
            ours = score("234m 067p 345s 6788s", tile, by=by, indicators="1s")
            assert one[by]["points"] == ours.points
            assert one[by]["text"]["ru"] != one[by]["text"]["en"]
    assert waits["2s"]["ron"]["points"] > waits["5s"]["ron"]["points"], "the dora"


def test_a_wait_without_a_yaku_says_so(server: Running) -> None:
    told = post(server, "/api/waits", {"hand": "123m 456p 789s 11z 23p"})
    first = told["waits"][0]
    assert first["ron"]["points"] is None
    assert first["ron"]["reason"] == "no-win-no-yaku"
    assert first["tsumo"]["points"] > 0
    riichi = post(server, "/api/waits", {"hand": "123m 456p 789s 11z 23p", "flags": ["riichi", "haitei"]})
    assert riichi["waits"][0]["ron"]["points"] > 0, "the last tile of the wall is left out for a discard"


def test_a_tile_that_is_used_up_is_no_wait(server: Running) -> None:
    told = post(server, "/api/waits", {"hand": "1111m 234p 567p 789s"})
    assert told["waits"] == []
    assert told["used_up"] == ["1m"]
    red = post(server, "/api/waits", {"hand": "555m 46m 234p 567p 88s"})
    assert [one["tile"] for one in red["waits"]] == ["0m", "8s"], "of the fives only the red one is left"


@pytest.mark.parametrize("hand", ["", "1m", "123m 456p 789s 11z 234p", "1z2z", "123q", "9" * 150 + "m"])
def test_what_is_not_one_tile_short_is_refused(server: Running, hand: str) -> None:
    assert post(server, "/api/waits", {"hand": hand}, 422)["error"] == "wrong_hand"


def test_other_games_have_waits(server: Running) -> None:
    tai = post(server, "/api/waits", {"rules": "taiwanese", "hand": "123m 456p 789s 111z 22m 33m"})
    assert {"2m", "3m"} <= {one["tile"] for one in tai["waits"]}
    fan = post(server, "/api/waits", {"rules": "sichuan", "hand": "123m 456m 78m 22p 567p", "void": "s"})
    assert [one["tile"] for one in fan["waits"]] == ["3m", "6m", "9m"]
    void = post(server, "/api/waits", {"rules": "sichuan", "hand": "123m 456m 78m 22p 567p", "void": "p"})
    assert all(one["ron"]["points"] is None for one in void["waits"]), "nothing wins while the void suit is there"


def test_other_readings_and_what_they_would_be_worth(server: Running) -> None:
    told = post(server, "/api/score", {"hand": "222333444m 67p 88s", "win": "8p", "flags": ["riichi"]})
    (other,) = told["others"]
    assert other["points"] < told["explained"]["points"]
    assert "Pinfu" in other["summary"]["en"]
    assert other["blocks"][0]["en"] == "234m"
    assert post(server, "/api/score", {"hand": "19m19p19s1234567z", "win": "1m"})["others"] == []


def test_several_are_set_side_by_side(server: Running) -> None:
    hand = {"hand": "234m 567p 22z 345s 67s", "win": "8s"}
    told = post(
        server, "/api/scores", {"questions": [hand, {**hand, "flags": ["riichi"]}, {**hand, "rules": "sichuan"}]}
    )
    assert [one["points"] for one in told] == [None, 1000, None] or told[1]["points"] > 0
    assert told[0]["reason"] == "no-win-no-yaku"
    assert told[2]["text"]["en"]
    assert post(server, "/api/scores", {"questions": [hand] * 17}, 400)["error"] == "bad_message"


SIXTEEN = {"hand": "123m 456p 789s 222s 555z 3p", "rules": "taiwanese"}


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"win": "3p", "first_discard": True, "river": 20}, "score-river-first"),
        ({"win": "3p", "by": "tsumo", "flags": ["haitei"], "river": 3}, "score-river-last"),
        ({"win": "3p", "first_discard": True, "flags": ["chankan"]}, "win-first-discard"),
        ({"win": "3p", "nuki": "12345678f"}, "win-all-flowers"),
    ],
)
def test_what_contradicts_itself_is_refused_as_everywhere(server: Running, more: dict[str, Any], reason: str) -> None:
    told = post(server, "/api/score", {**SIXTEEN, **more}, 422)
    assert told["reason"] == reason
    assert told["text"]["ru"] != told["text"]["en"]


@pytest.mark.parametrize(("by", "points"), [("tsumo", 91), ("ron", 20)])
def test_flowers_win_whatever_the_hand(server: Running, by: str, points: int) -> None:
    """002:280-281."""
    question = {"hand": "", "win": "8f", "nuki": "1234567f", "by": by, "rules": "taiwanese"}
    assert post(server, "/api/score", question)["explained"]["points"] == points


def test_what_may_be_asked_by_the_rules(server: Running) -> None:
    riichi = post(server, "/api/score/form", {"rules": "riichi"})
    assert {"riichi", "ippatsu", "haitei"} <= {flag["id"] for flag in riichi["flags"]}
    assert riichi["honba"] == "honba"
    tai = post(server, "/api/score/form", {"rules": "taiwanese"})
    assert tai["honba"] == "dealer_wins"
    assert tai["rules"]["features"]["hand"] == 16
    assert tai["river"] == [6, 10]
    assert (tai["flowers"], riichi["flowers"]) == (8, 0)
    fan = post(server, "/api/score/form", {"rules": "sichuan"})
    assert fan["out"] == 2
    assert "riichi" not in {flag["id"] for flag in fan["flags"]}
    own = post(server, "/api/score/form", {"sheet": 'id = "own"\nextends = "riichi"\nkuitan = "off"\n'})
    assert own["rules"]["id"] == "own"
    unbuilt = next(name for name, element in catalogue().elements.items() if element.state == "not_yet")
    sheet = f'id = "own"\nextends = "riichi"\n[yaku]\nadd = ["{unbuilt}"]\n[yaku.price]\n{unbuilt} = 1\n'
    assert post(server, "/api/score/form", {"sheet": sheet}, 422)["error"] == "not_built"
    assert post(server, "/api/score/form", {"rules": "nothing"}, 404)["error"] == "not_found"


@pytest.mark.parametrize("rules", presets())
def test_every_rule_set_has_a_form(server: Running, rules: str) -> None:
    told = post(server, "/api/score/form", {"rules": rules})
    assert all(flag["name"]["ru"] and flag["name"]["en"] for flag in told["flags"])


@pytest.mark.parametrize(
    ("game", "limit", "below"),
    [
        ("riichi", "limit_scale", "payment_rounding"),
        ("sanma", "limit_scale", "fu_base"),
        ("taiwanese", "tw_tai_limit", "tw_tai_limit"),
        ("sichuan", "sc_fan_cap", "sc_fan_cap"),
        ("", "", ""),
    ],
)
def test_the_rule_that_turns_the_count_into_points_is_told(game: str, limit: str, below: str) -> None:
    assert value_rule(game) == limit
    assert value_rule(game, by_limit=False) == below
    assert not game or {limit, below} <= set(catalogue().options)


def test_a_cheap_hand_leads_to_how_points_are_counted_and_not_to_the_limits(server: Running) -> None:
    hand = {"hand": "234m 567p 22z 345s 67s", "win": "8s", "flags": ["riichi"]}
    assert post(server, "/api/score", hand)["explained"]["value_rule"] == "payment_rounding"
    linear = 'id = "own"\nextends = "riichi"\nlinear_scoring = "on"\n'
    assert post(server, "/api/score", {**hand, "sheet": linear})["explained"]["value_rule"] == "linear_scoring"


def test_a_yaku_that_counts_twice_says_for_what_each_time(server: Running) -> None:
    told = post(server, "/api/score", {"hand": "234m 67p 55s 111z 777z=", "win": "5p", "seat": "E", "round": "S"})
    why = [line["because"][0]["en"] for line in told["explained"]["elements"] if line["id"] == "yakuhai"]
    assert why == ["a triplet or kan of red dragons", "a triplet or kan of the seat wind"]


DRAGON_ROUNDS = 'id = "club"\nextends = "riichi"\nrandom_round_tile = "on"\n'
PERSONAL = 'id = "club"\nextends = "riichi"\npersonal_dora_claim = "a_b"\n'


def test_a_round_may_have_a_tile_that_is_no_wind(server: Running) -> None:
    form = post(server, "/api/score/form", {"sheet": DRAGON_ROUNDS})
    assert {"5z", "6z", "7z"} <= {*form["rounds"]}
    assert post(server, "/api/score/form", {"rules": "riichi"})["rounds"] == []
    asked = {"sheet": DRAGON_ROUNDS, "hand": "234m 567p 345s 55z 22p", "win": "5z", "from": "E"}
    told = post(server, "/api/score", asked | {"round": "5z"})
    assert [one["fact"] for one in told["elements"]] == ["white_triplet", "round_triplet"]
    alone = post(server, "/api/score", asked | {"round": "2z"})
    assert [one["fact"] for one in alone["elements"]] == ["white_triplet"]
    refused = post(server, "/api/score", {"hand": "234m 567p 345s 55z 22p", "win": "5z", "round": "5z"}, 422)
    assert refused["reason"] == "score-round"


def test_dora_of_others_are_told_where_somebody_may_have_dora_of_their_own(server: Running) -> None:
    assert post(server, "/api/score/form", {"sheet": PERSONAL})["foreign_dora"] is True
    assert post(server, "/api/score/form", {"rules": "riichi"})["foreign_dora"] is False
    asked = {"hand": "234m 567p 345s 55z 22p", "win": "5z", "from": "E"}
    plain = post(server, "/api/score", asked | {"sheet": PERSONAL})
    more = post(server, "/api/score", asked | {"sheet": PERSONAL, "foreign_dora": 2})
    assert sum(row["amount"] for row in more["rows"]) > sum(row["amount"] for row in plain["rows"])
    refused = post(server, "/api/score", asked | {"foreign_dora": 2}, 422)
    assert refused["reason"] == "win-foreign-off"
