# What a system may lack: the editor of lines, what draws pictures, and what tests use: terminals,
# Unicode's tables, the flags by which a C compiler finds headers.
PACKAGES = libreadline-dev libchafa-dev libgdk-pixbuf-2.0-dev tmux python3-pyte unicode-data pkg-config

# What counts instructions, and what updates are compared with.
MEASURING = valgrind libncurses-dev

# Pictures are drawn; plain `swift build` needs libreadline-dev alone, and shows texts for them.
TRAITS = --traits default,Images

SWIFT_FLAGS = --explicit-target-dependency-import-check error
WRITTEN = $(shell git ls-files '*.swift' | grep -v WidthTable.swift)

.PHONY: demo test check-combine lint format pictures soak bench costs packages measuring

# Opens the gallery; without a terminal, plays what is piped in, or a script.
demo: packages
	swift build --product gallery $(TRAITS) </dev/null
	@Scripts/play .build/debug/gallery Samples/demo.script

# Builds everything once, runs all tests, carries out the tutorial, and builds and tests an app whose
# sources name Apple's frameworks.
test: packages
	swift build --build-tests $(SWIFT_FLAGS) $(TRAITS)
	Scripts/run-tests --skip-build $(SWIFT_FLAGS) $(TRAITS)
	Scripts/check-tutorial
	Scripts/check-unchanged

# Runs a public test suite that is written for Apple's Combine.
check-combine: packages
	Scripts/check-combine

# Checks the format of what is written by hand.
lint:
	@swift format lint --strict --parallel $(WRITTEN)

format:
	@swift format --in-place --parallel $(WRITTEN)

# Plays the scenarios of Scripts/pictures to make the pictures and the recording of Documentation/.
pictures: packages
	swift build --product gallery $(TRAITS)
	Scripts/pictures/__main__.py

# The slow checks: more seeds, repetition under load, threads, no system library, what a dependent
# package builds, and what is declared of C libraries.
soak: packages
	PLATEN_SEEDS=1000 PLATEN_COMBINE_VALUES=100000 PLATEN_COMBINE_TRIALS=20000 swift test $(TRAITS)
	Scripts/soak-under-load 20 $(TRAITS)
	swift test $(TRAITS) --sanitize=thread --scratch-path .build-tsan
	Scripts/check-plain
	Scripts/check-dependents
	Scripts/check-images

# Measures what an update costs, and how soon a key is shown.
bench: packages measuring
	$(MAKE) -C Benchmarks

# Checks that an update at a terminal costs no more than Benchmarks/limits allows.
costs: packages measuring
	Scripts/check-costs

packages:
	@Scripts/install-packages $(PACKAGES)

measuring:
	@Scripts/install-packages $(MEASURING)
