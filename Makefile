# Every target does its own set-up: a fresh clone needs Python >= 3.11 and make, nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
# What does not depend on how the rules run is tested once.
ONCE := $(foreach name,bad_input faults identity nodes online ops protocol store,--ignore=tests/service/test_$(name).py)
HOT := $(shell sed -n 's/^    "\(.*\)",/src\/sterling\/\1.py/p' src/sterling/_hot.py)

.PHONY: help setup compile play serve test test-compiled test-interpreted lint rules bench load soak clean

help:            ## show the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' $(MAKEFILE_LIST) | column -t -s:

setup: $(STAMP)  ## build .venv with everything, compiled where possible

$(STAMP): pyproject.toml setup.py $(HOT)
	@$(PYTHON) -c 'import sys; sys.exit("Sterling needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Give another one with: make PYTHON=/path/to/python3.11") if sys.version_info < (3, 11) else None'
	@test -x $(BIN)/python || { $(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet --upgrade pip; }
	@echo "Setting up (a minute or two the first time) ..."
	@$(BIN)/python -m pip install --verbose --editable '.[dev]' > $(VENV)/setup.log 2>&1 \
		|| { tail -n 25 $(VENV)/setup.log; echo "The set-up failed; all it said is in $(VENV)/setup.log"; exit 1; }
	@grep 'Sterling is installed interpreted' $(VENV)/setup.log | sort -u; true
	@$(BIN)/sterling --version
	@touch $@

compile:         ## compile the hot modules again
	@rm -f $(STAMP)
	@$(MAKE) --no-print-directory setup

GAME ?= silver-gold

play: setup      ## play a game (GAME=silver-gold, amulet or john-silver)
	@$(BIN)/sterling play $(GAME) --seats you,greedy

serve: setup     ## run the table service on this machine
	@$(BIN)/sterling serve

test: setup lint rules test-compiled test-interpreted  ## everything that must hold, in about five minutes

# The service is also proved on PostgreSQL: its programs must be installed, its server need not run.
# Where there is a compiler, compiled is what must run: a silent fallback fails here.
test-compiled: setup
	@mode=$$($(BIN)/sterling --version | sed 's/.*(\(.*\))/\1/'); echo "== tests, $$mode"; \
	if command -v $${CC:-cc} >/dev/null && [ "$$mode" != compiled ]; then \
		echo "There is a compiler, but Sterling runs interpreted; $(VENV)/setup.log says why."; exit 1; fi; \
	STERLING_EXPECT=$$mode $(BIN)/python -m pytest -n 2

test-interpreted: setup
	@echo "== tests, interpreted"; STERLING_PURE=1 STERLING_EXPECT=interpreted $(BIN)/python -m pytest -n 2 $(ONCE)

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

load: setup      ## how much the table service carries
	@$(BIN)/python bench/load.py

soak: setup      ## long runs: 100,000 games and positions, 200 kills of the service
	@STERLING_EXPECT= $(BIN)/python -m pytest -n 2 -m soak tests --durations=5

clean:           ## remove what set-up and tests made
	rm -rf $(VENV) build dist *.egg-info src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete; rm -f src/sterling/_compiled.json
