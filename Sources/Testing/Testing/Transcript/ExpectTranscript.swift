import Platen

/// Runs the commands of a transcript on a screen, and fails the test if the output differs.
///
///     @Test func aNameIsGreeted() async {
///       await expectTranscript(of: GreetingScreen()) {
///         """
///         > set Name Ada
///         - Name  [                                      ]
///         + Name  [Ada                                   ]
///         + Hello, Ada!
///         """
///       }
///     }
///
/// The transcript contains each command after `>`, followed by the output of the command. The lines
/// before the first command are the initial frame, which is optional. Lines that begin with `#` are
/// comments; the first line can specify the size of the screen, as in `# width 60, rows 12`. A
/// command that fails writes its error message in a line `! …`, and the test fails unless the
/// transcript contains this line. Trailing spaces are ignored, and `[…]` in a line matches any text.
///
/// Failures are reported at the line of the call, in both Swift Testing and XCTest. The test also
/// fails if work is pending at the end of the transcript, such as a `debounce` or a response, and
/// if the screen logs a warning that the transcript does not contain.
///
/// To record a transcript, set the environment variable `PLATEN_RECORD=1` and run the test. The
/// call writes the actual output to the literal in the source file and leaves the commands
/// unchanged. The test still fails, as a reminder to review the recorded output.
///
/// - Parameters:
///   - view: The screen, which opens when the test calls this function, and closes at the end.
///   - width: The width of a line, in cells. The default is the width that the transcript
///     specifies, or 80.
///   - rows: The height of a list's viewport, in lines. The default is the height that the
///     transcript specifies, or 20.
///   - secrets: The secrets, by the names with which commands refer to them, as in `set
///     Password $pw`.
///   - responses: The responses to the requests of the screen, by method and path.
///   - log: Whether the transcript includes log events, marked with `*`.
///   - isSpoken: Whether the transcript describes the screen as text for a screen reader.
///   - isExhaustive: Whether the transcript must contain all output. If the value is `false`, the
///     expected lines must occur in the output of their command in the same order, every failure of
///     a command must be expected, and pending work at the end is ignored.
///   - transcript: The transcript, as a multi-line string literal.
@MainActor
public func expectTranscript<Screen: View>(
  of view: @autoclosure @MainActor () -> Screen,
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:],
  responses: TestResponses = [:], log: Bool = false, isSpoken: Bool = false,
  isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  transcript: @MainActor () -> String
) async {
  let options = RunOptions(
    width: width, rows: rows, secrets: secrets, responses: responses, log: log,
    isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await withoutActuallyEscaping(view) { view in
    await Expectation(TranscriptRunner(view, options), isExhaustive: isExhaustive, caller: caller)
      .check(transcript())
  }
}

/// Runs the commands of a transcript file on a screen, and fails the test if the output differs.
///
///     await expectTranscript(of: GreetingScreen(), file: "Transcripts/greeting.transcript")
///
/// Without a path, the file is named after the test: `aNameIsGreeted()` in `GreetingTests.swift`
/// uses `__Snapshots__/GreetingTests/aNameIsGreeted.transcript`.
///
///     @Test func aNameIsGreeted() async {
///       await expectTranscript(of: GreetingScreen())
///     }
///
/// With `PLATEN_RECORD=1`, a missing file is created with the initial frame of the screen. Commands
/// that you add to the file remain unchanged when you record it again.
///
/// - Parameter file: The path of the file, relative to the directory of the calling source file.
@MainActor
public func expectTranscript<Screen: View>(
  of view: @autoclosure @MainActor () -> Screen, file: String? = nil,
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:],
  responses: TestResponses = [:], log: Bool = false, isSpoken: Bool = false,
  isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) async {
  let options = RunOptions(
    width: width, rows: rows, secrets: secrets, responses: responses, log: log,
    isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await withoutActuallyEscaping(view) { view in
    await Expectation(TranscriptRunner(view, options), isExhaustive: isExhaustive, caller: caller)
      .check(file: file, of: "\(function)")
  }
}

/// The screens by the names that the `open` command uses, as in `["form": { FormScreen() }]`.
public typealias NamedScreens = KeyValuePairs<String, @MainActor () -> any View>

/// Runs the commands of a transcript that opens several screens, and fails the test if the output
/// differs.
///
///     await expectTranscript(ofScreens: ["greeting": { GreetingScreen() }]) {
///       """
///       > open greeting
///         Name  [                                      ]
///       > close
///       """
///     }
///
/// No screen is open at the start. A name can include a variant, as in the command: `"movies
/// light"`. In all other respects, this function behaves like `expectTranscript(of:)`.
@MainActor
public func expectTranscript(
  ofScreens screens: NamedScreens,
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:],
  responses: TestResponses = [:], log: Bool = false, isSpoken: Bool = false,
  isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  transcript: @MainActor () -> String
) async {
  let options = RunOptions(
    width: width, rows: rows, secrets: secrets, responses: responses, log: log,
    isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await Expectation(TranscriptRunner(screens, options), isExhaustive: isExhaustive, caller: caller)
    .check(transcript())
}

/// Runs the commands of a transcript file that opens several screens, and fails the test if the
/// output differs.
///
///     await expectTranscript(
///       ofScreens: ["greeting": { GreetingScreen() }], file: "Transcripts/gallery.transcript")
///
/// With `PLATEN_RECORD=1`, a missing file is created with the commands that open each screen.
/// Without a path, the file is named after the test.
///
/// - Parameter file: The path of the file, relative to the directory of the calling source file.
@MainActor
public func expectTranscript(
  ofScreens screens: NamedScreens, file: String? = nil,
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:],
  responses: TestResponses = [:], log: Bool = false, isSpoken: Bool = false,
  isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) async {
  let options = RunOptions(
    width: width, rows: rows, secrets: secrets, responses: responses, log: log,
    isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await Expectation(TranscriptRunner(screens, options), isExhaustive: isExhaustive, caller: caller)
    .check(file: file, of: "\(function)")
}

/// Runs the commands of a transcript that opens previews by name, and fails the test if the output
/// differs.
///
///     await expectTranscriptOfPreviews {
///       """
///       > open "No teas"
///         Nothing on the shelf
///       > close
///       """
///     }
///
/// The previews of all modules that the tests link are available, and no preview is open at the
/// start. In all other respects, this function behaves like `expectTranscript(of:)`.
@MainActor
public func expectTranscriptOfPreviews(
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:],
  responses: TestResponses = [:], log: Bool = false, isSpoken: Bool = false,
  isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  transcript: @MainActor () -> String
) async {
  let options = RunOptions(
    width: width, rows: rows, secrets: secrets, responses: responses, log: log,
    isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await Expectation(
    TranscriptRunner(previewsUnder: options), isExhaustive: isExhaustive, caller: caller
  )
  .check(transcript())
}
