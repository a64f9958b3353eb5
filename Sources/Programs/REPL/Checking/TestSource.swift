import Platen

/// The source code of a Swift test that expects the output of a recording.
///
/// Values that the user must provide appear as editor placeholders: `<#pw#>`.
@MainActor
struct TestSource {
  private let transcription: RecordingTranscript
  private let name: String
  private let runner: TranscriptRunner

  /// Creates the source of a test.
  ///
  /// - Parameter name: The name of the recording, from which the name of the test is derived.
  init(_ transcription: RecordingTranscript, named name: String, on runner: TranscriptRunner) {
    self.transcription = transcription
    self.name = name
    self.runner = runner
  }

  var text: String {
    let modules = Set(
      views.compactMap { $0.type?.module } + ["Platen", "PlatenTesting", "Testing"])
    let imports = modules.sorted().map { "import \($0)" }
    let lines = transcription.lines.map { $0.isEmpty ? "" : "    " + $0 }
    let isRaw = lines.contains { $0.contains("\\") || $0.contains(#"""""#) }
    let (opening, closing) = isRaw ? (##"#""""##, ##""""#"##) : (#"""""#, #"""""#)
    let head = ["", "@MainActor", "@Test func \(function)() async {"] + call + ["    \(opening)"]
    return (imports + head + lines + ["    \(closing)", "  }", "}"]).joined(separator: "\n")
  }

  private var views: [(title: String, type: ViewType?)] {
    transcription.titles.map { ($0, runner.entry(titled: $0)?.viewType) }
  }

  /// The lines that begin the call to `expectTranscript`, with placeholders for missing values.
  private var call: [String] {
    ["  await expectTranscript(", "    \(arguments.joined(separator: ",\n    "))", "  ) {"]
  }

  private var arguments: [String] {
    let screens = views.map { title, type in
      "\"\(title)\": { \(type.map { "\($0.name)()" } ?? "<#the view of \(title)#>") }"
    }
    let named = runner.secretNames.filter { name in
      transcription.lines.contains { $0.hasPrefix("> ") && $0.contains("$\(name)") }
    }
    let secrets = named.map { "\"\($0)\": \"<#\($0)#>\"" }
    return ["ofScreens: [\(screens.joined(separator: ", "))]"]
      + (secrets.isEmpty ? [] : ["secrets: [\(secrets.joined(separator: ", "))]"])
  }

  /// The name of the test function: for `sign-up trouble`, `signUpTroubleMatchesTheRecording`.
  private var function: String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let joined = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }
    .joined()
    return (joined.first?.isLetter == true ? joined : "recording" + joined) + "MatchesTheRecording"
  }
}
