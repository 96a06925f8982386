"""Which tests ``make quick`` takes."""

from tests.quick import Timed, chosen, distances

NEAR = "tests/tiles/test_notation.py"
FAR = "tests/server/test_pace.py"
CHANGED = ["src/jantaku/tiles/notation.py"]


def some_of(file: str, count: int, seconds: float) -> list[Timed]:
    return [Timed(f"{file}::test_{number}", file, seconds) for number in range(count)]


def test_what_imports_a_changed_module_is_near() -> None:
    near = distances(CHANGED)
    assert near["jantaku.tiles.notation"] == 0
    assert near["jantaku.tiles"] == 1
    assert near["tests.tiles.test_notation"] <= 2
    assert "jantaku.ready" not in near


def test_the_nearest_tests_are_taken_and_a_sample_of_the_others() -> None:
    near, far = some_of(NEAR, 10, 0.1), some_of("tests/test_names.py", 1000, 0.1)
    taken = chosen([*far, *near], CHANGED, 20)
    assert {test.id for test in near} <= taken
    assert 150 < len(taken) <= 200
    assert taken == chosen([*near, *far], CHANGED, 20)


def test_they_fit_into_the_time_whatever_was_changed() -> None:
    everything = [*some_of(NEAR, 300, 0.5), *some_of(FAR, 300, 0.7)]
    for changed in (CHANGED, ["tests/server/test_pace.py"], ["README.md"], ["src/jantaku/texts/ru/yaku.ftl"]):
        taken = chosen(everything, changed, 30)
        assert 20 < sum(test.seconds for test in everything if test.id in taken) <= 30


def test_one_slow_file_does_not_take_all_the_time_of_the_near_ones() -> None:
    slow, beside = some_of(NEAR, 100, 1.0), some_of("tests/tiles/test_sets.py", 100, 0.01)
    taken = chosen([*slow, *beside], [*CHANGED, "src/jantaku/tiles/sets.py"], 30)
    assert sum(test.id in taken for test in beside) == 100


def test_texts_are_read_by_their_own_tests() -> None:
    texts, other = some_of("tests/texts/test_texts.py", 10, 0.1), some_of(FAR, 100, 0.1)
    assert {test.id for test in texts} <= chosen([*other, *texts], ["src/jantaku/texts/ru/yaku.ftl"], 10)
