extension Line {
  /// The first cells of this line.
  ///
  /// No cluster is split: a wide one that is half inside becomes a space in its style, so that the
  /// columns stay put.
  ///
  ///     Line("日本語").prefix(cells: 3)  // "日 "
  ///
  /// > Law: **A cut moves no column.** For every `n` from 0 to the width, `line.prefix(cells: n)`
  /// > has `n` cells and `line.dropFirst(cells: n)` has the rest.
  ///
  /// - Parameter cells: how many; the whole line if that is more than it has.
  /// - Complexity: O(1) in ASCII but for the copy, else O(*n*) in characters.
  public func prefix(cells: Int) -> Line {
    guard cells > 0 else { return .empty }
    guard cells < width else { return self }
    let (before, _) = boundaries(around: cells)
    var line = slice(.start, before)
    if before.column < cells {
      line.append(.spaces(1, style: style(at: before.offset)))
    }
    return line
  }

  /// This line without its first cells.
  ///
  /// No cluster is split: a wide one that is half inside becomes a space in its style.
  ///
  ///     Line("日本語").dropFirst(cells: 3)  // " 語"
  ///
  /// - Parameter cells: how many to leave out; the result is empty if that is the width or more.
  /// - Complexity: O(1) in ASCII but for the copy, else O(*n*) in characters.
  public func dropFirst(cells: Int) -> Line {
    guard cells > 0 else { return self }
    guard cells < width else { return .empty }
    let (before, after) = boundaries(around: cells)
    let rest = slice(after, end)
    return after.column == cells
      ? rest : .spaces(1, style: style(at: before.offset)) + rest
  }

  /// The last cells of this line.
  ///
  ///     Line("日本語").suffix(cells: 3)  // " 語"
  ///
  /// - Parameter cells: how many; the whole line if that is more than it has.
  /// - Complexity: as ``dropFirst(cells:)``.
  public func suffix(cells: Int) -> Line {
    dropFirst(cells: width - cells)
  }
}

extension Line {
  /// This line with spaces after it up to a width; as it is, if it has that width or more.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func padded(to cells: Int) -> Line {
    self + .spaces(cells - width)
  }

  /// This line without the spaces at its end, whatever their style.
  ///
  /// - Complexity: O(*n*) in bytes.
  public var withoutSpacesAtEnd: Line {
    let count = text.reversed().prefix { $0 == " " }.count
    if count == 0 { return self }
    return slice(.start, Position(offset: text.utf8.count - count, column: width - count))
  }

  /// This line with spaces before it; as it is, if `cells` is not positive.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func indented(by cells: Int) -> Line {
    .spaces(cells) + self
  }
}
