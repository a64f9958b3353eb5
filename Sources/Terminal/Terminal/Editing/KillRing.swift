/// The most recently killed texts, of which `yank` inserts the newest.
///
/// The ring holds ten texts, as in GNU Readline.
package struct KillRing: Equatable {
  private static let capacity = 10

  /// The texts, with the one to insert at the end.
  private var texts: [String] = []

  package init() {}

  /// The text that `yank` inserts, or an empty text.
  var newest: String { texts.last ?? "" }

  /// Adds a killed text.
  ///
  /// - Parameters:
  ///   - isBackward: Whether the text was before the caret.
  ///   - extendsNewest: Whether the text is joined to the newest one, because both were killed one
  ///     after the other.
  mutating func add(_ text: String, isBackward: Bool, extendsNewest: Bool) {
    if text.isEmpty { return }
    if extendsNewest, let newest = texts.popLast() {
      texts.append(isBackward ? text + newest : newest + text)
    } else {
      texts.append(text)
      if texts.count > Self.capacity { texts.removeFirst() }
    }
  }

  /// Makes the text before the newest one the text to insert.
  mutating func rotate() {
    guard let newest = texts.popLast() else { return }
    texts.insert(newest, at: 0)
  }
}
