# Two commands do everything: `make run` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
BENCH  := $(VENV)/.bench

.DEFAULT_GOAL := run
.PHONY: run test setup check format rules bench soak clean

run: $(STAMP)            ## play a game in the terminal
	@$(BIN)/spila play

test: check              ## everything: lint, types, import contracts, tests
	$(BIN)/pytest -n auto --dist worksteal

setup: $(STAMP)          ## the environment in .venv

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[dev]"
	@touch $@

check: $(STAMP)          ## lint, format, types, import contracts, generated pages up to date
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
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[dev,bench]"
	@touch $@

bench: $(BENCH)          ## side-by-side measurements against peers
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.store --postgres

soak: $(STAMP)           ## property tests with fresh examples, fifty times as many; 200 crashes of each store
	SPILA_SOAK=1 $(BIN)/pytest -n auto --dist worksteal tests/properties tests/games tests/fuzz tests/store/test_crash.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist
