"""What numba does not forgive is found in the sources."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from laydown.compiled import KERNELS, PACKAGE

if TYPE_CHECKING:
    from collections.abc import Iterator

MAKERS = ("zeros", "empty", "ones", "full")


def kernels() -> Iterator[tuple[str, ast.FunctionDef]]:
    """All compiled functions, with their place."""
    for pattern in KERNELS:
        for path in PACKAGE.glob(pattern):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and any(
                    isinstance(each, ast.Name) and each.id == "kernel" for each in node.decorator_list
                ):
                    yield f"{path.name}:{node.lineno} {node.name}", node


def records_of_passing_arrays(function: ast.FunctionDef) -> Iterator[ast.Subscript]:
    """Where the record of an array is taken that nothing else holds."""
    for node in ast.walk(function):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Call):
            made = node.value.func
            if isinstance(made, ast.Attribute) and made.attr in MAKERS:
                yield node


def test_no_record_outlives_its_array() -> None:
    """Compiled code frees an array after its last use, and a record of it does not count as one."""
    found = [place for place, function in kernels() if list(records_of_passing_arrays(function))]
    assert found == []
    assert sum(1 for _ in kernels()) > 50


def test_all_files_of_kernels_are_in_the_hash() -> None:
    hashed = {path for pattern in KERNELS for path in PACKAGE.glob(pattern)}
    found = {path for path in PACKAGE.rglob("*.py") if "\n@kernel\n" in path.read_text(encoding="utf-8")}
    assert found <= hashed


def test_such_a_record_is_found() -> None:
    (function,) = ast.parse("@kernel\ndef f():\n    a = np.zeros(1, T)[0]\n    return a.x").body
    assert isinstance(function, ast.FunctionDef)
    assert len(list(records_of_passing_arrays(function))) == 1
