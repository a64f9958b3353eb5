import Foundation
import PlatenTestPrograms
import Testing

/// `Scripts/run-tests` ends tests that hang, and names them.
@Suite struct RunnerTests {
  private static let runner = Sources.folder.appending(path: "../Scripts/run-tests")
    .standardizedFileURL.path

  /// Runs the runner with a program in place of `swift`, which writes some lines.
  private func run(writing lines: [String], thenHangs: Bool) async throws -> Finished {
    let folder = try TemporaryFolder()
    let program = """
      #!/bin/sh
      cat <<'END'
      \(lines.joined(separator: "\n"))
      END
      \(thenHangs ? "tail -f /dev/null" : "")
      """
    try folder.add(program, as: "swift")
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
  func aTestThatHangsIsEndedAndNamed(started: String, ended: String, name: String) async throws {
    let hanging = started.replacing("itEnds", with: "itHangs")
    let run = try await run(writing: [started, hanging, ended], thenHangs: true)
    #expect(run.status == 1)
    #expect(
      run.output.contains("No test has begun or ended for 0 s. These run:\n  \(name)\n"),
      "\(run.output)\(run.errors)")
  }

  @Test func aTestOfXCTestThatHangsIsNamed() async throws {
    let started = [
      "Test Case 'A.testIt' started at 1", "Test Case 'A.testIt' passed (0.1 seconds)",
    ]
    let hanging = "Test Case 'B.testIt' started at 2"
    let run = try await run(writing: started + [hanging], thenHangs: true)
    #expect(run.status == 1)
    #expect(run.output.contains("These run:\n  B.testIt\n"), "\(run.output)\(run.errors)")
  }

  @Test func testsThatEndAreNotEndedByIt() async throws {
    let lines = ["◇ Test a() started.", "✔ Test a() passed after 1 seconds.", "✔ Test run passed."]
    let run = try await run(writing: lines, thenHangs: false)
    #expect(run.status == 0)
    #expect(run.output == "✔ Test run passed.\n", "\(run.errors)")
  }
}
