import Platen

/// The screens, commands and other parts that the scenes of an app define.
@MainActor
package struct AppContents {
  /// The screen that is open at the start, or `nil` if no screen is open.
  package var main: ScreenRegistry.Entry?
  package var registry: ScreenRegistry
  package var commands: [Command] = []
  /// The parts of other modules, such as the options of a command line.
  package var others: [any Scene] = []

  /// The closures that create the views of each window group, by title.
  var windowContents: [String: Any] = [:]
  /// The factory for the screens of window groups, or `nil` if the app has no dynamic properties.
  let windows: (any WindowMaker)?
  /// The modifiers of the scenes being added, outermost first.
  var modifiers: [any ViewModifier] = []

  package init(
    of scene: some Scene, windows: (any WindowMaker)? = nil,
    previews: @escaping @MainActor () -> [FoundPreview] = { [] }
  ) {
    self.windows = windows
    registry = ScreenRegistry(previews: previews)
    scene.addAll(to: &self)
  }

  /// Creates the contents of an app, with the previews in the program as additional screens.
  package init(ofApp app: some App) {
    let held = NonViewOwner(app)
    self.init(
      of: app.body, windows: held.hasProperties ? AppWindows(app: held) : nil,
      previews: { FoundPreview.all })
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
