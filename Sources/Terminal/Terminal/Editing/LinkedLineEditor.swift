import PlatenContext

/// The line editor of prompts in programs that link a product for it, such as PlatenReadline.
///
/// The product registers the editor before `main`. See Documentation/Decisions/products.md.
package enum LinkedLineEditor {
  /// Creates the line editor of a prompt. By default, it is Platen's own editor.
  package static let make = Locked<@MainActor @Sendable () -> any LineEditor>({
    EmacsLineEditor()
  })
}
