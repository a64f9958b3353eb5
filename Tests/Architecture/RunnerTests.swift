import Foundation
import PlatenTestProcesses
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
    let folder = try TemporaryFolder()
    try folder.add("#!/bin/sh\n" + program, as: "swift")
    let shell = #"mkdir .build && chmod +x "$1/swift" && PATH="$1:$PATH" exec "$0""#
    return try await ChildProcess.run(
      "/bin/sh", ["-c", shell, Self.runner, folder.url.path],
      environment: ["PLATEN_TEST_LIMIT": thenHangs ? "0" : "300"])
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

  /// The clock of the watchdog is a number that the test changes.
  @Test func theTimeLimitAppliesToEachTestSeparately() async throws {
    let program = """
      import importlib.machinery, importlib.util, sys, time
      sys.dont_write_bytecode = True
      loader = importlib.machinery.SourceFileLoader("runner", sys.argv[1])
      runner = importlib.util.module_from_spec(importlib.util.spec_from_loader("runner", loader))
      loader.exec_module(runner)
      now = 0
      time.monotonic = lambda: now
      watchdog = runner.Watchdog(None)
      for now in (0, 300, 600):
          watchdog.note("◇ Test a() started.")
          watchdog.note("✔ Test a() passed after 0.1 seconds.")
      for now in (900, 901):
          print(watchdog.excess())
      """
    let run = try await ChildProcess.run(
      "/usr/bin/env", ["python3", "-c", program, Self.runner],
      environment: ["PLATEN_TEST_LIMIT": "300"])
    #expect(run.output == "None\nThe tests have not ended after 15 minutes.\n", "\(run.errors)")
  }

  @Test func theRunnerSucceedsWhenAllTestsFinish() async throws {
    let lines = ["◇ Test a() started.", "✔ Test a() passed after 1 seconds.", "✔ Test run passed."]
    let run = try await run(writing: lines, thenHangs: false)
    #expect(run.status == 0)
    #expect(run.output == "✔ Test run passed.\n", "\(run.errors)")
  }
}
