import PlatenPromptTesting
import PlatenPrompts
import PlatenTestProcesses
import Testing

@MainActor
@Suite struct EditorQuestionTests {
  @Test func aGivenTextIsNotEdited() async throws {
    let text = try await Prompts.test.editor("Message", given: "text")
    #expect(text == "text")
  }

  @Test func withoutATerminalTheOptionIsNamed() async throws {
    let prompts = try Prompts.parse(["--no-input"])
    await #expect {
      try await prompts.editor("Message")
    } throws: {
      "\($0)".contains("cannot ask for \"Message\": --no-input was passed. Pass --message TEXT")
    }
  }

  @Test func aScriptSetsTheText() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.editor("Message", initial: "draft")
    }) {
      #"""
        Message
        [draft                                 ]
        ( Continue )
      > set Message "Hello\nall"
      - [draft                                 ]
      + [Hello                                 ]
      + [all                                   ]
      > press Continue
      - Message
      - [Hello                                 ]
      - [all                                   ]
      - ( Continue )
      + Message  Hello
      """#
    }
  }

  @Test func aTextAnswersByItsLabel() async throws {
    let prompts = try Prompts.test
    let text = try await Answers(["Message": "Hello"]).answering { @MainActor in
      try await prompts.editor("Message")
    }
    #expect(text == "Hello")
  }

  /// An editor would wait for ever for a person.
  @Test func aProgramAnswersInJSONWithoutAnEditor() async throws {
    let finished = try await Product.questions.run(
      "message", "--json-input", playing: "Hello\n", environment: ["VISUAL": "sleep 300;"])
    #expect(finished.output == "Hello\n")
    #expect(finished.errors.contains(#""kind":"editor""#))
  }

  @Test func aRecordedTextIsPlayedWithItsLines() async throws {
    let script = #"set Message "Hello\nall""# + "\npress Continue\n"
    let finished = try await Product.questions.run("message", "--script", "-", playing: script)
    #expect(finished.output == "Hello\nall\n")
  }

  @Test func anEditorDuringWorkFailsInsteadOfTakingTheTerminal() async throws {
    let finished = try await Product.questions.run("work", "1", "--edits")
    #expect(
      finished.errors.contains(
        #"cannot show "Message": "Tasks" is in progress; ask before or after the work"#))
  }
}
