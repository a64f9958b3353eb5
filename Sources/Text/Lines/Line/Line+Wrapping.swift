extension Line {
  /// Returns the line wrapped at spaces into lines that are at most `cells` wide.
  ///
  /// Each line contains as many words as fit. If the line does not fit, wrapping removes the spaces
  /// at each break and all trailing spaces. Leading spaces remain if the first word fits after
  /// them. A word wider than `cells` is broken between clusters. Styles continue across breaks.
  ///
  ///     Line("a view describes").wrapped(to: 7)  // ["a view", "describ", "es"]
  ///
  /// If the width is 1, an ellipsis replaces each wide cluster.
  ///
  /// > Law: **Wrapping loses no word.** For `cells > 1`, the lines together contain every character
  /// > of this line except spaces, in order, and no line is wider than `cells`.
  ///
  /// - Parameter cells: The maximum width of a line; 1 if the specified width is not positive.
  /// - Returns: An array with at least one line.
  /// - Complexity: O(1) if the line fits; otherwise, O(*n*) in bytes, and in runs for each line.
  public func wrapped(to cells: Int) -> [Line] {
    if width <= cells { return [self] }
    if cells <= 1 { return withoutWideClusters.wrapped(within: 1) }
    return wrapped(within: cells)
  }

  private func wrapped(within cells: Int) -> [Line] {
    var wrapper = Wrapper(cells: cells)
    forEachWord { wrapper.add($0, of: self) }
    return wrapper.rows.map { slice($0.start, $0.end) }
  }

  /// Returns the line split between clusters into lines at most `cells` wide, with all text
  /// retained.
  ///
  /// - Parameter cells: The maximum width, at least 2.
  /// - Returns: An array with at least one line.
  package func pieces(of cells: Int) -> [Line] {
    if width <= cells { return [self] }
    var pieces: [Line] = []
    breakWord(Span(start: .start, end: end), into: cells) { pieces.append(slice($0.start, $0.end)) }
    return pieces
  }

  /// The line with an ellipsis of one cell in place of each cluster of two cells.
  private var withoutWideClusters: Line {
    replacingTexts { text in String(text.map { $0.cells > 1 ? "…" : $0 }) }
  }
}

/// A builder that distributes words over rows.
private struct Wrapper {
  let cells: Int
  /// The rows that have been built so far. New words are appended to the last row.
  private(set) var rows = [Line.Span(start: .start, end: .start)]

  init(cells: Int) {
    self.cells = cells
  }

  mutating func add(_ word: Line.Span, of line: Line) {
    if word.end.column - rows[rows.count - 1].start.column <= cells {
      rows[rows.count - 1].end = word.end
    } else {
      startRow(at: word.start)
      line.breakWord(word, into: cells) { piece in
        startRow(at: piece.start)
        rows[rows.count - 1].end = piece.end
      }
    }
  }

  /// Starts a row, replacing the last row if it is empty.
  private mutating func startRow(at start: Line.Position) {
    if rows[rows.count - 1].isEmpty { rows.removeLast() }
    rows.append(Line.Span(start: start, end: start))
  }
}

extension Line {
  /// Splits a word into pieces that each contain as many clusters as fit.
  fileprivate func breakWord(_ word: Span, into cells: Int, _ add: (Span) -> Void) {
    if word.width <= cells { return add(word) }
    if isOneByteACell { return breakASCIIWord(word, into: cells, add) }
    var piece = Span(start: word.start, end: word.start)
    for cluster in Clusters(of: substring(word.start.offset..<word.end.offset)) {
      let next = piece.end.advanced(by: cluster)
      if next.column - piece.start.column > cells {
        add(piece)
        piece.start = piece.end
      }
      piece.end = next
    }
    add(piece)
  }

  private func breakASCIIWord(_ word: Span, into cells: Int, _ add: (Span) -> Void) {
    let end = word.end.offset
    for start in stride(from: word.start.offset, to: end, by: cells) {
      add(Span(start: .ofASCII(start), end: .ofASCII(min(start + cells, end))))
    }
  }
}

extension Line {
  /// The range of a line between two positions, such as a word, a row of words, or part of a word.
  struct Span {
    var start: Position
    var end: Position
    var width: Int { end.column - start.column }
    var isEmpty: Bool { start == end }
  }

  /// The width of the longest word, which is the minimum width at which ``wrapped(to:)`` breaks no
  /// word.
  ///
  ///     Line("a line of words").minWidth  // 5
  ///
  /// - Complexity: O(*n*) in bytes.
  public var minWidth: Int {
    var least = 0
    forEachWord { least = max(least, $0.width) }
    return least
  }

  /// Calls a closure with each word, from left to right.
  ///
  /// A word is a sequence of clusters without a space between them.
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
        body(.ofASCII(offset))
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
