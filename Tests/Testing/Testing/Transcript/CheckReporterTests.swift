import Platen
import Testing

@testable import PlatenTesting

/// Tests of the recording of a run that has ended before it is compared.
@MainActor
@Suite struct CheckReporterTests {
  private static let source = #"""
    expect {
      """
      > press Save
        old
      """
    }
    """#

  /// Reports the run of a script that has written the given lines.
  private func report(
    _ lines: [String], in source: SourceCopy, mask: (String) -> String = { $0 }
  ) async -> [String] {
    let script = Script("> press Save\n  old")
    let run = ScriptRun(of: script, writing: lines, explanation: "It failed.", mask: mask)
    return await failures {
      source.reporter().report(TranscriptCheck(script, of: run))
    }
  }

  @Test func theOutputReplacesTheExpectedLines() async throws {
    let source = try SourceCopy(Self.source)
    defer { source.remove() }
    let failures = await report(["  new", "! exit code 1"], in: source)
    #expect(failures == [Recorder.success(failed: 1)])
    let text = try source.text
    #expect(text == Self.source.replacing("    old", with: "    new\n  ! exit code 1"))
  }

  @Test func aSecretIsNotRecorded() async throws {
    let source = try SourceCopy(Self.source)
    defer { source.remove() }
    let failures = await report(["  new"], in: source) { $0.replacing("Save", with: "•••") }
    #expect(failures.count == 1)
    #expect(
      failures.first?.contains("Cannot record: a transcript must not show the secret") == true)
    let text = try source.text
    #expect(text == Self.source)
  }

  @Test func theExplanationOfTheRunComesFirst() async throws {
    let source = try SourceCopy(Self.source, isRecording: false)
    defer { source.remove() }
    let failures = await report(["  new"], in: source)
    #expect(failures.first?.hasPrefix("It failed.\n\nThe transcript differs") == true)
  }

  @Test func anUnexpectedExitCodeFailsAPartialTranscript() async throws {
    let source = try SourceCopy(Self.source, isRecording: false)
    defer { source.remove() }
    let script = Script("  old")
    let run = ScriptRun(
      of: script, writing: ["  old", "  new", "! exit code 1"], explanation: nil, mask: { $0 })
    let failures = await failures {
      source.reporter().report(TranscriptCheck(script, of: run, isExhaustive: false))
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("  │   old\n+ │ ! exit code 1\n") == true)
  }

  @Test func aRunWithoutDifferencesReportsNothing() async throws {
    let source = try SourceCopy(Self.source)
    defer { source.remove() }
    #expect(await report(["  old"], in: source) == [])
  }
}
