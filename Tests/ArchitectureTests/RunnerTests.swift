import Foundation
import PlatenTestPrograms
import Testing

/// Checks that `Scripts/run-tests` ends tests that hang and reports their names.
@Suite struct RunnerTests {
  private static let runner = Sources.folder.appending(path: "../Scripts/run-tests")
    .standardizedFileURL.path

  /// Runs the test runner with a program that prints the given lines in place of `swift`.
  private func run(writing lines: [String], thenHangs: Bool) async throws -> Finished {
    let program = """
      cat <<'END'
      \(lines.joined(separator: "\n"))
      END
      \(thenHangs ? "tail -f /dev/null" : "")
      """
    return try await run(program, limit: thenHangs ? 0 : 300)
  }

  /// Runs the test runner with a shell script in place of `swift`.
  ///
  /// - Parameter limit: The number of seconds within which a test must start or end.
  private func run(_ script: String, limit: Int) async throws -> Finished {
    let folder = try TemporaryFolder()
    try folder.add("#!/bin/sh\n" + script, as: "swift")
    let shell = #"mkdir .build && chmod +x "$1/swift" && PATH="$1:$PATH" exec "$0""#
    return try await ChildProcess.run(
      "/bin/sh", ["-c", shell, Self.runner, folder.url.path],
      environment: ["PLATEN_TEST_LIMIT": "\(limit)"])
  }

  @Test(arguments: [
    ("◇ Test itEnds() started.", "✔ Test itEnds() passed after 0.1 seconds.", "itHangs()"),
    (
      "◇ Test itEnds(seed:) started.", "✔ Test itEnds(seed:) with 2 test cases passed after 1 s.",
      "itHangs(seed:)"
    ),
  ])
  func theRunnerEndsAndNamesAHangingTest(started: String, ended: String, name: String) async throws
  {
    let hanging = started.replacing("itEnds", with: "itHangs")
    let run = try await run(writing: [started, hanging, ended], thenHangs: true)
    #expect(run.status == 1)
    #expect(
      run.output.contains("No test has begun or ended for 0 s. These run:\n  \(name)\n"),
      "\(run.output)\(run.errors)")
  }

  @Test func theRunnerNamesAHangingXCTest() async throws {
    let started = [
      "Test Case 'A.testIt' started at 1", "Test Case 'A.testIt' passed (0.1 seconds)",
    ]
    let hanging = "Test Case 'B.testIt' started at 2"
    let run = try await run(writing: started + [hanging], thenHangs: true)
    #expect(run.status == 1)
    #expect(run.output.contains("These run:\n  B.testIt\n"), "\(run.output)\(run.errors)")
  }

  @Test func theTimeLimitAppliesToEachTestSeparately() async throws {
    let script = """
      end=$(($(date +%s) + 6))
      while [ $(date +%s) -lt $end ]; do
        echo '◇ Test a() started.'; echo '✔ Test a() passed after 0.1 seconds.'
        sleep 0.1
      done
      echo '✔ Test run passed.'
      """
    let run = try await run(script, limit: 3)
    #expect(run.status == 0)
    #expect(run.output == "✔ Test run passed.\n", "\(run.errors)")
  }

  @Test func theRunnerSucceedsWhenAllTestsFinish() async throws {
    let lines = ["◇ Test a() started.", "✔ Test a() passed after 1 seconds.", "✔ Test run passed."]
    let run = try await run(writing: lines, thenHangs: false)
    #expect(run.status == 0)
    #expect(run.output == "✔ Test run passed.\n", "\(run.errors)")
  }
}
