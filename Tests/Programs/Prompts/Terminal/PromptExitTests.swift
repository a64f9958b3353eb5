import Foundation
import PlatenTestProcesses
import Testing

/// Tests that, however a question ends, the terminal modes are restored and the shell continues below
/// it.
@Suite(.serialized) struct PromptExitTests {
  /// A way for a question to end.
  struct WayOut: CustomTestStringConvertible {
    let testDescription: String
    var arguments = ""
    /// The end of the screen below the command line: what remains of the question, and what follows.
    let left: String
    let status: Int
    var times = 1
    var hasJobs = false
    var prompt = hint
    var command: @Sendable (String) -> String = { $0 }
    let leave: @Sendable (Emulator) async throws -> Void
  }

  private static let hint = "Return submits · Tab next · Esc cancels · F1 keys"
  private static let canceled = "✗ Name  cancelled\n"

  private static let answers = [
    WayOut(
      testDescription: "an answer", left: "validated Ada\n✓ Name  Ada\nHello, Ada.\n", status: 0
    ) { try await $0.press("Ada", "Enter") },
    WayOut(
      testDescription: "an answer after an error in the validation",
      left: "validated Ada\n✓ Name  Ada\nHello, Ada.\n", status: 0
    ) { terminal in
      try await terminal.press("unreachable", "Enter")
      _ = try await terminal.screen { $0.contains("\n  the service is unreachable\n") }
      try await terminal.press("C-u", "Ada", "Enter")
    },
    WayOut(
      testDescription: "an error after the answer",
      left: "✓ Name  failing\nError: failed after the answer\n", status: 1
    ) { try await $0.press("failing", "Enter") },
    WayOut(
      testDescription: "an answer after a stop",
      left: "validated Ada\n✓ Name  Ada\nHello, Ada.\n",
      status: 0, times: 2, hasJobs: true
    ) { terminal in
      try await terminal.press("A")
      _ = try await terminal.screen { $0.contains("[A ") }
      try await terminal.press("C-z")
      _ = try await terminal.screen(endingIn: "stopped\nmodes as before")
      try await terminal.press("Enter")
      _ = try await terminal.screen { $0.hasSuffix("\n" + hint) && $0.contains("[A ") }
      try await terminal.press("da", "Enter")
    },
  ]

  private static let keys = [
    WayOut(
      testDescription: "Escape", left: canceled + "Error: cancelled\n", status: 1
    ) { try await $0.press("A", "Escape") },
    WayOut(
      testDescription: "Escape during the validation", left: canceled + "Error: cancelled\n",
      status: 1
    ) { terminal in
      try await terminal.press("endless", "Enter")
      _ = try await terminal.screen { $0.contains("checking") }
      try await terminal.press("Escape")
    },
    WayOut(testDescription: "Ctrl-C", left: canceled, status: 130) {
      try await $0.press("A", "C-c")
    },
    WayOut(testDescription: "Ctrl-\\", left: hint + "\n", status: 131) {
      try await $0.press("C-\\")
    },
  ]

  private static let signals = [("INT", 130), ("TERM", 143), ("HUP", 129), ("USR1", 138)].map {
    signal, status in
    WayOut(
      testDescription: "SIG" + signal, left: signal == "INT" ? canceled : hint + "\n",
      status: status
    ) { try await $0.kill(signal: signal) }
  }

  private static let programs = [
    WayOut(testDescription: "exit in the validation", left: hint + "\n", status: 3) {
      try await $0.press("exit", "Enter")
    },
    WayOut(
      testDescription: "a trap in the validation", left: "", status: 132
    ) { terminal in
      try await terminal.press("trap", "Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.contains("\n\(hint)\nabout to crash\n"))
      #expect(screen.contains(" Fatal error: crashed on purpose\n"))
    },
    WayOut(
      testDescription: "the cancellation of the task", arguments: "--until gate",
      left: "Error: nobody answered\n", status: 1
    ) { try $0.openGate() },
  ]

  @Test(arguments: answers + keys + signals + programs)
  func everyEndRestoresTheTerminal(way: WayOut) async throws {
    try await Emulator.run(
      .questions, "name " + way.arguments, height: 60, state: try TemporaryFolder(),
      environment: ["SWIFT_BACKTRACE": "enable=no"], prompt: way.prompt, hasJobs: way.hasJobs,
      setup: Emulator.gate, command: way.command
    ) { terminal in
      try await way.leave(terminal)
      let end = "status \(way.status)\nmodes as before\nnothing runs on"
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasSuffix(way.left + end), "\(screen)")
      #expect(try await terminal.written().modeFaults(takenAndPutBack: way.times) == [])
    }
  }

  @Test func aTerminalThatClosesEndsTheQuestion() async throws {
    let terminal = try Conversation.atTerminal(.questions, "name")
    await terminal.read(through: "keys")
    await terminal.hangUp()
    #expect(await terminal.ending() == .status(64))
  }

  @Test func theConsoleWritesNothingAfterTheAnswer() async throws {
    let state = try TemporaryFolder()
    try await Emulator.run(
      .questions, "name --gate gate", state: state, prompt: Self.hint,
      setup: Emulator.gate
    ) { terminal in
      try await terminal.press("working", "Enter")
      _ = try await terminal.screen { $0.contains("working…") }
      // Signs for work in progress begin to turn after 300 ms.
      #expect(try await terminal.becomesIdle(for: .milliseconds(500)))
      let screen = try await terminal.screen(showsHints: true) { _ in true }
      #expect(screen == "validated working\n✓ Name  working\nworking…")
      try terminal.openGate()
      let end = try await terminal.screen(endingIn: "nothing runs on")
      #expect(end.contains("working…\nHello, working.\nstatus 0\nmodes as before\n"))
    }
  }
}
