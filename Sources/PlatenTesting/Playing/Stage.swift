import Platen

/// What a transcript is played on: one screen that is open, or several to open by name.
@MainActor
struct Stage {
  private let catalogue: Catalogue
  private let main: Catalogue.Entry?
  private let options: Player.Options

  init<Screen: View>(_ view: @escaping @MainActor () -> Screen, options: Player.Options) {
    catalogue = Catalogue()
    main = Catalogue.Entry("main", root: view)
    self.options = options
  }

  init(_ screens: NamedScreens, options: Player.Options) {
    catalogue = Catalogue(screens.map { Catalogue.Entry(typed: $0.key, view: $0.value) })
    main = nil
    self.options = options
  }

  /// A player on the stage, with the screen open if there is one; it writes that frame first.
  func player(write: @escaping (String) -> Void) async -> Player {
    let player = Player(catalogue, options: options) { write($0.text) }
    if let main { try? await player.open(main) }
    return player
  }

  /// The transcript that a new file begins with: the commands that open each screen.
  var emptyScript: String { catalogue.entries.map { "> open \($0.typedName)\n" }.joined() }
}

extension Catalogue.Entry {
  /// A screen of a name as it is typed after `open`, with its variant.
  fileprivate init(typed name: String, view: @escaping @MainActor () -> any View) {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    self.init(words.first ?? "", variant: words.dropFirst().first) { AnyView(view()) }
  }

  fileprivate var typedName: String { variant.map { "\(name) \($0)" } ?? name }
}

extension Player.Options {
  init(width: Int, rows: Int, secrets: [String: String], log: Bool, isSpoken: Bool = false) {
    self.init()
    size = Session.Size(width: width, rows: rows)
    time = .virtual
    self.secrets = secrets
    showsLog = log
    self.isSpoken = isSpoken
    keepsAppStorage = false
  }
}
