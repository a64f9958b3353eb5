import Platen

extension TranscriptRunner {
  /// Creates a runner with a single screen, which is open at the start.
  init<Screen: View>(_ view: @escaping @MainActor () -> Screen, _ options: RunOptions) {
    self.init(
      ScreenRegistry(), main: ScreenRegistry.Entry("main", root: view), size: options.size,
      options: options.interpreterOptions)
  }

  /// Creates a runner with several screens, which commands open by name.
  init(_ screens: NamedScreens, _ options: RunOptions) {
    self.init(
      ScreenRegistry(screens.map { ScreenRegistry.Entry(typed: $0.key, view: $0.value) }),
      size: options.size, options: options.interpreterOptions)
  }

  /// Creates a runner with a program that opens the screens.
  package init(
    _ program: @escaping @MainActor (CommandInterpreter) -> any TestProgram, _ options: RunOptions
  ) {
    self.init(
      ScreenRegistry(), program: program, size: options.size, options: options.interpreterOptions)
  }

  /// Creates a runner with the previews of the program, which commands open by name.
  init(previewsUnder options: RunOptions) {
    self.init(
      ScreenRegistry(previews: { FoundPreview.all }), size: options.size,
      options: options.interpreterOptions)
  }
}

/// The options with which a test runs its transcript.
package struct RunOptions {
  var width: Int?
  var rows: Int?
  var secrets: [String: String] = [:]
  var responses: TestResponses = [:]
  var log = false
  var isSpoken = false

  package init(
    width: Int? = nil, rows: Int? = nil, secrets: [String: String] = [:],
    responses: TestResponses = [:], log: Bool = false, isSpoken: Bool = false
  ) {
    (self.width, self.rows, self.secrets) = (width, rows, secrets)
    (self.responses, self.log, self.isSpoken) = (responses, log, isSpoken)
  }

  fileprivate var size: TranscriptSize { TranscriptSize(width: width, rows: rows) }

  @MainActor
  fileprivate var interpreterOptions: CommandInterpreter.Options {
    var options = CommandInterpreter.Options()
    options.secrets = secrets
    options.responses = responses.source(
      isRecording: Recorder.shared.isOn, secrets: secrets)
    options.showsLog = log
    options.isSpoken = isSpoken
    return options
  }
}

extension ScreenRegistry.Entry {
  /// Creates an entry for a name with an optional variant, in the syntax of the `open` command.
  fileprivate init(typed name: String, view: @escaping @MainActor () -> any View) {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    self.init(words.first ?? "", variant: words.dropFirst().first) { AnyView(view()) }
  }
}
