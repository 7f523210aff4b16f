# Everything runs in .venv, which these targets make and keep up to date themselves.
#   make play       start the game
#   make test       every check
#   make endurance  long runs: fresh seeds, thousands of matches
#   make bench      measure, and write benches/results.md
#   make format     set the code as the formatter wants it
#   make lock       pin the newest dependencies that go together

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SEED ?= laydown

.PHONY: play test check types benches-smoke pytest endurance bench format lock clean
.DELETE_ON_ERROR:

play: .venv/run.stamp
	@$(BIN)/laydown play

# The closing line of pytest comes last: pytest is the last of the checks.
test: check types benches-smoke pytest

check: .venv/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

types: .venv/dev.stamp
	$(BIN)/mypy
	$(BIN)/pyright

benches-smoke: .venv/dev.stamp
	@for bench in benches/*.py; do echo "$$bench --quick"; $(BIN)/python $$bench --quick || exit 1; done

pytest: .venv/dev.stamp
	$(BIN)/python -m pytest -q -n 2

endurance: .venv/dev.stamp
	$(BIN)/python -m pytest -q -n 2 -m endurance

bench: .venv/dev.stamp
	@for bench in benches/*.py; do echo "$$bench"; $(BIN)/python $$bench --write || exit 1; done

format: .venv/dev.stamp
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: .venv/dev.stamp
	$(PIP) install uv
	@for name in run dev; do $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --no-emit-index-url --no-emit-find-links --generate-hashes --no-header \
	  -o requirements/$$name.lock requirements/$$name.in >/dev/null || exit 1; done

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis

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
