import Foundation
import PlatenTestProcesses
import PlatenTranscript
import Testing

@testable import PlatenPromptTesting

/// Tests of what a failure explains about a command that runs as a child process.
@MainActor
@Suite struct ProgramRunTests {
  /// Returns the message about the differences between a command's output and the expected one.
  private func message(
    of program: String, _ arguments: [String], expecting text: String,
    secrets: [String: String] = [:], limit: Duration = .seconds(60)
  ) async throws -> String {
    let run = ProgramRun(
      program, arguments, [:], secrets: secrets, showsErrors: false, timeLimit: limit)
    let script = Script(text)
    let check = TranscriptCheck(script, of: try await run.play(script))
    return check.difference.isEmpty ? "" : check.message
  }

  @Test func aDifferentOutputFails() async throws {
    let message = try await message(
      of: "PlatenAsking", ["name"], expecting: "> set Name Ada\n> key return\n  Hello, Ada!")
    #expect(
      message == """
        The transcript differs from the expected one (− expected, + actual).

          │ > set Name Ada
          │ > key return
        − │   Hello, Ada!
        + │   validated Ada
        + │   Hello, Ada.
        """)
  }

  @Test func anUnexpectedExitCodeIsExplainedByStandardError() async throws {
    let message = try await message(of: "deploy", ["--region", "mars"], expecting: "  https://x")
    #expect(message.hasPrefix("\"deploy\" ended with exit code 64. Standard error:\n\n  Error: "))
    #expect(message.contains("'mars'"), "\(message)")
    #expect(message.contains("\n− │   https://x\n+ │ ! exit code 64\n"))
    #expect(message.hasSuffix("otherwise, correct the command."))
  }

  @Test func aCrashIsASignal() async throws {
    let message = try await message(
      of: "PlatenAsking", ["name"], expecting: "> set Name trap\n> key return")
    #expect(message.contains("about to crash"))
    #expect(message.contains("\n+ │ ! signal "), "\(message)")
  }

  @Test func aCommandThatDoesNotEndIsKilled() async throws {
    let error = await #expect(throws: ProgramRun.Failure.self) {
      _ = try await message(
        of: "PlatenAsking", ["name"], expecting: "> set Name endless\n> key return",
        limit: .milliseconds(300))
    }
    let text = error?.description ?? ""
    #expect(
      text.hasPrefix(
        "\"PlatenAsking\" did not end within 0.3 seconds, so it was killed. If it needs more time, pass timeLimit:."
      ), "\(text)")
  }

  @Test func aProgramWhoseStatusIsUnknownHasNotSucceeded() {
    // The parent of this process is not its child.
    #expect(ChildProcess.ending(of: getppid(), isTooLate: false) == .unknown)
  }

  @Test func aMissingExecutableIsNamed() async throws {
    let error = await #expect(throws: ProgramRun.Failure.self) {
      _ = try await message(of: "dploy", [], expecting: "")
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix(#"cannot run "dploy": no executable of this name is next to the tests"#))
    #expect(text.contains(#""deploy""#), "\(text)")
  }

  @Test func aSecretInTheScriptIsNotRecorded() async throws {
    let script = Script("> set Name hunter2\n> key return")
    let run = ProgramRun(
      "PlatenAsking", ["name"], [:], secrets: ["word": "hunter2"], showsErrors: false,
      timeLimit: .seconds(60))
    let check = TranscriptCheck(script, of: try await run.play(script))
    #expect(check.hiddenInput == "> set Name hunter2")
    #expect(!check.message.contains("Hello, hunter2"))
  }
}
