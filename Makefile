# archcli: make run, make test, make release, make install PREFIX=…

PREFIX ?= /usr/local
SWIFT ?= swift
UNAME := $(shell uname -s)

# Linking everything into the program makes it start faster and run on any Linux of its architecture. Other
# systems have no static form of their C library.
ifeq ($(UNAME),Linux)
STATIC = -Xswiftc -static-executable
# Small functions are inlined across modules when the program is linked as a whole, which saves a tenth of the time. It
# takes the linker that comes with Swift on Linux; LTO= goes without.
LTO = --experimental-lto-mode full
endif

# A run is single-threaded (parallel work is done by processes), so reference counts need not be atomic, and
# exclusive access is checked in the tests, which are not built so. The one thread beside, which writes long traces,
# touches plain bytes only.
FAST = -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded

BIN = .build/release/archcli

.PHONY: all run test lint release install uninstall verify traces bench facts scenarios pictures page clean

all: release

run: ## Build, and tell what happens when a person follows, likes and pages in MVVM
	$(SWIFT) build --product archcli
	.build/debug/archcli run mvvm

test: ## Build and run every test: ours, and those that hold the outputs against other people's readers
	$(SWIFT) build --build-tests
	Tests/Peers/install.sh
	$(SWIFT) test --skip-build
	if [ -x .build/peers/bin/pytest ]; then .build/peers/bin/pytest -q -p no:cacheprovider Tests/Peers; fi

lint: ## The style, strictly
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Fixtures/facts Fixtures/own-app

release: ## An optimised program, statically linked on Linux
	$(SWIFT) build -c release --product archcli $(STATIC) $(FAST) $(LTO)

verify: release ## Rerun every golden trace and compare
	$(BIN) verify

traces: release ## Take what the patterns do now as the golden traces; read the difference before committing it
	-$(BIN) verify
	$(BIN) accept

facts: ## Count the patterns' sources again after changing one, and try again what goes past them
	Fixtures/facts/count-sources.sh
	$(SWIFT) build --product archcli
	Fixtures/facts/compile-bypasses.sh

pictures: ## Draw the README's pictures again after a change of what they show
	$(SWIFT) build --product archcli
	Fixtures/pictures/draw.sh

scenarios: ## Compile the scenarios in after changing one
	Fixtures/scenarios/compile-in.sh

page: ## Compile the report's page in after changing its files
	Sources/archcli/Page/Assets/compile-in.sh

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 -s $(BIN) "$(DESTDIR)$(PREFIX)/bin/archcli"
	$(BIN) --generate-man-page > "$(DESTDIR)$(PREFIX)/share/man/man1/archcli.1"
	$(BIN) --generate-completion-script bash > "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/archcli"
	$(BIN) --generate-completion-script zsh > "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_archcli"
	$(BIN) --generate-completion-script fish > "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/archcli.fish"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/archcli" "$(DESTDIR)$(PREFIX)/share/man/man1/archcli.1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/archcli" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_archcli" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/archcli.fish"

bench: release ## Speed, as ratios against what is run in the same minutes
	ARCHCLI_BENCH=1 $(SWIFT) build -c release --product patternbench $(STATIC) $(FAST) $(LTO)
	python3 Tests/Bench/bench.py

clean:
	rm -rf .build
