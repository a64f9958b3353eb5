import PlatenTestProcesses
import Testing

/// Tests of a user at a terminal.
@Suite struct TerminalTests {
  private static let script = [
    "open form", "set value1 Ada", "# A comment.", "", "prss submit", "controls",
  ]

  @Test func aTerminalShowsTheTranscriptOfAScript() async throws {
    let terminal = try Conversation.atTerminal(.gallery, "--accessible")
    for line in Self.script {
      await terminal.read(until: "\n> ")
      try await terminal.type(line + "\n")
    }
    await terminal.read(until: "\n> ")
    try await terminal.type("\u{4}")
    #expect(await terminal.end() == .status(0))

    let script = Self.script.joined(separator: "\n") + "\n"
    let transcript = try await Product.gallery.run("--accessible", playing: script).output
    let shown = await terminal.text
      .replacing("> # A comment.\n> \n", with: "# A comment.\n")
    let greeting = try #require(shown.split(separator: "\n").first)
    #expect(greeting.hasPrefix("# open form, open notes, open signup, "))
    #expect(greeting.hasSuffix("; help lists the commands"))
    #expect(shown == greeting + "\n" + transcript + "> \n")
  }

  @Test func aResponseAppearsWhileThePromptWaits() async throws {
    let terminal = try Conversation.atTerminal(.gallery, "--accessible")
    await terminal.read(until: "\n> ")
    for line in ["open signup", "set Username page"] {
      try await terminal.type(line + "\n")
      await terminal.read(until: "\n> ")
    }
    await terminal.read(until: "one.\n> ")
    #expect(
      await terminal.text.hasSuffix(
        """
        checking, in progress
        >\u{20}
        checking, finished
        Username not available. Try a different one.
        >\u{20}
        """))
    try await terminal.type("\u{4}")
    #expect(await terminal.end() == .status(0))
  }

  @Test func aLineThatEndsWithCtrlDIsExecutedWithoutALineEditor() async throws {
    let terminal = try Conversation.atTerminal(
      .gallery, "--accessible", environment: ["TERM": "dumb"])
    await terminal.read(until: "\n> ")
    try await terminal.type("open controls menu\u{4}\u{4}")
    #expect(await terminal.end() == .status(0))
    #expect(
      await terminal.text.hasSuffix(
        """
        > open controls menu
        Done: nothing
        menu Actions: closed
        >\u{20}

        """))
  }

  @Test func aScriptIsEchoedAtATerminal() async throws {
    let terminal = try Conversation.atTerminal(.gallery, "--script=/dev/null")
    #expect(await terminal.end() == .status(0))
    #expect(await terminal.text.hasPrefix("gallery: no commands to run; "))
  }
}
