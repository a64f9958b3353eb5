import Platen

/// Plays the commands of a transcript on a screen, and fails the test where what happens is not
/// what the transcript says.
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
/// The transcript holds each command after a `>`, then what it writes. What stands before the
/// first command is the frame that the screen opens with; it may be left out. Lines that begin
/// with `#` are comments; the first may say the size of the screen, `# width 60, rows 12`. A command
/// that fails writes its `! …`, and is no failure of the test. Spaces at the ends of lines do not
/// count, and `[…]` in a line stands for anything.
///
/// The test fails at the line of the call, under Swift Testing and XCTest alike. It fails also when
/// the transcript ends while something is still to come, such as the end of a `debounce` or an
/// answer, and when the screen warns of a mistake that the transcript does not show. Run with
/// `PLATEN_RECORD=1` in the environment, the call writes what happened into the literal in its
/// source file, commands kept, and fails once more, so that somebody reads what was recorded.
///
/// - Parameters:
///   - view: The screen; made when the test calls for it, and closed at the end.
///   - width: Cells in a line; what the transcript says, or 80.
///   - rows: The height of a list's viewport, in lines; that of the transcript, or 20.
///   - secrets: Texts that a command can name, as in `set Password $pw`.
///   - log: Whether events of the log are written into the transcript, marked `*`.
///   - isSpoken: Whether the screen is said in words, as to a person who listens to it.
///   - isExhaustive: Whether all that a command writes is to be expected. If not, the lines that
///     follow a command are to be among those that it writes, in their order, and what is still to
///     come at the end does not matter.
///   - transcript: A multi-line literal.
@MainActor
public func expectTranscript<Screen: View>(
  of view: @autoclosure @MainActor () -> Screen,
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:], log: Bool = false,
  isSpoken: Bool = false, isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  transcript: @MainActor () -> String
) async {
  let options = RunOptions(
    width: width, rows: rows, secrets: secrets, log: log, isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await withoutActuallyEscaping(view) { view in
    await Expectation(TestHost(view, options), isExhaustive: isExhaustive, caller: caller)
      .check(transcript())
  }
}

/// The same with the transcript in a file beside the test.
///
///     await expectTranscript(of: GreetingScreen(), file: "Transcripts/greeting.transcript")
///
/// Without a name the file is called after the test: `aNameIsGreeted()` in `GreetingTests.swift` has
/// `__Snapshots__/GreetingTests/aNameIsGreeted.transcript`.
///
///     @Test func aNameIsGreeted() async {
///       await expectTranscript(of: GreetingScreen())
///     }
///
/// With `PLATEN_RECORD=1` a file that is missing is written, with the frame that the screen opens
/// with; commands added to it are kept from then on.
///
/// - Parameter file: A path, from the folder of the source file that calls.
@MainActor
public func expectTranscript<Screen: View>(
  of view: @autoclosure @MainActor () -> Screen, file: String? = nil,
  width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:], log: Bool = false,
  isSpoken: Bool = false, isExhaustive: Bool = true,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) async {
  let options = RunOptions(
    width: width, rows: rows, secrets: secrets, log: log, isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await withoutActuallyEscaping(view) { view in
    await Expectation(TestHost(view, options), isExhaustive: isExhaustive, caller: caller)
      .check(file: file, of: "\(function)")
  }
}

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
  let options = RunOptions(
    width: width, rows: rows, secrets: secrets, log: log, isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await Expectation(TestHost(screens, options), isExhaustive: isExhaustive, caller: caller)
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
  let options = RunOptions(
    width: width, rows: rows, secrets: secrets, log: log, isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await Expectation(TestHost(screens, options), isExhaustive: isExhaustive, caller: caller)
    .check(file: file, of: "\(function)")
}

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
  let options = RunOptions(
    width: width, rows: rows, secrets: secrets, log: log, isSpoken: isSpoken)
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  await Expectation(TestHost(previewsUnder: options), isExhaustive: isExhaustive, caller: caller)
    .check(transcript())
}
