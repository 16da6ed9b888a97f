# Every target does its own set-up: a fresh clone needs Python >= 3.11 and make, nothing else.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# 1: the exact versions of requirements/*.txt and web/package-lock.json; 0: the newest that pyproject.toml allows.
LOCKED ?= 1
INSTALLED := $(VENV)/.installed
STAMP := $(VENV)/.ready
# Some machines forbid Python to keep compiled bytecode; then every process of the tests would compile every module again.
export PYTHONDONTWRITEBYTECODE :=
HOT := $(shell $(PYTHON) src/sterling/_hot.py 2>/dev/null)

.PHONY: help setup compile check play serve web client types test modules test-compiled test-games test-service \
	test-packages research test-research test-interpreted test-web lint-web check-web units-web browser-web test-newest lint \
	format fields rules shots dist lock bench scaling load memory abuse soak mutants docs clean

help:            ## show the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' $(MAKEFILE_LIST) | column -t -s:

# -- set-up

setup: $(STAMP)  ## build .venv with everything, compiled wherever there is a C compiler

$(INSTALLED): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Sterling needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Name another one: make PYTHON=/path/to/python3.11") if sys.version_info < (3, 11) else None'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up (a minute or two the first time) ..."
	@if [ "$(LOCKED)" = 1 ]; then \
	  $(BIN)/python -m pip install --disable-pip-version-check --no-compile --require-hashes -r requirements/dev.txt; \
	else \
	  $(PYTHON) requirements/ranges.py > $(VENV)/ranges.txt && \
	  $(BIN)/python -m pip install --disable-pip-version-check --upgrade --upgrade-strategy eager -r $(VENV)/ranges.txt; \
	fi > $(VENV)/install.log 2>&1 || { tail -n 25 $(VENV)/install.log; echo "The set-up failed; the whole log is $(VENV)/install.log"; exit 1; }
	@touch $@

$(STAMP): $(INSTALLED) setup.py src/sterling/_version.py $(HOT)
	@$(BIN)/python -m pip install --disable-pip-version-check --verbose --no-deps --no-build-isolation --editable . > $(VENV)/setup.log 2>&1 \
	  || { grep -E 'error:|cannot be compiled' $(VENV)/setup.log | sort -u | head -n 20; echo "The set-up failed; the whole log is $(VENV)/setup.log"; exit 1; }
	@grep -h 'Sterling is installed interpreted' $(VENV)/setup.log | sort -u; true
	@$(BIN)/sterling --version
	@touch $@

# Without GAME everything is compiled as one unit, which runs fastest; with GAME only what changed since the last time.
compile: $(INSTALLED)  ## recompile the hot modules (GAME=amulet: only what changed, one unit per game)
	@STERLING_LAYOUT=$(if $(GAME),games,one) $(BIN)/python setup.py build_ext --inplace > $(VENV)/compile.log 2>&1 \
	  || { grep -E 'error|cannot be compiled' $(VENV)/compile.log | sort -u | head -n 20; echo "Compiling failed; the whole log is $(VENV)/compile.log"; exit 1; }
	@test -e $(BIN)/sterling || $(MAKE) --no-print-directory setup
	@test -z "$(GAME)" || touch $(STAMP)
	@$(BIN)/sterling --version

check: $(INSTALLED)  ## check an edited game in seconds: make check GAME=amulet
	@$(BIN)/python tests/check.py "$(GAME)"

# -- the browser client: Node from the system if it is new enough, otherwise the package in .venv
NODE_NEEDED := 22.12
WEB_PATH = PATH="$(CURDIR)/$(BIN):$$PATH"
CLIENT := src/sterling/static/index.html
WEB_SOURCES := $(shell find web/src web/public web/scripts -path web/src/generated -prune -o -type f -print; find src/sterling/locale src/sterling/games/*/words src/sterling/games/*/book src/sterling/games/*/deck.txt -type f 2>/dev/null) web/index.html web/package.json web/package-lock.json web/vite.config.ts
NODE_OK = node -e 'const [a,b]=process.versions.node.split(".").map(Number),[c,d]="$(NODE_NEEDED)".split(".").map(Number);process.exit(a>c||(a===c&&b>=d)?0:1)' >/dev/null 2>&1

$(VENV)/.node: $(INSTALLED) requirements/node.txt
	@$(WEB_PATH); export PATH; { $(NODE_OK) && command -v npm >/dev/null; } || { echo "Fetching Node (once) ..."; $(BIN)/python -m pip install --disable-pip-version-check --quiet --require-hashes -r requirements/node.txt; } || true
	@$(WEB_PATH); export PATH; { $(NODE_OK) && command -v npm >/dev/null; } || { echo "The browser client needs Node >= $(NODE_NEEDED), and neither the system nor pip has it."; exit 1; }
	@touch $@

web/node_modules/.package-lock.json: $(VENV)/.node web/package.json web/package-lock.json
	@$(WEB_PATH); export PATH; cd web && if [ "$(LOCKED)" = 1 ]; then npm ci --silent; else npm install --silent --no-package-lock; fi
	@touch $@

# The client's types and the facts of the games come from the Python sources; the files change only when those do.
GENERATED := web/src/generated/wire.json web/src/generated/house.json web/src/generated/wire.ts

web/src/generated/.stamp: $(STAMP) web/node_modules/.package-lock.json web/scripts/schema.py $(shell find src/sterling -name '*.py')
	@$(BIN)/python web/scripts/schema.py
	@$(WEB_PATH); export PATH; cd web && { [ src/generated/wire.ts -nt src/generated/wire.json ] || npm run --silent types; }
	@touch $@

$(GENERATED): web/src/generated/.stamp ;

# The stories that Python tells about the recorded games: the client's tests compare them with the browser's.
STORIES := web/src/generated/stories.json

$(STORIES): web/src/generated/.stamp web/scripts/stories.py $(wildcard tests/games/*/golden/*.txt) $(shell find src/sterling -name '*.ftl')
	@$(BIN)/python web/scripts/stories.py

types: $(GENERATED) $(STORIES)  ## generate the client's types and test data from the Python sources

$(CLIENT): web/node_modules/.package-lock.json $(GENERATED) $(WEB_SOURCES)
	@$(WEB_PATH); export PATH; cd web && npm run --silent build
	@touch $@

web: $(CLIENT)   ## build the browser client into the package

# -- run it
PORT ?= 8500

play: setup      ## play in the browser (in the terminal if no client can be built: GAME=amulet)
	@if $(MAKE) --no-print-directory web; then \
	  STERLING_PORT=$(PORT) $(BIN)/sterling; \
	else \
	  echo "The browser client cannot be built here; the game opens in this terminal instead."; \
	  $(BIN)/sterling play $(or $(GAME),$$($(BIN)/python -c "import sterling; print(sterling.games()[0].name)")) --seats you,greedy; \
	fi

serve: setup     ## run the table service on this machine
	@$(BIN)/sterling serve --port $(PORT)

# -- tests
# What runs side by side has more workers than cores, because tests of the service and the browser often wait.
WORKERS ?= 2
HOUSES ?= 3
BROWSERS ?= 3
test: $(INSTALLED)  ## run all checks, in at most ten minutes, and print the time of each part
	@MAKE="$(MAKE)" VENV="$(VENV)" LOCKED="$(LOCKED)" PYTHON="$(PYTHON)" $(BIN)/python tests/parts.py \
	  setup,test-service,browser-web:client,test-games:research \
	  modules,lint,research,test-interpreted,client:setup,lint-web,check-web,units-web,test-packages,rules,test-research

# If the client's tools are not available, everything that needs them is left out, with a message.
# Otherwise the client must build.
modules: $(INSTALLED)
	@$(MAKE) --no-print-directory web/node_modules/.package-lock.json || echo "LEFT OUT: the browser client's tools cannot be had here."

# The packages are tested with the client in them, if one can be built.
client: setup modules
	@if [ -e web/node_modules/.package-lock.json ]; then $(MAKE) --no-print-directory web types; \
	else echo "LEFT OUT: the browser client cannot be built here: it is in no package that is tested, and its tests do not run."; fi

# Tests that do not depend on how the rules run are run once.
ONCE := --ignore=tests/research --ignore=tests/service --ignore=tests/terminal --ignore=tests/packaging --ignore=tests/lab --ignore-glob='tests/test_*.py' \
	--ignore-glob='tests/games/*/test*terminal.py' --ignore=tests/kit/test_new_game.py --ignore=tests/kit/test_story.py --ignore=tests/kit/test_contract.py --ignore=tests/kit/test_fields.py \
	--ignore=tests/bots/test_worker.py --ignore=tests/bots/test_honesty.py --ignore-glob='tests/games/*/test_*expert.py'

# Plugins that these parts do not need take seconds to load.
LEAN := -p no:schemathesis -p no:faker

# If there is a compiler, the compiled code must run: a silent fallback fails here.
COMPILED = mode=$$($(BIN)/sterling --version | sed 's/.*(\(.*\))/\1/'); echo "== $@, $$mode"; \
	if command -v $${CC:-cc} >/dev/null && [ "$$mode" != compiled ]; then \
		echo "There is a compiler, but Sterling runs interpreted; $(VENV)/setup.log says why."; exit 1; fi; \
	STERLING_EXPECT=$$mode $(BIN)/python -m pytest

# Three runs, because every worker reads all tests of its run before the first one.
test-compiled:   ## everything but the browser, compiled: rules and bots, the service, the packages
	@$(MAKE) --no-print-directory test-games test-service test-packages

APART := tests/web tests/research tests/service tests/deploy tests/packaging

test-games: setup
	@$(COMPILED) -n $(WORKERS) --dist worksteal $(LEAN) $(APART:%=--ignore=%)

# The service is also tested on PostgreSQL: its programs must be installed, its server need not run.
test-service: setup
	@$(COMPILED) -n $(HOUSES) --dist worksteal tests/service tests/deploy

# In one process, because its tests share packages and environments that take long to build.
test-packages: setup
	@$(COMPILED) $(LEAN) tests/packaging

# Interpreted, the same sources run what every game must do, the independent models, and the books' examples. `make soak`
# runs all other tests of the rules too. It needs no compiled code, so it runs while that is being made.
INTERPRETED ?= tests/core tests/kit $(wildcard tests/games/*/test_*model.py tests/games/*/test_logic.py tests/games/*/test_*examples.py)
EFFORT ?= quick
test-interpreted: $(INSTALLED)
	@echo "== tests, interpreted"; PYTHONPATH=src STERLING_PURE=1 STERLING_EXPECT=interpreted STERLING_EFFORT=$(EFFORT) $(BIN)/python -m pytest -n 2 --dist worksteal $(LEAN) \
		-m 'not soak and not long' --ignore tests/web $(ONCE) $(INTERPRETED)

# What people who study games install: left out, with a message, where it cannot be had.
RESEARCH := $(VENV)/.research
$(RESEARCH): $(INSTALLED) requirements/research.txt
	@$(BIN)/python -m pip install --disable-pip-version-check --no-compile --quiet --require-hashes -r requirements/research.txt && touch $@

# `test-research` says so if they cannot be had.
research: $(INSTALLED)
	@$(MAKE) --no-print-directory $(RESEARCH) || true

test-research: setup  ## the environments for PettingZoo and OpenSpiel, datasets, Ray
	@if $(MAKE) --no-print-directory $(RESEARCH); then echo "== tests, research"; $(BIN)/python -m pytest -n 2 $(LEAN) tests/research; \
	else echo "LEFT OUT: PettingZoo, OpenSpiel, pyarrow or Ray cannot be had here, so the environments are not tested."; fi

test-web: client ## the browser client: types, units, and whole games in Chromium
	@$(MAKE) --no-print-directory lint-web check-web units-web browser-web

# These run after `modules` or `client`, which say so if they are left out.
lint-web:
	@$(WEB_PATH); export PATH; ! [ -e web/node_modules/.package-lock.json ] || (cd web && npm run --silent lint)

check-web:
	@$(WEB_PATH); export PATH; ! [ -e web/node_modules/.package-lock.json ] || (cd web && npm run --silent check)

units-web:
	@$(WEB_PATH); export PATH; ! [ -e web/node_modules/.package-lock.json ] || (cd web && npm run --silent test)

browser-web:
	@if [ -e web/node_modules/.package-lock.json ] && $(BIN)/python tests/web/chromium.py; then \
	  STERLING_GAMES= $(BIN)/python -m pytest -n $(BROWSERS) --dist worksteal $(LEAN) tests/web -rs; fi

test-newest:     ## the same with the newest versions that pyproject.toml and package.json allow
	@$(MAKE) --no-print-directory test VENV=.venv-newest LOCKED=0

lint: $(INSTALLED)  ## types and style of the Python sources; `make test-web` does the same for web/
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "run: make format"; exit 1; }
	@$(BIN)/python tests/kit/fields.py --check
	@MYPY_CACHE_DIR=.mypy_cache/lint $(BIN)/mypy

format: setup web/node_modules/.package-lock.json  ## format all sources
	@$(BIN)/ruff format --quiet .
	@$(WEB_PATH); export PATH; cd web && npm run --silent format

fields: $(INSTALLED)  ## regenerate code from the fields of the games' states, after a field was added
	@$(BIN)/python tests/kit/fields.py

rules: setup     ## list rule ids without a test
	@$(BIN)/python tests/rule_ids.py

mutants: setup   ## mutation tests of rules, views and worlds (long)
	@PYTHONPATH=tests $(BIN)/python -m mutants --need 95

soak: setup      ## long runs: 100,000 games and positions, 200 kills of the service
	@STERLING_EXPECT= $(BIN)/python -m pytest -n 2 -m soak tests --durations=5 --timeout=7200 -o faulthandler_timeout=8000
	@STERLING_EFFORT=full $(MAKE) --no-print-directory test-games
	@$(MAKE) --no-print-directory test-interpreted INTERPRETED=tests EFFORT=
	@$(MAKE) --no-print-directory mutants

# -- packages and versions
dist: setup web  ## sdist and wheel into dist/
	@$(BIN)/python -m build --no-isolation

# The resolver runs in its own environment; the files it writes have hashes and no addresses.
lock:            ## resolve all dependencies again, newest versions in range, into requirements/ and web/package-lock.json
	@test -x .venv-lock/bin/uv || { $(PYTHON) -m venv .venv-lock && .venv-lock/bin/python -m pip install --disable-pip-version-check --quiet 'uv~=0.13.7'; }
	@.venv-lock/bin/python requirements/lock.py
	@$(MAKE) --no-print-directory $(VENV)/.node
	@$(WEB_PATH); export PATH; cd web && npm update --silent --save=false

docs: setup web/node_modules/.package-lock.json  ## the documentation site into site/
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --require-hashes -r requirements/docs.txt
	@$(WEB_PATH); export PATH; $(BIN)/python web/scripts/pictures.py || echo "LEFT OUT: the pictures of the rules cannot be drawn here, so the site has their captions only."
	@$(WEB_PATH); export PATH; $(BIN)/python docs/make_site.py

# -- measuring
bench: setup     ## throughput, compared with OpenSpiel
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --require-hashes -r requirements/bench.txt || echo "open_spiel cannot be installed here"
	@$(BIN)/python bench/throughput.py
	@$(BIN)/python bench/peers.py

scaling: setup   ## how much faster two workers simulate than one
	@$(BIN)/python bench/scaling.py

load: setup      ## load test of the table service, and where the time of a move goes
	@$(BIN)/python bench/load.py
	@$(BIN)/python bench/stages.py

memory: setup    ## memory of the table service before, during and after a load
	@$(BIN)/python bench/memory.py

abuse: setup     ## moves while others abuse the service: with and without, in one run
	@$(BIN)/python bench/abuse.py
	@$(BIN)/python bench/floods.py

shots: setup web ## take pictures of the screens and the terminal for docs/shots, and of every phase for build/shots
	@$(BIN)/python docs/shots/make.py
	@$(BIN)/python docs/shots/browser.py
	@$(BIN)/python docs/shots/phases.py

clean:           ## remove what setup and tests made
	rm -rf web/node_modules src/sterling/static .venv .venv-lock .venv-newest build dist site *.egg-info src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete; rm -f src/sterling/_compiled.json
