# Packages that a system may lack: the headers of libcurl, Readline, the image libraries, and the requirements of tests:
# terminals, an HTTP/2 server, Unicode's tables, and the compiler flags for C headers.
PACKAGES = libcurl4-openssl-dev libreadline-dev libchafa-dev libgdk-pixbuf-2.0-dev tmux python3-pyte python3-h2 unicode-data pkg-config

# Packages that count instructions, and the library to which updates are compared.
MEASURING = valgrind libncurses-dev

# The parts of the soak test.
SOAK = soak-seeds soak-keys soak-load soak-transport soak-editor soak-shapes soak-unchanged soak-threads \
  soak-dependents soak-images soak-warnings
TERMINAL_LAWS = RandomKeysAtTerminalTests|LiveTerminalLaws

SWIFT_FLAGS = --explicit-target-dependency-import-check error
WRITTEN = $(shell git ls-files '*.swift' | grep -v WidthTable.swift)

.PHONY: demo test check-combine lint format pictures soak $(SOAK) bench costs packages measuring

# Opens the gallery. Without a terminal, runs the commands from standard input, or a script.
demo: packages
	swift build --product gallery </dev/null
	@Scripts/play .build/debug/gallery Samples/demo.script

# Builds all targets without warnings, runs all tests, plays transcripts with different seeds of hash tables,
# follows the tutorial, adds files to a package that depends on Platen, builds and tests an app whose sources
# import Apple's frameworks, and adopts three Xcode projects.
test: packages
	swift build --build-tests $(SWIFT_FLAGS)
	Scripts/check-warnings debug
	Scripts/run-tests --skip-build $(SWIFT_FLAGS)
	Scripts/check-hash-seeds
	Scripts/check-tutorial
	Scripts/check-dependents
	Scripts/check-unchanged
	Scripts/check-adopt

# Runs a public test suite written for Apple's Combine.
check-combine: packages
	Scripts/check-combine

# Checks the format of handwritten sources, and the language of comments, messages and test names.
lint:
	@swift format lint --strict --parallel $(WRITTEN)
	@Scripts/check-language

format:
	@swift format --in-place --parallel $(WRITTEN)

# Runs the scenarios in Scripts/pictures, which create the images and the recording in Documentation/, and
# the images in all other themes in .build/pictures/.
pictures: packages
	swift build --product gallery
	Scripts/pictures/__main__.py
	for theme in light terminal none; do Scripts/pictures/__main__.py --theme=$$theme || exit; done

# Runs the slow checks. Each part takes less than an hour on two processors.
soak: $(SOAK)

# All tests except those with random keys at a terminal, with additional seeds.
soak-seeds: packages
	PLATEN_SEEDS=1000 PLATEN_COMBINE_VALUES=100000 PLATEN_COMBINE_TRIALS=20000 swift test \
	  --skip '$(TERMINAL_LAWS)'

# Random keys in programs at a terminal.
soak-keys: packages
	PLATEN_SEEDS=100 swift test --filter '$(TERMINAL_LAWS)'

# All tests, repeatedly, while other programs use all processors.
soak-load: packages
	swift build --build-tests
	Scripts/soak-under-load 5

# Requests to servers with random behavior.
soak-transport: packages
	PLATEN_SOAK=1 PLATEN_SEEDS=100000 swift test --filter PlatenTransportTests

# Random keys in Platen's line editor.
soak-editor: packages
	PLATEN_SEEDS=1000000 swift test --filter EmacsLineEditorLaws

# Tasks and queues in virtual time, while other programs use all processors.
soak-shapes: packages
	swift build --build-tests
	PLATEN_RUNS=2000 BUSY_LOOPS=6 Scripts/soak-under-load 1 --filter AsyncShapeTests

# Timers and delays of unchanged sources.
soak-unchanged: packages
	PLATEN_RUNS=1000 swift test --package-path Samples/Unchanged --scratch-path .build/unchanged --filter KitchenTests

# All tests with the thread sanitizer, except those that it disturbs: it replaces the function by which
# work on the main queue is performed synchronously, as Platen does; it handles the signals of a crash
# itself; and its thread wakes a program that is idle otherwise.
SANITIZED = theMainQueueRunsSynchronousWork|RunsWorkOnTheMainQueueSynchronously|aCrash|OfACrash
SANITIZED := $(SANITIZED)|everyExitRestores|IdleTerminalTests|RandomKeysAtTerminalTests
SANITIZED := $(SANITIZED)|theConsoleWritesNothing
soak-threads: packages
	TSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/thread-sanitizer.supp \
	  swift test --sanitize=thread --scratch-path .build-tsan --skip '$(SANITIZED)'

# The targets that a dependent package builds.
soak-dependents: packages
	Scripts/check-products

# The declarations of the image libraries.
soak-images: packages
	Scripts/check-images

# The warnings of a release build of all targets.
soak-warnings: packages
	swift build -c release $(SWIFT_FLAGS)
	Scripts/check-warnings release

# Measures the cost of updates and the latency of keys.
bench: packages measuring
	$(MAKE) -C Benchmarks

# Checks that updates at a terminal do not exceed the limits in Benchmarks/limits, and that the release
# build of the measured program has no warnings.
costs: packages measuring
	Scripts/check-costs
	Scripts/check-warnings release

packages:
	@Scripts/install-packages $(PACKAGES)

measuring:
	@Scripts/install-packages $(MEASURING)
