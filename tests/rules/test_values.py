"""Values of options: what may be written, and the one shape that it takes."""

import pytest

from jantaku.rules import Fields, Value, WrongValue, catalogue, written


def canonical(option: str, raw: object) -> Value:
    return catalogue().options[option].canonical(raw)


@pytest.mark.parametrize(
    ("option", "raw", "value"),
    [
        ("kiriage_mangan", "on", "on"),
        ("kiriage_mangan", True, "on"),
        ("kiriage_mangan", False, "off"),
        ("kazoe_yakuman", 13, 13),
        ("kazoe_yakuman", "13", 13),
        ("sanma_tsumo_surcharge", "1000", 1000),
        ("kazoe_yakuman", "off", "off"),
        ("honba_value", 300, 300),
        ("uma", [15, 5, -5, -15], (15, 5, -5, -15)),
        ("akadora", [0, 2, 0], (0, 2, 0)),
        ("pao", ["suukantsu", "daisangen"], ("daisangen", "suukantsu")),
        ("permanent_dora", ["7z"], ("7z",)),
        ("double_yakuman", ["suuankou_tanki", "daisuushii"], ("daisuushii", "suuankou_tanki")),
    ],
)
def test_a_value_takes_its_one_shape(option: str, raw: object, value: Value) -> None:
    assert canonical(option, raw) == value
    assert canonical(option, value) == value
    hash(value)


def test_a_table_has_all_its_fields() -> None:
    assert canonical("ryanhan_shibari", {"who": "dealer"}) == Fields(
        {"from_honba": 5, "han": 2, "who": "dealer", "counts": "without_dora"}
    )
    assert canonical("uma", {"1": [12, -1, -3, -8]}) == Fields({"1": (12, -1, -3, -8)})


@pytest.mark.parametrize(
    ("option", "raw", "path"),
    [
        ("kiriage_mangan", "maybe", ()),
        ("kiriage_mangan", 1, ()),
        ("honba_value", "300", ()),
        ("kazoe_yakuman", 12, ()),
        ("honba_value", 153, ()),
        ("honba_value", -100, ()),
        ("honba_value", True, ()),
        ("uma", [15], ()),
        ("uma", [15, 5, "-5", -15], ("2",)),
        ("uma", [15, 5, True, -15], ("2",)),
        ("pao", ["daisangen", "tanyao"], ("1",)),
        ("pao", ["daisangen", "daisangen"], ("1",)),
        ("pao", [], ()),
        ("permanent_dora", ["8z"], ("0",)),
        ("ryanhan_shibari", {"who": "nobody"}, ("who",)),
        ("ryanhan_shibari", {"whom": "all"}, ("whom",)),
        ("uma", {"1": [12, -1, -3.5, -8]}, ("1", "2")),
        ("kiriage_mangan", 1.5, ()),
        ("kiriage_mangan", {"on": 1}, ()),
    ],
)
def test_what_has_no_form_is_wrong_in_a_place(option: str, raw: object, path: tuple[str, ...]) -> None:
    with pytest.raises(WrongValue) as caught:
        canonical(option, raw)
    assert caught.value.path == path


def test_a_value_is_written_as_in_a_rule_set() -> None:
    assert written("on") == '"on"'
    assert written((15, 5, -5, -15)) == "[15, 5, -5, -15]"
    assert written(Fields({"who": "dealer", "han": 2})) == '{ han = 2, who = "dealer" }'
