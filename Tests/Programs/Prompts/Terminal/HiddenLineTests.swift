import Foundation
import PlatenTestProcesses
import Testing

/// Tests that, however a plain question for a secret ends, the terminal echoes as before.
@Suite(.serialized) struct HiddenLineTests {
  /// A way for the question to end.
  struct WayOut: CustomTestStringConvertible {
    let testDescription: String
    var arguments = ""
    var hasJobs = false
    /// The end of what remains on the screen.
    let left: String
    let status: Int
    let leave: @Sendable (Emulator) async throws -> Void
  }

  private static let answer = "Token  •••\n7 characters\n"

  private static let answers = [
    WayOut(testDescription: "an answer", left: answer, status: 0) { try await enter($0) },
    WayOut(testDescription: "an answer after an empty line", left: answer, status: 0) {
      try await $0.press("Enter")
      _ = try await $0.screen(endingIn: "an answer is required\nToken:")
      try await enter($0)
    },
    WayOut(testDescription: "an answer after a stop", hasJobs: true, left: answer, status: 0) {
      try await stop($0)
      try await resume($0)
      try await enter($0)
    },
  ]

  private static let keys = [
    WayOut(testDescription: "Ctrl-C", left: "Token:\n", status: 130) {
      try await $0.press("C-c")
    },
    WayOut(testDescription: "Ctrl-\\", left: "Token:\n", status: 131) {
      try await $0.press("C-\\")
    },
    WayOut(
      testDescription: "Ctrl-D", left: "See 'questions --help' for more information.\n",
      status: 64
    ) { try await $0.press("C-d") },
    WayOut(
      testDescription: "SIGTERM during a stop", hasJobs: true, left: "\n", status: 143
    ) {
      try await stop($0)
      try await $0.press("kill -TERM %1; fg >/dev/null", "Enter")
    },
  ]

  private static let signals = [
    ("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131), ("USR1", 138), ("ALRM", 142),
    ("SEGV", 139),
  ].map { signal, status in
    WayOut(testDescription: "SIG" + signal, left: "Token:\n", status: status) {
      try await $0.kill(signal: signal)
    }
  }

  private static let programs = [
    WayOut(
      testDescription: "the cancellation of the task", arguments: "--until gate",
      left: "Error: nobody answered\n", status: 1
    ) { try $0.openGate() },
    WayOut(
      testDescription: "exit on another thread", arguments: "--exit gate",
      left: "Token:\n", status: 3
    ) { try $0.openGate() },
  ]

  @Test(arguments: answers + keys + signals + programs)
  func everyEndRestoresTheEcho(way: WayOut) async throws {
    try await Emulator.run(
      .questions, "secret --accessible " + way.arguments, state: try TemporaryFolder(),
      environment: ["SWIFT_BACKTRACE": "enable=no"], prompt: "Token:", hasJobs: way.hasJobs,
      setup: Emulator.gate
    ) { terminal in
      try await way.leave(terminal)
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      let end = "status \(way.status)\nmodes as before\nnothing runs on"
      #expect(screen.hasSuffix(way.left + end), "\(screen)")
      #expect(try await !terminal.written().contains("hunter2"))
    }
  }

  private static func enter(_ terminal: Emulator) async throws {
    try await terminal.press("hunter2", "Enter")
  }

  private static func stop(_ terminal: Emulator) async throws {
    try await terminal.press("C-z")
    _ = try await terminal.screen(endingIn: "stopped\nmodes as before")
  }

  /// Continues the program, and waits until the echo is off again.
  private static func resume(_ terminal: Emulator) async throws {
    try await terminal.press("Enter")
    try await terminal.waitForHiddenInput()
  }
}
