import Platen

/// A scene that is a screen.
@MainActor
protocol ContentScene: PrimitiveScene {
  associatedtype Content: View

  var content: @MainActor () -> Content { get }

  /// Adds the screen with its views as they are modified by the scenes around.
  func add<Modified: View>(
    _ content: @escaping @MainActor () -> Modified, to contents: inout AppContents)
}

extension ContentScene {
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
