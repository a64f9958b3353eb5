extension Line {
  /// A part of a line, from one place to another: a word, a row of words, a piece of a word.
  struct Span {
    var start: Position
    var end: Position
    var width: Int { end.column - start.column }
    var isEmpty: Bool { start == end }
  }

  /// The width of the longest word: the least that ``wrapped(to:)`` needs to break none.
  ///
  ///     Line("a line of words").leastWidth  // 5
  ///
  /// - Complexity: O(*n*) in bytes.
  public var leastWidth: Int {
    var least = 0
    forEachWord { least = max(least, $0.width) }
    return least
  }

  /// Calls a function with each word, clusters without a space between them, from left to right.
  ///
  /// - Complexity: O(*n*) in bytes.
  func forEachWord(_ body: (Span) -> Void) {
    var start = Position.start
    forEachSpace { space in
      if start.offset < space.offset { body(Span(start: start, end: space)) }
      start = Position(offset: space.offset + 1, column: space.column + 1)
    }
    if start.offset < end.offset { body(Span(start: start, end: end)) }
  }

  private func forEachSpace(_ body: (Position) -> Void) {
    if isOneByteACell {
      for (offset, byte) in text.utf8.enumerated() where byte == 0x20 {
        body(Position(offset: offset, column: offset))
      }
    } else {
      var place = Position.start
      for cluster in Clusters(of: text) {
        if cluster.isSpace { body(place) }
        place = place.advanced(by: cluster)
      }
    }
  }
}
