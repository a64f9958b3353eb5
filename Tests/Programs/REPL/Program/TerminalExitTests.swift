import PlatenTestProcesses

import Foundation
import Testing

/// Tests that, however a program ends, its last screen remains, the shell continues below it, and
/// the terminal modes are restored.
@Suite struct TerminalExitTests {
  /// A way for a user to leave a screen.
  struct WayOut: CustomTestStringConvertible {
    let testDescription: String
    var screen = "form"
    /// The end of the row below the screen, if the program writes there.
    var left: String?
    let status: Int
    let leave: @Sendable (Emulator) async throws -> Void
  }

  private static let keys = [
    WayOut(testDescription: "Ctrl-D", status: 0) { try await $0.press("C-d") },
    WayOut(testDescription: "quit", status: 0) { try await $0.press("quit", "Enter") },
    WayOut(testDescription: "Ctrl-C twice", left: "\nform>", status: 130) { terminal in
      try await terminal.press("C-c")
      _ = try await terminal.screen { $0.contains("\n# press Ctrl-C again to quit\n") }
      try await terminal.press("C-c")
    },
    WayOut(testDescription: "SIGINT twice", left: "\nform>", status: 130) { terminal in
      try await terminal.kill(signal: "INT")
      _ = try await terminal.screen { $0.contains("\n# press Ctrl-C again to quit\n") }
      try await terminal.kill(signal: "INT")
    },
    WayOut(
      testDescription: "SIGTERM in a field",
      left: "\nform> Tab next · Esc to prompt · F1 keys",
      status: 143
    ) { terminal in
      try await terminal.press("Tab", "ab")
      _ = try await terminal.screen { $0.contains("[ab ") }
      try await terminal.kill(signal: "TERM")
    },
    WayOut(testDescription: "Ctrl-\\", left: "\nform>", status: 131) {
      try await $0.press("C-\\")
    },
    WayOut(testDescription: "Ctrl-C twice, hanging", screen: "crash", status: 130) { terminal in
      try await terminal.press("press hang", "Enter")
      _ = try await terminal.screen { $0.contains("\ncrash> press hang\n") }
      // Two keys in one call would arrive as one signal.
      try await terminal.press("C-c")
      try await terminal.press("C-c")
    },
  ]

  private static let signals = [
    ("TERM", 143), ("HUP", 129), ("SEGV", 139), ("ABRT", 134), ("BUS", 135), ("ALRM", 142),
    ("USR1", 138), ("XCPU", 152), ("IO", 157),
  ].map { signal, status in
    WayOut(testDescription: "SIG" + signal, left: "\nform> abc", status: status) { terminal in
      try await terminal.type("abc")
      _ = try await terminal.screen(endingIn: "> abc")
      try await terminal.kill(signal: signal)
    }
  }

  private static let crashes = [
    ("fatal error", 132, "Fatal error: crashed on purpose"),
    ("fatal error on a thread", 132, "Fatal error: crashed on a thread"),
    ("stray pointer", 139, nil), ("full stack", 139, nil), ("full stack in a task", 139, nil),
    ("full stack on a queue", 139, nil),
  ].map { button, status, left in
    WayOut(testDescription: button, screen: "crash", left: left, status: status) {
      try await $0.press("press \"\(button)\"", "Enter")
    }
  }

  @Test(arguments: keys + signals + crashes)
  func everyExitRestoresTheTerminal(way: WayOut) async throws {
    let isForm = way.screen == "form"
    // A backtrace would exceed the test's time limit.
    try await Emulator.run(
      isForm ? .gallery : .trials, width: 160, height: 70, state: try TemporaryFolder(),
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    ) { terminal in
      try await terminal.press("open \(way.screen)", "Enter")
      _ = try await terminal.screen(endingIn: "\n\(way.screen)>")
      try await way.leave(terminal)
      let end = "status \(way.status)\nmodes as before\nnothing runs on"
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      let last = isForm ? "\n  ( submit )    disabled" : "\n  ( write to standard error )"
      let parts = screen.components(separatedBy: last)
      try #require(parts.count == 2)
      if let left = way.left {
        let below = parts[1].dropFirst().split(separator: "\n", maxSplits: 1)
        try #require(below.count == 2)
        #expect(("\n" + below[0]).hasSuffix(left))
        #expect(("\n" + below[1]).hasSuffix("\n" + end))
      } else {
        // A program that does not end at its prompt leaves the empty row above the prompt.
        #expect(parts[1] == (way.status == 0 ? "\n" : "\n\n") + end)
      }
      #expect(try await terminal.written().modeFaults(takenAndPutBack: 1) == [])
    }
  }

  @Test func anIgnoredSignalDoesNotEndTheProgram() async throws {
    try await Emulator.run(.gallery, state: try TemporaryFolder(), setup: "trap '' USR1") {
      terminal in
      try await terminal.kill(signal: "USR1")
      try await terminal.type("abc")
      #expect(try await terminal.screen(endingIn: "\n> abc").hasSuffix("\n> abc"))
    }
  }

  /// A way for a program to crash, with the expected output.
  struct Crash: CustomTestStringConvertible {
    let testDescription: String
    var environment: [String: String] = [:]
    var message = "Program crashed: "
    let status: Int
    let cause: @Sendable (Emulator) async throws -> Void
  }

  private static let lastButton = "( write to standard error )\n"

  private static let buttonCrashes = [
    ("fatal error", 132, "Fatal error: crashed on purpose\n"),
    ("fatal error on a thread", 132, "Fatal error: crashed on a thread\n"),
    ("stray pointer", 139, "Bad pointer dereference at 0x0000000000000010\n"),
    ("full stack", 139, "depth(from:)"), ("full stack in a task", 139, "depth(from:)"),
  ].map { button, status, message in
    Crash(testDescription: button, message: message, status: status) {
      try await $0.press("press \"\(button)\"", "Enter")
    }
  }

  private static let signalCrashes = [
    ("SEGV", 139), ("ABRT", 134), ("ILL", 132), ("BUS", 135), ("TRAP", 133),
  ].map { signal, status in
    Crash(testDescription: "SIG" + signal, status: status) {
      try await $0.kill(signal: signal)
    }
  }

  private static let plainCrash = Crash(
    testDescription: "fatal error without a line editor", environment: ["TERM": "dumb"],
    message: "Fatal error: crashed on purpose\n", status: 132
  ) {
    try await $0.press("press \"fatal error\"", "Enter")
  }

  @Test(arguments: ["fatal error", "fatal error on a thread"])
  func theLogReceivesTheReportOfACrash(button: String) async throws {
    let folder = try TemporaryFolder()
    let log = folder.url.appending(path: "log")
    try await Emulator.run(
      .trials, "crash", width: 160, height: 60, state: folder,
      environment: ["PLATEN_LOG": log.path], prompt: "crash>"
    ) { terminal in
      try await terminal.press("press \"\(button)\"", "Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasSuffix("\nstatus 132\nmodes as before\nnothing runs on"))
      let message = "Fatal error: crashed on"
      #expect(screen.contains(message))
      #expect(screen.contains("\nThe crash report is in \(log.path)\n"))
      #expect(!screen.contains("Backtrace took "))
      let written = try String(contentsOf: log, encoding: .utf8)
      #expect(written.contains(message))
      #expect(written.contains("\nBacktrace took "))
    }
  }

  @Test func theMessageOfACrashContainsNoSecret() async throws {
    let folder = try TemporaryFolder()
    let log = folder.url.appending(path: "log")
    try await Emulator.run(
      .trials, "leak --secret pw=hunter22-hunter33", width: 160, height: 60, state: folder,
      environment: ["PLATEN_LOG": log.path], prompt: "leak>"
    ) { terminal in
      try await terminal.press("set Password $pw", "Enter", "press Crash", "Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      let message = "Fatal error: the password is •••"
      #expect(screen.contains(message))
      let written = try String(contentsOf: log, encoding: .utf8)
      #expect(written.contains(message))
      #expect(written.contains("\nBacktrace took "))
      for secret in ["hunter22", "hunter33"] {
        #expect(!screen.contains(secret) && !written.contains(secret))
      }
    }
  }

  @Test(arguments: buttonCrashes + signalCrashes + [plainCrash])
  func aCrashIsReportedBelowTheScreenWithoutAPrompt(crash: Crash) async throws {
    try await Emulator.run(
      .trials, width: 160, height: 600, state: try TemporaryFolder(),
      environment: crash.environment
    ) { terminal in
      try await terminal.press("open crash", "Enter")
      _ = try await terminal.screen { $0.contains(Self.lastButton) }
      try await crash.cause(terminal)
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      let end = "\nstatus \(crash.status)\nmodes as before\nnothing runs on"
      #expect(screen.hasSuffix(end))
      let parts = screen.components(separatedBy: Self.lastButton)
      let report = try #require(parts.last)
      #expect(report.contains(crash.message))
      #expect(report.contains("\nBacktrace took "))
      #expect(!(try await terminal.written()).contains("Press space"))
    }
  }
}
