"""Memory that threads leave free is used by the others."""

from __future__ import annotations

import subprocess
import sys

MANY_THREADS = """
import ctypes, tempfile, threading
from laydown.server.garbage import few_arenas
few_arenas()
barrier = threading.Barrier(12)
def work():
    kept = [bytearray(2_000 + each) for each in range(200)]
    barrier.wait()
threads = [threading.Thread(target=work) for _ in range(12)]
[each.start() for each in threads]
[each.join() for each in threads]
libc = ctypes.CDLL(None)
libc.fopen.restype = ctypes.c_void_p
with tempfile.NamedTemporaryFile() as file:
    out = libc.fopen(file.name.encode(), b"w")
    libc.malloc_info(0, ctypes.c_void_p(out))
    libc.fclose(ctypes.c_void_p(out))
    print(file.read().decode().count("<heap nr="))
"""


def test_a_server_of_many_threads_has_few_heaps() -> None:
    asked = [sys.executable, "-c", MANY_THREADS]
    heaps = int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)  # noqa: S603 - our own
    assert 1 <= heaps <= 2
    free = [sys.executable, "-c", MANY_THREADS.replace("\nfew_arenas()", "")]
    assert int(subprocess.run(free, capture_output=True, text=True, check=True).stdout) > 2  # noqa: S603 - our own
