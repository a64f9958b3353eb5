import Platen

/// A scene that is a screen.
@MainActor
protocol ContentScene: PrimitiveScene {
  associatedtype Content: View

  var content: @MainActor () -> Content { get }
  /// What is done with each session of it that is opened.
  var actions: [@MainActor (Session) -> Void] { get }

  /// Adds the screen with its views as they are modified by the scenes around.
  func add<Modified: View>(
    _ content: @escaping @MainActor () -> Modified, to contents: inout AppContents)
}

extension ContentScene {
  /// What opens the screen, with its actions, and known by the views that the program has written.
  func entry(_ root: ScreenRegistry.Entry) -> ScreenRegistry.Entry {
    actions.reduce(root.known(by: Content.self)) { $0.onOpen($1) }
  }

  func add(to contents: inout AppContents) {
    add(content, modifiedBy: contents.modifiers[...], to: &contents)
  }

  private func add<Inner: View>(
    _ content: @escaping @MainActor () -> Inner, modifiedBy modifiers: ArraySlice<any ViewModifier>,
    to contents: inout AppContents
  ) {
    guard let modifier = modifiers.last else { return add(content, to: &contents) }
    add(content, modifier, in: modifiers.dropLast(), to: &contents)
  }

  private func add<Inner: View>(
    _ content: @escaping @MainActor () -> Inner, _ modifier: some ViewModifier,
    in outer: ArraySlice<any ViewModifier>, to contents: inout AppContents
  ) {
    add({ content().modifier(modifier) }, modifiedBy: outer, to: &contents)
  }
}
