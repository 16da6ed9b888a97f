# Every target does its own set-up: a fresh clone needs Python >= 3.11 and make, nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
HOT := $(shell sed -n 's/^    "\(.*\)",/src\/sterling\/\1.py/p' src/sterling/_hot.py)

.PHONY: help setup compile play test test-compiled test-interpreted lint rules bench soak clean

help:            ## show the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' $(MAKEFILE_LIST) | column -t -s:

setup: $(STAMP)  ## build .venv with everything, compiled where possible

$(STAMP): pyproject.toml setup.py $(HOT)
	@$(PYTHON) -c 'import sys; sys.exit("Sterling needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Give another one with: make PYTHON=/path/to/python3.11") if sys.version_info < (3, 11) else None'
	@test -x $(BIN)/python || { $(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet --upgrade pip; }
	@echo "Setting up (a minute or two the first time) ..."
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@$(BIN)/sterling --version
	@touch $@

compile:         ## compile the hot modules again
	@rm -f $(STAMP)
	@$(MAKE) --no-print-directory setup

GAME ?= silver-gold

play: setup      ## play a game (GAME=silver-gold, amulet or john-silver)
	@$(BIN)/sterling play $(GAME) --seats you,greedy

test: setup lint rules test-compiled test-interpreted  ## everything that must hold, in about five minutes

# Compiled where a compiler is; the mode is asserted, so a silent fallback cannot pass as compiled.
test-compiled: setup
	@mode=$$($(BIN)/sterling --version | sed 's/.*(\(.*\))/\1/'); echo "== tests, $$mode"; \
	STERLING_EXPECT=$$mode $(BIN)/python -m pytest -n 2

test-interpreted: setup
	@echo "== tests, interpreted"; STERLING_PURE=1 STERLING_EXPECT=interpreted $(BIN)/python -m pytest -n 2 --ignore tests/service

lint: setup      ## types and style
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "run: $(BIN)/ruff format ."; exit 1; }
	@$(BIN)/mypy

rules: setup     ## rule ids without a test, if any
	@$(BIN)/python tests/rule_ids.py

bench: setup     ## throughput, and OpenSpiel beside it
	@$(BIN)/python -m pip install --quiet --editable '.[dev,bench]' || echo "open_spiel cannot be installed here"
	@$(BIN)/python bench/throughput.py
	@$(BIN)/python bench/peers.py

soak: setup      ## long runs: 100,000 games and positions
	@STERLING_EXPECT= $(BIN)/python -m pytest -n 2 -m soak tests --durations=5

clean:           ## remove what set-up and tests made
	rm -rf $(VENV) build dist *.egg-info src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete; rm -f src/sterling/_compiled.json
