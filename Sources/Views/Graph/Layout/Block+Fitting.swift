import PlatenLines

extension Line {
  /// Whether the line contains only whitespace.
  package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

extension Block {
  /// Whether any line of the block contains text.
  package var hasText: Bool { lines.contains { !$0.isBlank } }

  /// Returns the block reduced to a height. Lines with text take precedence over surrounding blank
  /// lines.
  ///
  /// Blank lines below the text are removed first, then blank lines above the text, and finally
  /// text at the end.
  package func fitted(to height: Int) -> Block {
    guard height < count else { return self }
    let lines = lines
    guard let first = lines.firstIndex(where: { !$0.isBlank }),
      let last = lines.lastIndex(where: { !$0.isBlank })
    else { return prefix(height) }
    return dropFirst(min(first, max(last + 1 - height, 0))).prefix(height).widened(to: width)
  }
}
