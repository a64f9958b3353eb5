import ArgumentParser
import PlatenPrompts
import PlatenTesting

/// Runs a command in the process of the test, plays the commands of a transcript as the answers to its
/// questions, and fails the test if the output differs.
///
///     @Test func deploysToTheChosenRegion() async {
///       await expectTranscript(of: Deploy.self, arguments: ["--yes"]) {
///         """
///         > pick Region Virginia
///         > key return
///         """
///       }
///     }
///
/// The transcript contains the questions. To compare what the command writes to standard output, and
/// its exit code, run it as a child process. Time is virtual, as in the other forms of
/// `expectTranscript`.
///
/// - Parameters:
///   - arguments: The arguments of the command, without its name.
///   - width: The width of a line, in cells. The default is the width that the transcript specifies,
///     or 80.
///   - secrets: The secrets, by the names with which commands refer to them.
@MainActor
public func expectTranscript<Command: AsyncParsableCommand & SendableMetatype>(
  of command: Command.Type, arguments: [String] = [],
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:], isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  transcript: @MainActor () -> String
) async {
  let options = RunOptions(width: width, rows: rows, secrets: secrets)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  let runner = TranscriptRunner({ CommandProgram(command, arguments, in: $0) }, options)
  await Expectation(runner, isExhaustive: isExhaustive, caller: caller).check(transcript())
}
