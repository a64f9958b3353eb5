import Platen

/// A scene that defines a screen.
@MainActor
package protocol ContentScene: PrimitiveScene {
  associatedtype Content: View

  var content: @MainActor () -> Content { get }
  /// A one-line description of the screen; empty if there is none.
  var summary: String { get }
  /// The actions to perform on each session of the screen when it opens.
  var actions: [@MainActor (Session) -> Void] { get }

  /// Adds the screen to the app. The content has the modifiers of the enclosing scenes.
  func add<Modified: View>(
    _ content: @escaping @MainActor () -> Modified, to contents: inout AppContents)
}

extension ContentScene {
  /// Returns a copy of an entry with the description and the actions of this scene and the view type
  /// that the program specifies.
  package func entry(_ root: ScreenRegistry.Entry) -> ScreenRegistry.Entry {
    actions.reduce(root.known(by: Content.self).described(by: summary)) { $0.onOpen($1) }
  }

  package func add(to contents: inout AppContents) {
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
