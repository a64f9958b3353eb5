import Platen

/// Screens by the names that `open` opens them by, as in `["form": { FormScreen() }]`.
public typealias NamedScreens = KeyValuePairs<String, @MainActor () -> any View>

/// Plays the commands of a transcript where several screens can be opened by name.
///
///     await expectTranscript(ofScreens: ["greeting": { GreetingScreen() }]) {
///       """
///       > open greeting
///         Name  [                                      ]
///       > close
///       """
///     }
///
/// Nothing is open at the start. A name may end in a variant, as it is typed: `"movies light"`.
/// All else is as in `expectTranscript(of:)`.
@MainActor
public func expectTranscript(
  ofScreens screens: NamedScreens,
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:], log: Bool = false,
  isSpoken: Bool = false, isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  transcript: @MainActor () -> String
) async {
  let conditions = RunOptions(
    width: width, rows: rows, secrets: secrets, log: log, isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await Expectation(TestHost(screens, conditions), isExhaustive: isExhaustive, caller: caller)
    .check(transcript())
}

/// The same with the transcript in a file beside the test.
///
///     await expectTranscript(
///       ofScreens: ["greeting": { GreetingScreen() }], file: "Transcripts/gallery.transcript")
///
/// With `PLATEN_RECORD=1` a file that is missing is written, with the commands that open each
/// screen. Without a name it is called after the test.
///
/// - Parameter file: A path, from the folder of the source file that calls.
@MainActor
public func expectTranscript(
  ofScreens screens: NamedScreens, file: String? = nil,
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:], log: Bool = false,
  isSpoken: Bool = false, isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) async {
  let conditions = RunOptions(
    width: width, rows: rows, secrets: secrets, log: log, isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await Expectation(TestHost(screens, conditions), isExhaustive: isExhaustive, caller: caller)
    .check(file: file, of: "\(function)")
}
