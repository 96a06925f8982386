# Jantaku from a fresh clone: `make play` and `make test` do all the setting up. Python 3.11 or newer is all they need;
# with a C++20 compiler the hands are read by the fast kernel. A missing Node.js is got by pip, a missing Chromium by apt-get.

BIN := .venv/bin
WORKERS ?= auto
SINCE ?=
ALIKE ?= build/alike.jsonl
SERVE ?= # options of `jantaku serve`: make play SERVE="--port 8000 --host 0.0.0.0"

.DEFAULT_GOAL := help
.PHONY: help setup pages site pictures play train test quick lint unit test-pages bench agree check-kernel check-matches check-games check-values alike check-resume check-hostile sanitize coverage load pin clean

help: ## say what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F '\t' '{ printf "make %-14s %s\n", $$1, $$2 }'

setup: ## lay out the environment in .venv (done by the others, too; quick when nothing has changed)
	@scripts/setup

pictures: pages ## take the pictures of docs/pictures anew
	@CHROMIUM=$$(scripts/install_browser) scripts/pages node tests/pictures.mjs
	@rm -rf build/frames && CHROMIUM=$$(scripts/install_browser) scripts/pages node tests/moving_picture.mjs ../build/frames
	@$(BIN)/python scripts/sew_picture build/frames

pages: setup ## build the pages into web/dist (done by play and test, too)
	@scripts/pages

site: setup ## build the rule book as a site into build/site: every rule, yaku, game and rule set, and the documents
	@PYTHONPATH=. $(BIN)/python -m book.site build/site

play: pages ## start the server and open the browser: pick a game and play it against bots
	@$(BIN)/jantaku serve --open $(SERVE)

train: setup ## train your eye: shanten and waits of small hands
	@$(BIN)/jantaku train

test: lint pages unit test-pages ## everything that must hold before a change is accepted

quick: lint ## the tests that are likeliest to find what has just been broken, within a minute and a half (SINCE=revision: since then)
	@echo 'quick: pytest' && $(BIN)/pytest --quiet -n $(WORKERS) -p tests.quick --quick 40 --since "$(SINCE)"

lint: setup
	@echo 'test: ruff' && $(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo 'test: these files are not formatted; run $(BIN)/ruff format'; false; }
	@echo 'test: mypy' && $(BIN)/mypy
	@echo 'test: import-linter' && $(BIN)/lint-imports --no-logo

unit: lint
	@scripts/install_postgresql || echo 'test: the server is not tested with PostgreSQL, because there is none'
	@echo 'test: pytest' && $(BIN)/pytest --quiet -n $(WORKERS)

test-pages: pages unit
	@echo 'test: pages, types' && scripts/pages npm run --silent check
	@echo 'test: pages, units' && scripts/pages npm test --silent -- --reporter=dot
	@scripts/test_pages

bench: ## race the kernel against other packages, in an environment of its own
	@scripts/setup .venv-bench bench/constraints.txt
	@.venv-bench/bin/python bench/run.py

agree: ## hold a million hands and 300,000 wins against the answers of other packages
	@scripts/setup .venv-bench bench/constraints.txt
	@.venv-bench/bin/python bench/agree.py
	@.venv-bench/bin/python bench/agree_scores.py

check-kernel: setup ## compare the kernel with slow, independent code on very many hands
	@PYTHONPATH=. $(BIN)/python tests/hands/check_kernel.py

check-matches: setup ## play 20,000 matches under random rules and look at every event (half an hour on two cores)
	@PYTHONPATH=. $(BIN)/python tests/table/check_matches.py --matches 20000

check-resume: setup ## kill the server in the middle of 20 matches, start it again and play them to the end (a few minutes)
	@PYTHONPATH=. $(BIN)/python tests/server/check_resume.py

check-hostile: setup ## send the server 10,000 wrong, torn and hostile messages, and ask it for too much while people play (a few minutes)
	@PYTHONPATH=. $(BIN)/python tests/server/check_hostile.py

sanitize: ## run the tests of the hands with a kernel that watches its own memory and arithmetic (Linux)
	@scripts/sanitize

check-games: setup ## play 2,000 matches of every other game and look at every event (an hour on two cores)
	@PYTHONPATH=. $(BIN)/python tests/table/check_matches.py --game all --matches 2000 --quick

check-values: setup ## play every value of every option on every sheet, and look at all that is shown of it (an hour on two cores)
	@PYTHONPATH=. $(BIN)/python tests/players/check_values.py

alike: setup ## write down what 1,000 random sheets mean and 300 matches come to; or, if ALIKE=file is there, say what is different now
	@mkdir -p $(dir $(ALIKE)) && PYTHONPATH=. $(BIN)/python tests/table/alike.py $(ALIKE)

coverage: setup ## write what is made from other files: the rule set kitchen_sink, the counts in both READMEs, the pages of the games, the reference, the samples, the examples of the rule pages, the types of the protocol in the pages
	@$(BIN)/python scripts/write_kitchen_sink && $(BIN)/python scripts/write_coverage && $(BIN)/python scripts/write_game_pages && $(BIN)/python scripts/pack_examples
	@$(BIN)/python scripts/write_reference && $(BIN)/python scripts/write_samples && $(BIN)/python scripts/write_protocol

load: setup ## play at 200 tables at once over the WebSocket, and say how long everybody waits
	@$(BIN)/python bench/load.py

pin: ## write constraints.txt anew from the newest versions of all packages
	@scripts/pin

clean: ## remove everything that was built or installed here
	rm -rf .venv .venv-bench .venv-sanitize build dist web/dist web/node_modules web/src/generated .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
