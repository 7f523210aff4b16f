"""Compiling with numba: a typed decorator, and where what was compiled is kept.

What is compiled lies in a folder named by a hash of all the kernels' source files: numba itself looks only at
the file of the outermost function, and would go on with old code when one that it calls has changed.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, cast

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

F = TypeVar("F", bound="Callable[..., Any]")
T = TypeVar("T")

Record: TypeAlias = Any
"""One record of a NumPy array with named fields: its fields are attributes, in kernels and outside."""

Records: TypeAlias = Any
"""An array of records: `records[n]` is one of them, and `records["field"]` that field of all."""

PACKAGE: Final = Path(__file__).parent
KERNELS: Final = ("compiled.py", "melds/kernel*.py", "melds/kernel/**/*.py", "fast/**/*.py")
"""The files that hold compiled functions, or name them."""

if TYPE_CHECKING:

    def signed(word: object) -> int:
        """A number of 64 bits with a sign: in kernels, mixing signed and unsigned ones makes floats."""
        ...
else:
    signed = np.int64


def _wide(value: Any) -> Any:  # noqa: ANN401 - a number, an array or a record
    """Compiled code reckons with 64 bits, however few a field has; a stream's words stay what they are."""
    if value.shape:
        return value.view(_Row)
    return int(value) if value.dtype.kind in "iu" and value.dtype != np.uint64 else value


class _Row(np.ndarray[Any, Any]):
    """An array in a record, as compiled code reads it."""

    def __getitem__(self, place: Any) -> Any:  # noqa: ANN401 - as NumPy has it
        return _wide(super().__getitem__(place))


class Fields(np.record):  # type: ignore[misc]  # NumPy has it so
    """A record whose fields are its attributes, those too that have the name of one of NumPy's, like `size`.

    Compiled code has it so by itself; without compiling, as under NUMBA_DISABLE_JIT, this has.
    """

    def __getattribute__(self, name: str) -> Any:  # noqa: ANN401 - whatever the field holds
        dtype = super().__getattribute__("dtype")
        if name not in dtype.fields:
            return super().__getattribute__(name)
        return _wide(self[name])

    def __setattr__(self, name: str, value: object) -> None:
        self[name] = cast("Any", value)


def record_type(fields: Sequence[tuple[Any, ...]]) -> np.dtype[np.void]:
    """A type of records with these fields, aligned."""
    whole: np.dtype[np.void] = np.dtype((Fields, np.dtype(list(fields), align=True)))
    return whole


FOLDER: Final = "LAYDOWN_KERNELS"
"""The environment variable that names the folder for compiled kernels."""


def kernel(function: F) -> F:
    """Compile a function when it is first called with arguments of some types; other threads run meanwhile.

    No kernel calls another that calls it back: loaded from the cache such functions crash. And a record does
    not keep its array alive: a kernel that makes an array takes the record where the array is still used.
    """
    numba: Any = import_module("numba")
    config: Any = numba.config
    before: str = config.CACHE_DIR
    config.CACHE_DIR = folder()
    try:
        compiled: F = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before
    _one_for_all_constants(compiled)
    return compiled


def _one_for_all_constants(compiled: Any) -> None:  # noqa: ANN401 - a dispatcher of numba
    """Do not compile a kernel anew for each constant that another kernel calls it with."""
    template = getattr(compiled, "get_call_template", None)
    if template is not None:  # without compiling, as under NUMBA_DISABLE_JIT, there is none
        unliteral: Any = import_module("numba.core.types").unliteral

        def without_constants(args: tuple[Any, ...], kws: Any) -> Any:  # noqa: ANN401 - numba's own types
            return template(tuple(unliteral(each) for each in args), kws)

        compiled.get_call_template = without_constants


def cores_here() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # only Linux tells
        return os.cpu_count() or 1


def in_parts(count: int, work: Callable[[int, int], T], cores: int = 0, part: int = 1024) -> list[T]:
    """Call `work` with the first and the end of each part of so many; with 0 on all cores.

    Compiled code runs outside Python's lock, so threads are enough.
    """
    firsts = range(0, count, part)
    threads = min(cores or cores_here(), len(firsts))

    def work_part(first: int) -> T:
        return work(first, min(first + part, count))

    if threads < 2:
        return list(map(work_part, firsts))
    work(0, 0)  # so that one thread alone compiles
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work_part, firsts))


@cache
def folder() -> str:
    """Where the compiled kernels of these sources lie; a passing folder where none can be kept."""
    place = _kept()
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return str(place)
    except OSError:
        return tempfile.mkdtemp(prefix="laydown-kernels-")


def _kept() -> Path:
    """Where the compiled kernels of these sources are kept, if they can be."""
    named = os.environ.get(FOLDER)
    return (Path(named) if named else _caches() / "laydown" / "kernels") / sources()


def lasts() -> bool:
    """Whether what is compiled is there for the next process too."""
    return folder() == str(_kept())


def ready(part: str) -> bool:
    """Whether all that this part needs is compiled, so that its first call does not wait for a compiler.

    Parts are those of `laydown.fast.warming` and `laydown.research.warming`. Cheap, and numba is not loaded;
    False without it.
    """
    try:
        return (Path(folder()) / stamp(part)).exists()
    except PackageNotFoundError:
        return False


def compiled_once(part: str, work: Callable[[], None]) -> None:
    """Have a part compiled by what calls its kernels, unless it is ready, and keep that it is."""
    if not ready(part):
        work()
        (Path(folder()) / stamp(part)).touch()


@cache
def stamp(part: str) -> str:
    """A file's name: compiled code is good for the same compiler and processor."""
    made_by = [sys.version, *(version(name) for name in ("numba", "llvmlite", "numpy")), _processor()]
    return f"ready-{part}-{hashlib.sha256(repr(made_by).encode()).hexdigest()[:16]}"


def _processor() -> str:
    """What numba compiles for is as much as this tells apart."""
    with suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
        return repr([line for line in lines if line.startswith(("model name", "flags", "Features"))][:2])
    return platform.processor() or platform.machine()


@cache
def sources() -> str:
    """A hash of all files that hold kernels."""
    digest = hashlib.sha256()
    for pattern in KERNELS:
        for path in sorted(PACKAGE.glob(pattern)):
            digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode())
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _caches() -> Path:
    """The folder for caches of whoever runs this."""
    named = os.environ.get("XDG_CACHE_HOME")
    if named:
        return Path(named)
    try:
        return Path.home() / ".cache"
    except RuntimeError:
        return Path(tempfile.gettempdir()) / "no home"
