import Platen

/// The screens, commands, and options that the scenes of an app define.
@MainActor
struct AppContents {
  /// The screen that is open at the start, or `nil` if no screen is open.
  var main: ScreenRegistry.Entry?
  var registry: ScreenRegistry
  var commands: [Command] = []
  var options: [LaunchOption] = []

  /// The closures that create the views of each window group, by title.
  var windowContents: [String: Any] = [:]
  /// The factory for the screens of window groups, or `nil` if the app has no dynamic properties.
  let windows: (any WindowMaker)?
  /// The modifiers of the scenes being added, outermost first.
  var modifiers: [any ViewModifier] = []

  init(
    of scene: some Scene, windows: (any WindowMaker)? = nil,
    previews: @escaping @MainActor () -> [FoundPreview] = { [] }
  ) {
    self.windows = windows
    registry = ScreenRegistry(previews: previews)
    scene.addAll(to: &self)
  }

  /// Creates the contents of an app, with the previews in the program as additional screens.
  init(ofApp app: some App) {
    let held = NonViewOwner(app)
    self.init(
      of: app.body, windows: held.hasProperties ? AppWindows(app: held) : nil,
      previews: { FoundPreview.all })
  }

  /// Returns a description of conflicting names, which prevent the app from running, or `nil` if no
  /// names conflict.
  var problem: String? {
    if let title = registry.named.map(\.title).firstRepeated {
      return "two screens of this app are named \(title); rename one or give it a variant"
    }
    if let name = commands.map(\.name).firstRepeated {
      return "two commands of this app are named \(name); rename one"
    }
    if let name = options.map(\.name).firstRepeated {
      return "two options of this app are named --\(name); rename one"
    }
    if let name = options.map(\.name).first(where: LaunchOptions.builtInNames.contains) {
      return "an option of this app has the reserved name --\(name); rename it"
    }
    return nil
  }

  /// The greeting for users who start the app in a terminal without a line editor.
  var greeting: String {
    let titles = registry.entries.filter { $0.variant == nil }.map { "open \($0.title)" }
    let list = titles.isEmpty ? "" : titles.joined(separator: ", ") + "; "
    return "# \(list)help lists the commands"
  }
}

extension Scene {
  /// Adds the scene to the contents of the app. If the scene is not primitive, adds the primitive
  /// scenes in its body.
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
