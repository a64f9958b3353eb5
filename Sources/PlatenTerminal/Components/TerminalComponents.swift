import PlatenLines
import PlatenReactive
import PlatenViews

/// The components of a prompt that a program replaces when it links a product, such as
/// PlatenReadline.
///
/// The linked products register their components before `main`. See
/// Documentation/Decisions/products.md.
package enum TerminalComponents {
  /// Creates the line editor of a prompt. By default, it is Platen's own editor.
  package static let lineEditor = Locked<@MainActor @Sendable () -> any LineEditor>({
    EmacsLineEditor()
  })

  /// Creates a renderer of pictures for a color depth; `nil` if pictures are shown as text.
  package static let pictures = Locked<(@Sendable (ColorDepth) -> any PictureRenderer)?>(nil)
}
