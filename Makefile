# Everything runs in .venv, which these targets make and keep up to date themselves.
#   make play       start the table and open it in the browser; LISTEN=0.0.0.0 lets other devices in
#   make terminal   play in the terminal
#   make test       every check
#   make endurance  long runs: fresh seeds, thousands of matches
#   make examples   the environment of the examples, in .venv-examples
#   make bench      measure, beside other programs where they can be installed, and write benches/results.md
#   make browser  the tests in a real browser
#   make screenshots  pictures of every page in every size, into .tmp/screenshots, and those of the README
#   make format     set the code as the formatter wants it
#   make lock       pin the newest dependencies that go together

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SEED ?= laydown
LISTEN ?= 127.0.0.1

.PHONY: play terminal test client check types mypy pyright benches-smoke pytest endurance examples bench browser chromium postgres screenshots format lock clean
.DELETE_ON_ERROR:

NPM := $(BIN)/python hatch_build.py
CLIENT := src/laydown/server/static/index.html
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)

play: .venv/run.stamp $(CLIENT)
	@$(BIN)/laydown serve --host $(LISTEN) --port 0 --open

terminal: .venv/run.stamp
	@$(BIN)/laydown play

# What asks for one processor each goes side by side. The closing line of pytest comes last.
SIDE_BY_SIDE := -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
test:
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) client check mypy pyright benches-smoke
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory pytest

client: .venv/client.stamp $(CLIENT)
	@$(NPM) run check
	@$(NPM) test

check: .venv/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

types: mypy pyright

mypy: .venv/dev.stamp
	$(BIN)/mypy

pyright: .venv/dev.stamp
	$(BIN)/pyright

benches-smoke: .venv/dev.stamp
	@for bench in benches/*.py; do echo "$$bench --quick"; $(BIN)/python $$bench --quick || exit 1; done

pytest: .venv/dev.stamp postgres
	$(BIN)/python -m pytest -q -n 4 --ignore=tests/browser

# The tests in a real browser drive Debian's Chromium. They keep a loop of their own running, so they have a run of
# their own; with CI=true they fail without Chromium.
browser: .venv/dev.stamp chromium $(CLIENT)
	$(BIN)/python -m pytest -q -n 3 tests/browser

chromium:
	@test -x /usr/bin/chromium-headless-shell || \
	  { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing Chromium (once) ..." && \
	    apt-get update -qq && apt-get install -y -qq chromium-headless-shell fonts-noto-cjk >/dev/null; } || \
	  test -x /usr/bin/chromium || \
	  echo "Left out: the tests in a browser. They need: apt-get install chromium-headless-shell fonts-noto-cjk"

screenshots: .venv/dev.stamp chromium $(CLIENT)
	@$(BIN)/python tests/browser/screenshots.py

# A server of their own for the tests, which start and stop it; with CI=true they fail without.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing PostgreSQL (once) ..." && \
	    apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || \
	  echo "Left out: the tests on PostgreSQL. They need: apt-get install postgresql"

endurance: .venv/dev.stamp chromium postgres $(CLIENT)
	$(BIN)/python -m pytest -q -n 2 -m endurance --ignore=tests/browser
	$(BIN)/python -m pytest -q -n 2 -m endurance tests/browser

examples: .venv-examples/stamp

bench: .venv/dev.stamp
	@for bench in benches/*.py; do echo "$$bench"; $(BIN)/python $$bench --write || exit 1; done
	@$(BIN)/python benches/reporting/results.py glance

format: .venv/dev.stamp
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: .venv/dev.stamp
	$(PIP) install uv
	@for name in $(basename $(notdir $(wildcard requirements/*.in))); do $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --no-emit-index-url --no-emit-find-links --generate-hashes --no-header \
	  -o requirements/$$name.lock requirements/$$name.in >/dev/null || exit 1; done

clean:
	rm -rf .venv .venv-examples web/node_modules src/laydown/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Laydown needs Python 3.11 or newer. Name one: make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv 2>/dev/null || $(PYTHON) -m venv --clear .venv >/dev/null 2>&1 || \
	  { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	    apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null && $(PYTHON) -m venv --clear .venv; } || \
	  { echo "Python's venv module is missing. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }

.venv/run.stamp: requirements/run.lock pyproject.toml | .venv/bin/python
	@echo "Setting up Laydown in .venv (once) ..."
	@$(PIP) install --require-hashes -r requirements/run.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev.stamp: requirements/dev.lock .venv/run.stamp
	@$(PIP) install --require-hashes -r requirements/dev.lock
	@touch $@

# Torch and what learns with it, apart from all else; Laydown itself comes from here.
.venv-examples/stamp: requirements/examples.lock | .venv/bin/python
	@echo "Setting up the examples in .venv-examples (once) ..."
	@$(BIN)/python -m venv --clear .venv-examples
	@.venv-examples/bin/python -m pip --disable-pip-version-check --quiet install -r requirements/examples.lock
	@echo "$(CURDIR)/src" > "$$(.venv-examples/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/laydown.pth"
	@touch $@

# Node from the path if it is new enough, else from PyPI.
.venv/node.stamp: requirements/node.lock hatch_build.py .venv/run.stamp
	@$(NPM) has-node || $(PIP) install --require-hashes -r requirements/node.lock
	@touch $@

.venv/client.stamp: web/package-lock.json .venv/node.stamp
	@echo "Fetching what the table is built with (once) ..."
	@$(NPM) ci
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) .venv/client.stamp
	@echo "Building the table ..."
	@$(NPM) run build
	@touch $@
