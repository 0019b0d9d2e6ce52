# Two commands do everything: `make run` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/.play
STAMP  := $(VENV)/.installed
BENCH  := $(VENV)/.bench
CARDS  := $(wildcard src/spila/decks/data/*/cards.csv)
ICONS  := src/spila/decks/data/spila/icons.json
TOOLS  := PATH="$(CURDIR)/$(BIN):$$PATH"
SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) $(wildcard src/spila/l10n/*/*.ftl)
PROXIES := $(VENV)/proxies
STRACE := $(VENV)/strace
COMPILED := $(VENV)/compiled
PAGE   := src/spila/server/page/index.html
MODULES := web/node_modules/.package-lock.json
BROWSER := $(VENV)/.browser
INSTALL := apt-get -qq install -y --no-remove >/dev/null
CHECKS := check-types check-style check-contracts check-pages check-web-style check-web-types
PARTS  := $(MAKE) --no-print-directory --output-sync=target --jobs

# Without what Python keeps of compiled files, every worker and every server of the tests would compile all it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := run
.PHONY: run play test pictures quick setup check $(CHECKS) check-web-logic format rules icons page decks wheel compiled bench soak clean

run: $(PAGE)             ## serve tables in the browser
	@$(BIN)/spila serve

play: $(PLAY)            ## play a game in the terminal
	@$(BIN)/spila play

test:                    ## everything: lint, types, import contracts, tests of server and page
	+@$(PARTS)=2 $(STAMP) $(STRACE)/.there $(BROWSER)
	+@$(PARTS)=3 $(CHECKS) check-web-logic
	$(BIN)/pytest -n auto --dist worksteal --durations 20

pictures: $(STAMP) $(BROWSER) $(PAGE)  ## what the tests of the page see, as pictures in artefacts/
	SPILA_ARTEFACTS="$(CURDIR)/artefacts" $(BIN)/pytest -n auto --dist worksteal tests/browser

quick: $(STAMP) $(ICONS) $(MODULES)  ## rules, kernel, tables without sockets, logic of the page: under a minute
	$(BIN)/pytest -n auto --dist worksteal -m "not services and not slow" tests/kernel tests/rulebook tests/games tests/golden tests/properties tests/tables tests/bots
	$(TOOLS) npm --prefix web run --silent test

setup: $(STAMP) $(ICONS) $(PAGE)  ## the environment in .venv, icons and fonts, the page

$(PLAY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[server,build]"
	@touch $@

$(STAMP): $(PLAY)
	$(BIN)/python -m pip install --quiet --no-compile --constraint constraints.txt --editable ".[dev,research]"
	@touch $@

icons: $(ICONS)          ## the cards' icons and fonts, from npm packages into the package's data

$(ICONS): $(PLAY) icons/package-lock.json icons/build.py icons/search_words.py $(CARDS)
	cd icons && $(TOOLS) npm ci --no-audit --no-fund --ignore-scripts --loglevel=error
	$(BIN)/python icons/build.py

page: $(PAGE)            ## the page, with node from a Python package, into the package's data

$(MODULES): $(PLAY) web/package-lock.json
	cd web && $(TOOLS) npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@

$(PAGE): $(ICONS) $(MODULES) $(SOURCES)
	cd web && $(TOOLS) npm run --silent build -- --logLevel warn
	@touch $@

# Debian's Chromium for the tests of the page, and its shell without windows, which needs less processor time for the
# same pages; where there is no such package, the whole browser alone.
$(BROWSER): | $(PROXIES)/.there
	@{ command -v chromium && command -v chromium-headless-shell; } >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  { $(INSTALL) chromium chromium-headless-shell || { apt-get -qq update && $(INSTALL) chromium chromium-headless-shell; } || \
	  $(INSTALL) chromium; }; } || command -v chromium >/dev/null || \
	  echo "no chromium here, and no way to install it: the tests of the page will fail" >&2
	@touch $@

decks: $(ICONS)          ## check the shipped decks; write their credits, figures and plot into docs
	for deck in $(notdir $(patsubst %/cards.csv,%,$(CARDS))); do $(BIN)/spila deck check $$deck || exit 1; done
	$(BIN)/spila deck credits --lang en --out docs/credits.md
	$(BIN)/python -m tests.decks.pages

# nginx and Caddy for the tests of hosting/, and strace for that of a power cut: those of the machine, else Debian's
# packages, unpacked here and not installed. Where neither is to be had the tests say so and fail.
UNPACK = cd $(@D) && { apt-get -qq download $(1) || { apt-get -qq update && apt-get -qq download $(1); }; } && \
  for package in *.deb; do dpkg -x "$$package" .; done && rm -f *.deb

$(PROXIES)/.there: | $(STRACE)/.there
	@mkdir -p $(PROXIES)
	@if PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null && command -v caddy >/dev/null; then :; \
	elif command -v apt-get >/dev/null; then $(call UNPACK,nginx caddy); \
	else echo "no apt-get here: install nginx and caddy, or the tests of hosting/ will fail" >&2; fi
	@touch $@

$(STRACE)/.there:
	@mkdir -p $(STRACE)
	@if command -v strace >/dev/null; then :; \
	elif command -v apt-get >/dev/null; then $(call UNPACK,strace libunwind8); \
	else echo "no apt-get here: on Linux install strace, or the test of a power cut will fail" >&2; fi
	@touch $@

wheel: $(PAGE) $(VENV)/.compiler  ## build the wheel: page, decks, icons, fonts and words inside, the hot modules compiled where there is a C compiler (SPILA_COMPILE=0: never)
	$(BIN)/python -m hatchling build -t wheel

compiled: $(COMPILED)/.there  ## the package once more, its hot modules compiled; used with PYTHONPATH=.venv/compiled

$(VENV)/.compiler: $(PLAY)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[compile]"
	@touch $@

$(COMPILED)/.there: $(VENV)/.compiler $(PAGE) hatch_build.py $(shell find src/spila -name '*.py')
	@rm -rf $(COMPILED)
	SPILA_COMPILE=1 $(BIN)/python -m hatchling build -t wheel -d $(COMPILED)/wheel >/dev/null
	$(BIN)/python -m pip install --quiet --no-deps --target $(COMPILED) $(COMPILED)/wheel/*.whl
	@touch $@

check: $(STAMP) $(PAGE)  ## lint, format, types, import contracts, generated pages up to date
	+@$(PARTS)=3 $(CHECKS)

check-types: $(STAMP)
	$(BIN)/mypy

check-style: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-contracts: $(STAMP)
	$(BIN)/lint-imports

check-pages: $(STAMP) $(PAGE)
	$(BIN)/python -m tests.rulebook.pages --check
	$(BIN)/python -m tests.hosting.pages --check
	$(BIN)/python -m tests.server.pages --check
	$(BIN)/python -m spila.server.schemas --check

check-web-style: $(PAGE)
	$(TOOLS) npm --prefix web run --silent lint

check-web-types: $(PAGE)
	$(TOOLS) npm --prefix web run --silent check

check-web-logic: $(PAGE)
	$(TOOLS) npm --prefix web run --silent test

format: $(STAMP)         ## put the source into the project's format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(TOOLS) npm --prefix web run --silent format

rules: $(STAMP)          ## write docs/rulebook.md from the rule ids and the tests that show them
	$(BIN)/python -m tests.rulebook.pages

$(BENCH): $(STAMP)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[dev,research,bench]"
	@touch $@

bench: $(BENCH)          ## side-by-side measurements against peers, the fairness of the race, a server under attack
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.envs
	$(BIN)/python -m benchmarks.twin
	$(BIN)/python -m benchmarks.fairness
	$(BIN)/python -m benchmarks.store --postgres
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.attack
	$(BIN)/python -m benchmarks.turns
	$(BIN)/python -m benchmarks.page
	$(BIN)/python -m benchmarks.workshop

soak: $(STAMP) $(COMPILED)/.there $(STRACE)/.there  ## property tests with fresh examples, fifty times as many; 100,000 simulated evenings, 1,000 crashes of each store and 200 of the server; the compiled rules
	SPILA_SOAK=1 $(BIN)/pytest --timeout 3600 -n auto --dist worksteal tests/properties tests/games tests/fuzz tests/twin tests/store/test_crash.py tests/store/test_power_cut.py \
	  tests/server/test_crash.py tests/server/test_two_servers.py tests/server/test_abuse.py tests/server/test_leaks.py \
	  tests/hosting/test_files.py tests/simulation tests/decks/test_sheets.py tests/decks/test_uploads.py \
	  tests/decks/test_draft_merge.py tests/browser/test_prompts.py
	PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/python -c "from importlib import import_module as load; assert all(load('spila.' + name).__file__.endswith('.so') for name in ('games.skip_bo.rules', 'tables.journal', 'store.writer'))"
	PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/pytest -n auto --dist worksteal tests/rulebook tests/golden tests/properties \
	  tests/games tests/fuzz tests/tables tests/envs/test_lockstep.py

clean:
	rm -rf $(VENV) web/node_modules icons/node_modules src/spila/server/page .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist
