import Platen

/// Plays the commands of a transcript where the previews of the test's program can be opened by name.
///
///     await expectTranscriptOfPreviews {
///       """
///       > open "No teas"
///         Nothing on the shelf
///       > close
///       """
///     }
///
/// They are those of all modules that the tests are linked with. Nothing is open at the start. All else
/// is as in `expectTranscript(of:)`.
@MainActor
public func expectTranscriptOfPreviews(
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:], log: Bool = false,
  isSpoken: Bool = false, isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  transcript: @MainActor () -> String
) async {
  let conditions = RunOptions(
    width: width, rows: rows, secrets: secrets, log: log, isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await Expectation(TestHost(previewsUnder: conditions), isExhaustive: isExhaustive, caller: caller)
    .check(transcript())
}
