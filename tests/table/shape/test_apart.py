"""Parts and additions stand apart: none reaches into another, none is chosen for a pair of features."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import jantaku.table
from jantaku.table.additions import ADDITIONS
from jantaku.table.table import MAKERS

TABLE = Path(jantaku.table.__file__).parent
MODULES = sorted(TABLE.rglob("*.py"))
HOLDERS = {"self", "table", "parts"}
"""By what names a part is reached."""


def set_attributes(tree: ast.AST) -> Iterator[ast.Attribute]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        else:
            continue
        yield from (target for target in targets if isinstance(target, ast.Attribute))


def reaches_into_a_part(target: ast.Attribute) -> bool:
    """Whether it is ``table.PART.x = ...``."""
    owner = target.value
    return (
        isinstance(owner, ast.Attribute)
        and owner.attr in MAKERS
        and isinstance(owner.value, ast.Name)
        and owner.value.id in HOLDERS
    )


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(TABLE)))
def test_nobody_sets_what_belongs_to_another_part(module: Path) -> None:
    found = [
        ast.unparse(target) for target in set_attributes(ast.parse(module.read_text())) if reaches_into_a_part(target)
    ]
    assert not found


def test_the_check_would_notice_it() -> None:
    (target,) = set_attributes(ast.parse("table.claims.worth = admission.worth_on"))
    assert reaches_into_a_part(target)


def test_no_addition_is_made_out_of_another() -> None:
    names = {kind.__name__ for kind in ADDITIONS}
    for kind in ADDITIONS:
        assert not {base.__name__ for base in kind.__mro__[1:]} & names
    for module in TABLE.glob("additions/[a-z]*.py"):
        taken = {
            alias.name
            for node in ast.walk(ast.parse(module.read_text()))
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("jantaku.table.additions")
            for alias in node.names
        }
        assert not taken & names, module.name
