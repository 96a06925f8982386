"""Types that are ready before threads come.

msgspec works out how a Struct type is decoded when it is first needed, and keeps that with the type. A second thread
that needs it before the first has finished finds it half made and reads a null pointer: the whole process is gone. So
whoever lets threads in has all types made ready first. Nobody keeps a list of them: every Struct of the package is one.
"""

import contextlib
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Final

import msgspec

PACKAGE: Final = "jantaku"
PROGRAMS: Final = ("jantaku.cli", "jantaku.server.storage.migrations")
"""What no thread of a server brings in: the commands, and what a database has been through."""

_ready: Final[set[type[msgspec.Struct]]] = set()


def make_types_ready(*, everything: bool = False) -> None:
    """Make all types of the package ready that have been brought in; with ``everything``, bring all modules in first,
    so that none comes later with types of its own."""
    if everything:
        for module in _modules():
            import_module(module)
    for type_ in _types(msgspec.Struct):
        if type_ not in _ready:
            _make_ready(type_)
            _ready.add(type_)


def _modules(package: str = PACKAGE) -> Iterator[str]:
    """The modules of a package and of those within it, but for the programs."""
    for module in pkgutil.iter_modules(import_module(package).__path__, f"{package}."):
        if not module.name.startswith(PROGRAMS):
            yield module.name
            if module.ispkg:
                yield from _modules(module.name)


def _types(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Those of ours that extend a type."""
    for type_ in base.__subclasses__():
        yield from _types(type_)
        if type_.__module__.startswith(f"{PACKAGE}."):
            yield type_


def _make_ready(type_: type[msgspec.Struct]) -> None:
    """Let msgspec work it out. Some types hold what no text can say: nobody decodes them, in whatever thread."""
    with contextlib.suppress(TypeError):
        msgspec.json.Decoder(type_)
