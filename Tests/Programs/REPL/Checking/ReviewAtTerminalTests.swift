import Foundation
import PlatenTestProcesses
import Testing

/// Tests of the review of transcripts by a person at a terminal.
@Suite(.serialized) struct ReviewAtTerminalTests {
  private static let hint = "Return presses · Tab next · Esc cancels · ? keys"
  private static let old = """
    # width 30
    > open controls label
      A picture has no signs in text
      ★ An icon of wood has
    # And again.
    > show
      A picture has no signs in text
      ★ An icon of wood has

    """
  private let state: TemporaryFolder

  init() throws {
    state = try TemporaryFolder()
    try state.add(Self.old, as: "a.transcript")
  }

  private var text: String {
    get throws {
      try String(contentsOf: state.url.appending(path: "a.transcript"), encoding: .utf8)
    }
  }

  private func review(
    _ arguments: String = "", prompt: String = hint, person: (Emulator) async throws -> Void
  ) async throws {
    try await Emulator.run(
      .gallery, "review a.transcript " + arguments, height: 50, state: state, prompt: prompt,
      person: person)
  }

  @Test func keysAnswerEachQuestion() async throws {
    try await review { terminal in
      try await terminal.press("y")
      let second = try await terminal.screen {
        $0.contains("change 2 of 2") && $0.hasSuffix("\n" + Self.hint)
      }
      #expect(second.contains("\n✓ Accept the new lines?  yes\n"))
      #expect(
        second.contains("▌ Accept the new lines?  ( Yes )  ( No )  ( All )  ( Quit )"),
        "\(second)")
      try await terminal.press("Tab", "Enter")
      let last = try await terminal.screen(endingIn: "nothing runs on")
      #expect(
        last.hasSuffix(
          """
          ✓ Accept the new lines?  no
          updated a.transcript
          status 1
          modes as before
          nothing runs on
          """), "\(last)")
    }
    let parts = try text.components(separatedBy: "# And again.")
    #expect(parts.map { $0.contains("text has") } == [true, false])
  }

  @Test func oneAnswerAcceptsAllChanges() async throws {
    try await review { terminal in
      try await terminal.press("a")
      let last = try await terminal.screen(endingIn: "nothing runs on")
      #expect(last.contains("\nupdated a.transcript\nstatus 0\n"))
    }
    let text = try text
    #expect(text == Self.old.replacing("wood", with: "text"))
  }

  @Test(arguments: [
    ("Escape", "✗ Accept the new lines?  cancelled\nreview stopped: cancelled\nstatus 1\n"),
    (
      "C-d",
      "✗ Accept the new lines?  cancelled\nreview stopped: standard input has ended\nstatus 1\n"
    ),
    ("q", "✓ Accept the new lines?  quit\nstatus 1\n"),
    ("C-c", "✗ Accept the new lines?  cancelled\nstatus 130\n"),
  ])
  func aReviewThatEndsChangesNothing(key: String, left: String) async throws {
    try await review { terminal in
      try await terminal.press(key)
      let last = try await terminal.screen(endingIn: "nothing runs on")
      #expect(last.hasSuffix(left + "modes as before\nnothing runs on"), "\(last)")
    }
    let text = try text
    #expect(text == Self.old)
  }

  @Test func aPersonWithAScreenReaderAnswersInLines() async throws {
    let question = "Accept the new lines? y yes, n no, a accept all, q quit"
    try await review("--accessible", prompt: question) { terminal in
      try await terminal.press("q", "Enter")
      let last = try await terminal.screen(endingIn: "nothing runs on")
      #expect(last.hasSuffix(question + "\nq\nstatus 1\nmodes as before\nnothing runs on"))
    }
  }
}
