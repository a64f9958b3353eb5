.PHONY: demo test

# Plays the sample screens, and writes the transcript.
demo:
	swift run gallery --script Samples/demo.script

# Runs all tests.
test:
	swift test
