# What a system may lack: the editor of lines, and what tests use: a terminal, Unicode's tables.
PACKAGES = libreadline-dev tmux unicode-data

SWIFT_FLAGS = --explicit-target-dependency-import-check error
WRITTEN = $(shell git ls-files '*.swift' | grep -v WidthTable.swift)

.PHONY: demo test lint format soak bench packages

# Opens the gallery; without a terminal, plays what is piped in, or a script.
demo: packages
	swift build --product gallery </dev/null
	@Scripts/play .build/debug/gallery Samples/demo.script

# Builds everything once, runs all tests, and carries out the tutorial.
test: packages
	swift build --build-tests $(SWIFT_FLAGS)
	swift test --skip-build $(SWIFT_FLAGS)
	Scripts/check-tutorial

# Checks the format of what is written by hand.
lint:
	@swift format lint --strict --parallel $(WRITTEN)

format:
	@swift format --in-place --parallel $(WRITTEN)

# The slow checks: more seeds, repetition under load, threads, no readline, and what a dependent
# package builds.
soak: packages
	PLATEN_SEEDS=1000 swift test
	Scripts/repeat-under-load 5 swift test --skip-build
	swift test --sanitize=thread --scratch-path .build-tsan
	Scripts/check-plain
	Scripts/check-dependents

# Measures what an update costs.
bench:
	$(MAKE) -C Benchmarks

packages:
	@Scripts/install-packages $(PACKAGES)
