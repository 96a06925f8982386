"""Where a key stands in a TOML text."""

from jantaku.rules.lines import lines_of

TEXT = '''\
# a comment = 1
id = "x" # another = 2
yaku.price = { renhou = "mangan", honitsu = { closed = 3,
  } }
uma = [
    15, 5, # first and second
    -5,
    -15,
]
about = """
fake = 1
"""
"quoted.key" = 'lit # eral'

[yaku.patterns.bridge]
pattern = "123x"
price = 2
when = 1979-05-27 07:32:00

[[relation]]
if = { a = 1 }

[[relation]]
if = { b = [1, { c = 2 }] }
'''


def test_every_key_is_found_on_its_line() -> None:
    text = TEXT.replace("closed = 3,\n  }", "closed = 3 }").replace("} } }", "} }")
    lines = lines_of(text)
    assert lines[("id",)] == 2
    assert lines[("yaku", "price")] == 3
    assert lines[("yaku", "price", "honitsu", "closed")] == 3
    shown = text.splitlines()
    for path, start in (
        (("uma",), "uma"),
        (("uma", "2"), "    -5"),
        (("uma", "3"), "    -15"),
        (("quoted.key",), '"quoted.key"'),
        (("yaku", "patterns", "bridge", "price"), "price = 2"),
        (("yaku", "patterns", "bridge", "when"), "when"),
        (("relation", "0", "if", "a"), "if = { a"),
        (("relation", "1", "if", "b", "1", "c"), "if = { b"),
    ):
        assert shown[lines[path] - 1].startswith(start), path
    assert ("fake",) not in lines
    assert ("another",) not in lines
