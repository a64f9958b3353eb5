import Foundation

/// A run of the first test of a written package.
struct TestRun {
  let package: URL
  let scratch: ScratchFolder
  let interruption: Interruption
  let progress: Progress

  /// Runs the test and writes what the screen shows to its source.
  func record() throws {
    _ = try run(["--skip-build"], environment: ["PLATEN_RECORD": "1"])
  }

  /// Builds the test again, runs it, and returns whether it succeeds.
  func succeeds() throws -> Bool { try run([], environment: [:]) }

  private func run(_ options: [String], environment: [String: String]) throws -> Bool {
    var command = Subprocess.swift(
      ["test", "--filter", FirstTest.suite] + options, in: package, scratch.url)
    command.environment.merge(environment) { $1 }
    let finished = try command.run(under: interruption, onLine: progress.show)
    progress.end()
    return finished.status == 0
  }
}
