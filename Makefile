# Two commands do everything: `make run` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/.play
STAMP  := $(VENV)/.installed
BENCH  := $(VENV)/.bench
DECK   := src/spila/decks/data/spila
ICONS  := $(DECK)/icons.json

.DEFAULT_GOAL := run
.PHONY: run test setup check format rules icons decks wheel bench soak clean

run: $(PLAY)             ## play a game in the terminal
	@$(BIN)/spila play

test: check              ## everything: lint, types, import contracts, tests
	$(BIN)/pytest -n auto --dist worksteal

setup: $(ICONS)          ## the environment in .venv, icons and fonts

$(PLAY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable .
	@touch $@

$(STAMP): $(PLAY)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[dev,research]"
	@touch $@

icons: $(ICONS)          ## the cards' icons and fonts, from npm packages into the package's data

$(ICONS): $(STAMP) icons/package-lock.json icons/build.py $(DECK)/cards.csv
	cd icons && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --ignore-scripts --loglevel=error
	$(BIN)/python icons/build.py

decks: $(ICONS)          ## check the shipped deck; write its credits, figures and plot into docs
	$(BIN)/spila deck check spila
	$(BIN)/spila deck credits spila --lang en --out docs/credits.md
	$(BIN)/python -m tests.decks.pages

wheel: $(ICONS)          ## build the wheel, icons and fonts included
	$(BIN)/python -m hatchling build -t wheel

check: $(ICONS)          ## lint, format, types, import contracts, generated pages up to date
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.rulebook.pages --check

format: $(STAMP)         ## put the source into the project's format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

rules: $(STAMP)          ## write docs/rulebook.md from the rule ids and the tests that show them
	$(BIN)/python -m tests.rulebook.pages

$(BENCH): $(STAMP)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[dev,research,bench]"
	@touch $@

bench: $(BENCH)          ## side-by-side measurements against peers, and the fairness of the race
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.envs
	$(BIN)/python -m benchmarks.fairness
	$(BIN)/python -m benchmarks.store --postgres

soak: $(STAMP)           ## property tests with fresh examples, fifty times as many; 200 crashes of each store
	SPILA_SOAK=1 $(BIN)/pytest -n auto --dist worksteal tests/properties tests/games tests/fuzz tests/store/test_crash.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist
