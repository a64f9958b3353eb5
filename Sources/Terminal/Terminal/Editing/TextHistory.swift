/// The changes of a text, which can be undone in reverse order.
struct TextHistory {
  /// A replacement of text at a number of bytes from the start.
  private struct Change {
    var offset: Int
    var removed: String
    var inserted: String

    /// The end of the inserted text.
    var end: Int { offset + inserted.utf8.count }
  }

  private var changes: [Change] = []
  /// Whether text that is inserted at the end of the last change extends that change.
  private var isTyping = false

  /// Replaces a range of a text.
  ///
  /// Characters that are typed one after the other on a line form a single change.
  ///
  /// - Returns: The number of bytes before the end of the new text.
  mutating func replace(_ range: Range<String.Index>, of text: inout String, with new: String)
    -> Int
  {
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let removed = String(text[range])
    if removed.isEmpty && new.isEmpty { return offset }
    text.replaceSubrange(range, with: new)
    text.makeContiguousUTF8()
    let isTyped = removed.isEmpty && new.count == 1
    let extends = isTyping && isTyped && new != "\n" && changes.last?.end == offset
    if extends {
      changes[changes.count - 1].inserted += new
    } else {
      changes.append(Change(offset: offset, removed: removed, inserted: new))
    }
    isTyping = isTyped
    return offset + new.utf8.count
  }

  /// Ends the change that consists of typed characters.
  mutating func endTyping() { isTyping = false }

  /// Undoes the last change.
  ///
  /// - Returns: The number of bytes before the end of the restored text, or `nil` if there is no
  ///   change.
  mutating func undo(in text: inout String) -> Int? {
    guard let change = changes.popLast() else { return nil }
    let start = text.utf8.index(text.startIndex, offsetBy: change.offset)
    let end = text.utf8.index(start, offsetBy: change.inserted.utf8.count)
    text.replaceSubrange(start..<end, with: change.removed)
    text.makeContiguousUTF8()
    return change.offset + change.removed.utf8.count
  }
}
