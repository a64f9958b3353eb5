import PlatenLines

extension Line {
  /// Whether the line has no text, only spaces.
  package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

extension Block {
  /// Whether a line of the block has text.
  package var hasText: Bool { lines.contains { !$0.isBlank } }

  /// As many lines as a height allows, with text in preference to the blank lines around it.
  ///
  /// Blank lines below the text are removed first, then blank lines above it, then text at the end.
  package func fitted(to height: Int) -> Block {
    guard height < count else { return self }
    let lines = lines
    guard let first = lines.firstIndex(where: { !$0.isBlank }),
      let last = lines.lastIndex(where: { !$0.isBlank })
    else { return prefix(height) }
    return dropFirst(min(first, max(last + 1 - height, 0))).prefix(height).widened(to: width)
  }
}
