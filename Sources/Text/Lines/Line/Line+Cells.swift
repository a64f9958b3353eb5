extension Line {
  /// Returns the specified number of cells from the start of the line.
  ///
  /// Clusters are never split. If only half of a wide cluster fits, a space in the same style
  /// replaces the cluster, so columns stay aligned.
  ///
  ///     Line("日本語").prefix(cells: 3)  // "日 "
  ///
  /// > Law: **Splitting a line preserves its columns.** For every `n` from 0 to the width,
  /// > `line.prefix(cells: n)` has `n` cells and `line.dropFirst(cells: n)` has the rest.
  ///
  /// - Parameter cells: The maximum number of cells to return.
  /// - Complexity: O(1) for ASCII, apart from the copy; otherwise, O(*n*) in characters.
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

  /// Returns the line without the specified number of cells at its start.
  ///
  /// Clusters are never split. If only half of a wide cluster is dropped, a space in the same style
  /// replaces the cluster.
  ///
  ///     Line("日本語").dropFirst(cells: 3)  // " 語"
  ///
  /// - Parameter cells: The number of cells to drop. The result is empty if the line is not wider.
  /// - Complexity: O(1) for ASCII, apart from the copy; otherwise, O(*n*) in characters.
  public func dropFirst(cells: Int) -> Line {
    guard cells > 0 else { return self }
    guard cells < width else { return .empty }
    let (before, after) = boundaries(around: cells)
    let rest = slice(after, end)
    return after.column == cells
      ? rest : .spaces(1, style: style(at: before.offset)) + rest
  }

  /// Returns the line without the specified number of cells at its end.
  package func dropLast(cells: Int) -> Line { prefix(cells: width - cells) }

  /// Returns the specified number of cells from the end of the line.
  ///
  ///     Line("日本語").suffix(cells: 3)  // " 語"
  ///
  /// - Parameter cells: The maximum number of cells to return.
  /// - Complexity: The same as that of ``dropFirst(cells:)``.
  public func suffix(cells: Int) -> Line {
    dropFirst(cells: width - cells)
  }
}

extension Line {
  /// Returns the line padded with trailing spaces to at least the specified width, in cells.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func padded(to cells: Int) -> Line {
    self + .spaces(cells - width)
  }

  /// The line without trailing spaces of any style.
  ///
  /// - Complexity: O(*n*) in bytes.
  public var withoutSpacesAtEnd: Line {
    let count = text.reversed().prefix { $0 == " " }.count
    if count == 0 { return self }
    return slice(.start, Position(offset: text.utf8.count - count, column: width - count))
  }

  /// Returns the line indented by the specified number of spaces, or unchanged if the number is not
  /// positive.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func indented(by cells: Int) -> Line {
    .spaces(cells) + self
  }
}
