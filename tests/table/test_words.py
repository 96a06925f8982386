"""Words: what can be said is told once, and its numbers stay."""

from typing import get_args

import pytest

from jantaku.scenarios import script
from jantaku.table.additions import ADDITIONS
from jantaku.table.course import VERBS
from jantaku.table.words import WORDS, Field, Verb, Word, code, discard, learn, verb_of, written
from jantaku.tiles import parse_tiles

NUMBERS = {
    "pass": 0, "discard": 1, "riichi": 2, "tsumo": 3, "ron": 4, "chi": 5, "pon": 6, "open_kan": 7, "added_kan": 8,
    "closed_kan": 9, "abort": 10, "show": 11, "stop": 12, "choose": 13, "pair": 14, "nuki": 15, "replace": 16,
    "eyes_kan": 17, "ready": 18, "open_riichi": 19, "raised_run": 20, "hissatsu": 21, "pay": 22,
    "chou_riichi": 23, "kiseki_riichi": 24, "stage": 25, "name_dora": 26, "okawari": 27, "tetora_appu": 28,
    "second_kan": 29, "ponten": 30, "chiten": 31, "rule_chombo": 32, "ura_buse_riichi": 39,
    "jiri": 40,
    "rule_dead_hand": 33, "rule_abort": 34, "rule_false_win": 35, "rule_false_kan": 36, "rule_rollback": 37,
    "rule_fine": 38,
}  # fmt: skip
"""As they are in every stored record."""


def test_numbers_stay_and_every_verb_is_a_word() -> None:
    assert {verb.name.lower(): int(verb) for verb in Verb} == NUMBERS
    assert {word.name: word.number for word in WORDS.values() if word.number in NUMBERS.values()} == NUMBERS


def test_what_scenarios_write_means_one_word() -> None:
    written_ways = [said for word in WORDS.values() for said in word.scenario]
    assert len({*written_ways}) == len(written_ways)
    assert script.VERBS["kakan"] is Verb.ADDED_KAN
    assert script.WORDS[Verb.CHOOSE] == "choose"


def test_fields_are_known_and_claims_have_ranks() -> None:
    assert {field for word in WORDS.values() for field in (word.first, word.second)} <= {*get_args(Field)}
    taking = {word.name for word in WORDS.values() if word.rank}
    three, called = {"pon", "ponten", "chi", "chiten"}, {"open_kan", "second_kan", "closed_kan", "eyes_kan", "pair"}
    assert taking == {"ron", "stage", "jiri"} | three | called


def test_everything_that_is_said_in_a_turn_is_done_by_somebody() -> None:
    doers = {*VERBS, *(verb for addition in ADDITIONS for verb in addition.verbs)}
    assert doers == {int(verb) for verb in Verb if WORDS[verb].said == "turn"}


def test_codes_are_written_by_their_fields() -> None:
    one, other = parse_tiles("45s")
    assert written(code(Verb.CHI, one, other)) == "chi 4s5s"
    assert written(discard(one)) == "discard 4s"
    assert written(code(Verb.OPEN_KAN)) == "open kan"
    assert written(999 << 32) == f"code {999 << 32}"


def test_a_word_of_a_game_of_its_own_is_learnt() -> None:
    word = learn(Word(60, "sing", "turn", "tile"))
    (tile,) = parse_tiles("7z")
    assert learn(word) is word
    assert verb_of(word(tile)) == 60
    assert verb_of(word(tile)) is verb_of(word(tile))
    assert written(word(tile)) == "sing 7z"
    with pytest.raises(ValueError, match="word 60 is sing"):
        learn(Word(60, "dance", "turn"))
    del WORDS[60]
