import Glibc

/// A converter between positions in a text and numbers of characters.
///
/// The counter remembers a position. If the next text has the same beginning, as while a user types,
/// only the characters between the two positions are counted.
///
/// - Complexity: O(*k*) in the characters between two positions, and a comparison of the bytes
///   before the first one.
package struct CharacterCounter {
  /// The number of characters before a remembered position that are counted again, because a typed
  /// scalar can join the last one.
  private static let margin = 2

  private var text = ""
  /// The remembered position, which is the beginning of a character of `text`.
  private var position: (offset: Int, count: Int) = (0, 0)
  /// The number of bytes on which the position depends.
  private var bytes = 0

  package init() {}

  /// Returns the number of characters before an index.
  package mutating func count(before index: String.Index, in text: String) -> Int {
    let start = start(in: text)
    let count = start.count + text.distance(from: start.index, to: index)
    remember(index, count, in: text)
    return count
  }

  /// Returns the index after a number of characters, or the end of a shorter text.
  package mutating func index(after count: Int, in text: String) -> String.Index {
    let start = start(in: text)
    let limit = count < start.count ? text.startIndex : text.endIndex
    let index = text.index(start.index, offsetBy: count - start.count, limitedBy: limit)
    if let index { remember(index, count, in: text) }
    return index ?? limit
  }

  /// Returns the remembered position if it is valid for a text; otherwise, the beginning of the text.
  private func start(in text: String) -> (index: String.Index, count: Int) {
    let (known, new) = (self.text.utf8.prefix(bytes), text.utf8.prefix(bytes))
    let isEqual = known.withContiguousStorageIfAvailable { known in
      new.withContiguousStorageIfAvailable { new in
        guard known.count == new.count, let old = known.baseAddress, let new = new.baseAddress
        else { return false }
        return memcmp(old, new, known.count) == 0
      } ?? false
    }
    if isEqual != true { return (text.startIndex, 0) }
    return (text.utf8.index(text.startIndex, offsetBy: position.offset), position.count)
  }

  private mutating func remember(_ index: String.Index, _ count: Int, in text: String) {
    let steps = min(Self.margin, count)
    let start = text.index(index, offsetBy: -steps)
    let end = start < text.endIndex ? text.index(after: start) : start
    self.text = text
    position = (text.utf8.distance(from: text.startIndex, to: start), count - steps)
    bytes = text.utf8.distance(from: text.startIndex, to: end)
  }
}
