import Foundation
import PlatenTestProcesses
import Testing

/// Tests of a question whose answer is written in an editor, at a terminal.
@Suite(.serialized) struct EditorAtTerminalTests {
  private static let modes = "\nmodes as before\nnothing runs on"
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  /// Runs the command with a shell script as the editor.
  private func run(
    editor script: String, _ arguments: String = "", prompt: String = "editing",
    hasJobs: Bool = false, setup: String = ":", person: (Emulator) async throws -> Void
  ) async throws {
    try state.add(script, as: "editor")
    try await Emulator.run(
      .questions, "message " + arguments, state: state,
      environment: ["VISUAL": "sh \(state.url.path)/editor"], prompt: prompt, hasJobs: hasJobs,
      setup: setup, person: person)
  }

  /// An editor that replaces the text with a line from the terminal.
  private static let replacing = #"echo editing; read -r line </dev/tty; echo "$line" >"$1""#

  @Test(arguments: ["", "--accessible"]) func theEditorReadsTheTerminal(option: String)
    async throws
  {
    try await run(editor: Self.replacing, option) { terminal in
      try await terminal.press("Hello", "Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.contains((option.isEmpty ? "✓ " : "") + "Message  Hello\n"))
      #expect(screen.hasSuffix("\nHello\n\nstatus 0" + Self.modes), "\(screen)")
    }
  }

  @Test func theEditorBeginsWithTheInitialText() async throws {
    let appending = #"cat "$1"; echo; echo editing; read -r line; printf " $line" >>"$1""#
    try await run(editor: appending) { terminal in
      #expect(try await terminal.screen { _ in true }.contains("draft\nediting"))
      try await terminal.press("two", "Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasSuffix("\ndraft two\nstatus 0" + Self.modes), "\(screen)")
    }
  }

  @Test func controlZStopsTheCommandWithTheEditor() async throws {
    try await run(editor: Self.replacing, hasJobs: true) { terminal in
      try await terminal.press("C-z")
      _ = try await terminal.screen(endingIn: "stopped\nmodes as before")
      try await terminal.press("Enter")
      try await terminal.press("Hello", "Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasSuffix("\nHello\n\nstatus 0" + Self.modes), "\(screen)")
    }
  }

  @Test func controlCEndsOnlyTheEditor() async throws {
    try await run(editor: Self.replacing) { terminal in
      try await terminal.press("C-c")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      // The terminal echoes ^C.
      #expect(
        screen.hasSuffix("✗ Message  cancelled\nError: cancelled\nstatus 1" + Self.modes),
        "\(screen)")
    }
  }

  @Test func theModesThatAnEditorLeavesAreReset() async throws {
    try await run(editor: "stty raw -echo; echo editing; head -c 1 >/dev/null; exit 1") {
      terminal in
      try await terminal.press("x")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasSuffix("Error: cancelled\nstatus 1" + Self.modes), "\(screen)")
    }
  }

  @Test func anEditorEndsWithTheTaskThatAsks() async throws {
    try await run(
      editor: "echo editing; exec sleep 300", "--until gate", setup: Emulator.gate
    ) { terminal in
      try terminal.openGate()
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasSuffix("Error: nobody answered\nstatus 1" + Self.modes), "\(screen)")
    }
  }

  @Test func anEditorThatCannotBeRunIsNamed() async throws {
    try await Emulator.run(
      .questions, "message", width: 120, state: state,
      environment: ["VISUAL": "no-editor --wait"],
      prompt: "nothing runs on"
    ) { terminal in
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      let error =
        #"Error: cannot edit "Message": the editor "no-editor --wait" cannot be run; set VISUAL or"#
      #expect(screen.contains(error + " EDITOR"), "\(screen)")
      #expect(screen.hasSuffix("\nstatus 64" + Self.modes), "\(screen)")
    }
  }
}
