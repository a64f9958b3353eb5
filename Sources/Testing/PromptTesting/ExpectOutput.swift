import PlatenTesting
import PlatenTranscript

/// Runs an executable of the package as a child process, and fails the test if its output or its exit
/// code differs from the expected ones.
///
///     @Test func theAddressOfTheServiceIsPrinted() async {
///       await expectOutput(of: "deploy", arguments: ["--yes"]) {
///         """
///         > pick Region Virginia
///         > key return
///           https://web.virginia.example.com
///         """
///       }
///     }
///
/// The lines after `>` are the script that answers the questions of the command. The lines of standard
/// output follow, after two spaces, those of standard error after `*`, and an exit code other than 0 as
/// `! exit code 64`. In a line, `[…]` matches any text. Without a script, a question without another
/// answer fails, as in a job without a terminal.
///
/// `swift build` puts the executable next to the tests that depend on its target. It runs in an empty
/// folder, which is also its home, without a terminal and in real time. It receives `PATH`, a locale
/// with UTF-8 and the time zone UTC, but no other variables of the machine, such as `CI`.
///
/// With `PLATEN_RECORD=1`, the call writes the actual output to the literal in the source file, as
/// `expectTranscript` does.
///
/// - Parameters:
///   - program: The name of the executable.
///   - arguments: The arguments of the command, without its name.
///   - environment: The variables that the command receives in addition.
///   - secrets: Variables whose values the script refers to by name, as in `set Token $token`. `•••`
///     replaces these values in the output if they have at least four characters.
///   - errors: Whether standard error is compared as well. While a script answers, it contains the
///     questions.
///   - isExhaustive: Whether every line must be expected. If the value is `false`, the expected lines
///     must occur in the same order. An exit code other than 0 must be expected in both cases.
///   - timeLimit: The time after which the command is killed and the test fails.
///   - output: The script and the output, as a multi-line string literal.
@MainActor
public func expectOutput(
  of program: String, arguments: [String] = [], environment: [String: String] = [:],
  secrets: [String: String] = [:], errors: Bool = false, isExhaustive: Bool = true,
  timeLimit: Duration = .seconds(60),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  output: @MainActor () -> String
) async {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  let script = Script(output())
  let run = ProgramRun(
    program, arguments, environment, secrets: secrets, showsErrors: errors, timeLimit: timeLimit)
  do {
    let reporter = CheckReporter(caller: caller)
    let check = TranscriptCheck(
      script, of: try await run.play(script), isExhaustive: isExhaustive,
      isRecording: reporter.isRecording)
    reporter.report(check)
  } catch {
    caller.fail("\(error)")
  }
}
