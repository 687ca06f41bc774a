# `make` alone lists what there is.
.DEFAULT_GOAL := help
SHELL := /bin/sh

VENV := .venv
BIN := $(VENV)/bin
# The newest Python from 3.11 on that this machine has; PYTHON=... overrides.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	"$$p" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && command -v "$$p" && break; done)
# How many processes share the tests; each has servers of its own.
TEST_PROCESSES ?= 2
STAMP := $(VENV)/.installed-from-lock
STACK := $(BIN)/python -m deploy.local

# Every process here is short or starts another: what Python has compiled is kept for the next one, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help setup up up-detached down status demo test test-llm check bench lock clean

help: ## list what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

setup: $(STAMP) ## create .venv with exactly what requirements.lock names

$(STAMP): requirements.lock
	@test -n "$(PYTHON)" || { echo "No Python 3.11 or newer found on PATH: install one, or name it: make setup PYTHON=/path/to/python3.11" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is older than 3.11: name another one with PYTHON=..." >&2; exit 1; }
	@echo "  installing the dependencies into $(VENV) (the first time this downloads about 400 MB)"
	@test -x $(BIN)/python || "$(PYTHON)" -m venv $(VENV)
	@$(BIN)/python -m deploy.local.install requirements.lock
	@touch $@

up: setup ## start the service here until Ctrl-C (PORT=8000; PORT=0 takes a free port; DETACH=1 returns when it stands)
	@$(STACK) up $(if $(DETACH),--detach)

up-detached: setup ## start the service in the background and return when it stands
	@$(STACK) up --detach

down: ## stop it; the data stays
	@if [ -x $(BIN)/python ]; then $(STACK) down; fi

status: setup ## say whether it runs, and where to look
	@$(STACK) status || true

demo: setup ## run sample referrals through the running stack, or one that is started for it, and show what came of them
	@$(BIN)/python -m deploy.demo

test: setup ## run all tests against real servers
	@$(BIN)/python -m pytest -n $(TEST_PROCESSES) --dist loadfile --no-loadscope-reorder

test-llm: setup ## run the tests of model-backed assistants and judges, with a real small model on this machine
	@$(BIN)/python -m pytest tests/llm

check: setup ## lint, types, room borders, migrations, OpenAPI, schemas, state diagrams, events, deployment settings
	@$(STACK) run --services --dir .local/check -- sh .ci/check

bench: setup ## measure our work against bare Postgres, Celery, Granian, Tesseract and RapidOCR on this machine
	@$(BIN)/python -m tests.bench

lock: ## resolve pyproject.toml anew into requirements.lock (needs uv)
	uv pip compile pyproject.toml --group local --group dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --upgrade -o requirements.lock

clean: ## stop the service and delete its data, caches and the virtual environment
	@if [ -x $(BIN)/python ]; then $(STACK) erase; fi
	rm -rf .local $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
