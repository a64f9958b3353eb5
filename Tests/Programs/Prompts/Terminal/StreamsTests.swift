import Foundation
import PlatenTestProcesses
import Testing

/// Tests of a command whose standard streams are not all a terminal.
@Suite(.serialized) struct StreamsTests {
  /// A command line with which no person can be asked.
  struct Failing: CustomTestStringConvertible {
    var testDescription: String { command("deploy") }
    var setup = ":"
    var environment: [String: String] = [:]
    let reason: String
    /// What follows the message.
    var left = ""
    let command: @Sendable (String) -> String
  }

  private static let input = "standard input is not a terminal"
  private static let failing = [
    Failing(reason: input) { $0 + " </dev/null" },
    Failing(reason: input) { $0 + " <&-" },
    Failing(reason: input) { "echo 1 | " + $0 },
    // The command does not read the pipe, so that the line is still in it.
    Failing(
      setup: "mkfifo idle; exec 5<>idle; echo virginia >&5", reason: input,
      left: "virginia is left\n"
    ) { #"bash -c "\#($0) <&5; s=\$?; read line <&5; echo \$line is left >&2; exit \$s""# },
    Failing(environment: ["TERM": "dumb"], reason: input) { $0 + " </dev/null" },
    Failing(environment: ["CI": "true"], reason: "the environment variable CI is set") { $0 },
    Failing(reason: "--no-input was passed") { $0 + " --no-input" },
    // A parent that captures the output but leaves the terminal as standard input.
    Failing(reason: "standard error is not a terminal") {
      #"bash -c "set -o pipefail; \#($0) 2>&1 | cat >&2""#
    },
    Failing(reason: "standard error is not a terminal") {
      #"bash -c "\#($0) 2>errors; s=\$?; cat errors >&2; exit \$s""#
    },
  ]

  @Test(arguments: failing)
  func aCommandThatCannotAskNamesEachAnswer(case failing: Failing) async throws {
    try await Emulator.run(
      .deploy, width: 120, state: try TemporaryFolder(), environment: failing.environment,
      prompt: "nothing runs on", setup: failing.setup, command: failing.command
    ) { terminal in
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      let expected = """
        Error: cannot ask for "Region": \(failing.reason). Pass one of
          --region frankfurt   Frankfurt
          --region virginia    Virginia
        or answer with --script FILE:  pick Region OPTION; key return
        """
      #expect(screen.hasPrefix(expected), "\(screen)")
      let end = "\(failing.left)status 64\nmodes as before\nnothing runs on"
      #expect(screen.hasSuffix("\n" + end), "\(screen)")
      #expect(try await terminal.written().modeFaults(takenAndPutBack: 0) == [])
    }
  }

  @Test func standardOutputContainsOnlyTheOutput() async throws {
    let state = try TemporaryFolder()
    try await Emulator.run(
      .deploy, "--region virginia --name web --tags eu --yes", state: state,
      environment: ["DEPLOY_TOKEN": "x"], prompt: Self.fieldHint,
      command: { #"bash -c "\#($0) | cat >out""# }
    ) { terminal in
      try await terminal.press("Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen == "✓ Port  8080 (default)\nstatus 0\nmodes as before\nnothing runs on")
    }
    let output = try String(contentsOf: state.url.appending(path: "out"), encoding: .utf8)
    #expect(output == "https://web.virginia.example.com:8080/?tags=eu&token=1\n")
  }

  private static let fieldHint = "Return submits · Tab next · Esc cancels · F1 keys"

  /// The loop of a shell ends with a command that Ctrl-C ends, but not with one that fails.
  @Test func controlCEndsTheLoopOfTheShell() async throws {
    try await Emulator.run(
      .deploy, "--region virginia", state: try TemporaryFolder(), prompt: Self.fieldHint,
      command: { #"bash -c "for i in 1 2 3; do \#($0); echo next >&2; done""# }
    ) { terminal in
      try await terminal.press("Escape")
      let second = try await terminal.screen {
        $0.contains("\nnext\n") && $0.hasSuffix("\n" + Self.fieldHint)
      }
      #expect(second.hasPrefix("✗ Name  cancelled\nError: cancelled\nnext\n\n▌ Name "))
      try await terminal.press("C-c")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(
        screen.hasSuffix(
          "\nnext\n✗ Name  cancelled\nstatus 130\nmodes as before\nnothing runs on"))
    }
  }

  @Test(arguments: [("--accessible", "xterm-256color"), ("", "dumb")])
  func plainQuestionsContainNoEscapeSequences(option: String, kind: String) async throws {
    try await Emulator.run(
      .deploy, "--port 80 " + option, state: try TemporaryFolder(), environment: ["TERM": kind],
      prompt: "Region (a number):\n  1 Frankfurt\n  2 Virginia"
    ) { terminal in
      try await terminal.press("3", "Enter", "2", "Enter")
      _ = try await terminal.screen(endingIn: "Name (default web):")
      try await terminal.press("Enter", "Enter")
      _ = try await terminal.screen { $0.contains("choose at least 1") }
      try await terminal.press("4,Web", "Enter")
      _ = try await terminal.screen(endingIn: "Token:")
      try await terminal.press("hunter2", "Enter")
      _ = try await terminal.screen(endingIn: "Deploy web? (yes or no):")
      try await terminal.press("perhaps", "Enter")
      _ = try await terminal.screen(endingIn: "answer yes or no\nDeploy web? (yes or no):")
      try await terminal.press("y", "Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(
        screen.hasSuffix(
          """
          Deploy web? (yes or no):
          perhaps
          answer yes or no
          Deploy web? (yes or no):
          y
          Deploy web?  yes
          https://web.virginia.example.com:80/?tags=eu,web&token=7
          status 0
          modes as before
          nothing runs on
          """), "\(screen)")
      let title = "\u{1B}]2;\(Emulator.title)\u{1B}\\"
      let written = try await terminal.written()
      #expect(!written.replacing(title, with: "").contains("\u{1B}"))
      #expect(!written.contains("hunter2"))
    }
  }
}
