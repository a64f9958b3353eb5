import Foundation
import PlatenTestProcesses
import Testing

/// Tests of writing the event log to a file.
@Suite struct LogFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { folder.url.appending(path: "app.log") }

  /// Plays a script in a program, and returns the lines of its log file without their times.
  private func log(_ product: Product, _ arguments: String..., playing script: String) async throws
    -> [String]
  {
    let run = try await ChildProcess.run(
      product.path, arguments, input: Data(script.utf8),
      environment: ["PLATEN_LOG": file.path])
    #expect(run.errors == "")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.map { line in
      let parts = try #require(line.wholeMatch(of: /(\d{4}-\d\d-\d\dT[\d:.]+Z) (.*)/))
      return String(parts.2)
    }
  }

  @Test func eventsPrintsAndWarningsAreLines() async throws {
    #expect(
      try await log(
        .gallery, "--virtual-time",
        playing: "open github\nset \"Github ID:\" ada\nadvance 500ms\n"
      ).contains("info Set username to ada"))
    let trials = try await log(.trials, playing: "open threads\npress publish\n")
    #expect(trials.contains { $0.hasPrefix("warning ") && $0.contains("background thread") })
  }

  @Test func entriesAreAppendedToTheLogFile() async throws {
    _ = try folder.file("app.log", Data("2026-01-01T00:00:00.000Z info before\n".utf8))
    let lines = try await log(.gallery, playing: "open form\n")
    #expect(lines == ["info before"])
  }

  @Test func theLogFileContainsNoSecrets() async throws {
    let lines = try await log(
      .trials, "--secret", "pw=hunter22",
      playing: "open leak\nset Password $pw\npress Tell\nset Password hunter33\npress Tell\n")
    #expect(lines.filter { $0.contains("the password is •••") }.count == 4)
    #expect(!lines.contains { $0.contains("hunter") })
  }

  @Test func theLogFileContainsNoControlCharacters() async throws {
    let lines = try await log(.trials, playing: "open leak\npress Tell\n")
    #expect(lines.contains("info the password is ␛]0;title"))
  }

  @Test func aFailedWriteIsReportedOnce() async throws {
    let run = try await ChildProcess.run(
      Product.trials.path, [], input: Data("open leak\npress Tell\npress Tell\n".utf8),
      environment: ["PLATEN_LOG": "/dev/full"])
    #expect(run.status == 0)
    #expect(
      run.errors == """
        PlatenTrials: cannot write to the log /dev/full: No space left on device; events may be missing

        """)
  }

  @Test(arguments: ["", "none/app.log"])
  func anUnwritableLogFileEndsTheProgram(name: String) async throws {
    let path = folder.url.path + "/" + name
    let run = try await Product.gallery.run(environment: ["PLATEN_LOG": path])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("gallery: cannot open the log \(path): "))
    #expect(run.output == "")
  }
}
