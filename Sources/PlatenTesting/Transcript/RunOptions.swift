import Platen

extension TestHost {
  /// One screen, which is open at the start.
  init<Screen: View>(_ view: @escaping @MainActor () -> Screen, _ conditions: RunOptions) {
    self.init(
      ScreenRegistry(), main: ScreenRegistry.Entry("main", root: view), size: conditions.size,
      options: conditions.options)
  }

  /// Several to open by name.
  init(_ screens: NamedScreens, _ conditions: RunOptions) {
    self.init(
      ScreenRegistry(screens.map { ScreenRegistry.Entry(typed: $0.key, view: $0.value) }),
      size: conditions.size, options: conditions.options)
  }

  /// The previews of the program, to open by name.
  init(previewsUnder conditions: RunOptions) {
    self.init(
      ScreenRegistry(previews: { FoundPreview.all }), size: conditions.size,
      options: conditions.options)
  }
}

/// What a test says about how its transcript is played.
struct RunOptions {
  var width: Int?
  var rows: Int?
  var secrets: [String: String] = [:]
  var log = false
  var isSpoken = false

  fileprivate var size: TranscriptSize { TranscriptSize(width: width, rows: rows) }

  fileprivate var options: CommandInterpreter.Options {
    var options = CommandInterpreter.Options()
    options.secrets = secrets
    options.showsLog = log
    options.isSpoken = isSpoken
    return options
  }
}

extension ScreenRegistry.Entry {
  /// A screen of a name as it is typed after `open`, with its variant.
  fileprivate init(typed name: String, view: @escaping @MainActor () -> any View) {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    self.init(words.first ?? "", variant: words.dropFirst().first) { AnyView(view()) }
  }
}
