import Platen

/// What the scenes of an app add up to.
@MainActor
struct AppContents {
  /// The screen that is open at the start, if any.
  var main: ScreenRegistry.Entry?
  var registry: ScreenRegistry
  var commands: [Command] = []
  var options: [LaunchOption] = []

  /// What each window group shows, a function from nothing to its views, by its title.
  var windowContents: [String: Any] = [:]
  /// What makes the screens of window groups, if not they alone.
  let windows: (any WindowMaker)?
  /// What modifies the screens that are added, the outermost first.
  var modifiers: [any ViewModifier] = []

  init(
    of scene: some Scene, windows: (any WindowMaker)? = nil,
    previews: @escaping @MainActor () -> [FoundPreview] = { [] }
  ) {
    self.windows = windows
    registry = ScreenRegistry(previews: previews)
    scene.addAll(to: &self)
  }

  /// What an app adds up to, and the previews that its program has: screens like any other, which no
  /// scene has to name.
  init(ofApp app: some App) {
    let held = NonViewOwner(app)
    self.init(
      of: app.body, windows: held.hasProperties ? AppWindows(app: held) : nil,
      previews: { FoundPreview.all })
  }

  /// Why the app cannot run, if so: names that stand for two things.
  ///
  /// - Parameter reservedOptions: The options of every app.
  func problem(reservedOptions: Set<String>) -> String? {
    if let title = registry.named.map(\.title).firstRepeated {
      return "two screens of this app are named \(title); rename one or give it a variant"
    }
    if let name = commands.map(\.name).firstRepeated {
      return "two commands of this app are named \(name); rename one"
    }
    if let name = options.map(\.name).firstRepeated {
      return "two options of this app are named --\(name); rename one"
    }
    if let name = options.map(\.name).first(where: reservedOptions.contains) {
      return "an option of this app has the reserved name --\(name); rename it"
    }
    return nil
  }

  /// What a person is told who starts the app at a terminal.
  ///
  /// - Parameter hasFocus: Whether keys can go to the screen.
  func greeting(hasFocus: Bool) -> String {
    let titles = registry.entries.filter { $0.variant == nil }.map { "open \($0.title)" }
    let list = titles.isEmpty ? "" : titles.joined(separator: ", ") + "; "
    return "# \(list)help lists the commands" + (hasFocus ? ", Tab moves to the screen" : "")
  }
}

extension Scene {
  /// Adds this scene and those in its body.
  func addAll(to contents: inout AppContents) {
    if let primitive = self as? any PrimitiveScene {
      primitive.add(to: &contents)
    } else {
      body.addAll(to: &contents)
    }
  }
}

extension [String] {
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
