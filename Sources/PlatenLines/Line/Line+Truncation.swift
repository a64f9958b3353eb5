extension Line {
  /// The part of a line that is left out where there is no room for all of it.
  public enum Truncation: Sendable, Hashable {
    /// The end: "Platen dra…".
    case tail
    /// The beginning: "…aws lines".
    case head
    /// What is between beginning and end: "Plate…lines".
    case middle
  }

  /// This line if it fits, else as much of it as fits beside an ellipsis.
  ///
  /// Clusters stay whole: where a wide one is in the way, the result is one cell narrower. The
  /// ellipsis has the style of what it stands for, next to what is kept.
  ///
  ///     Line("Platen draws lines").truncated(to: 11)  // Platen dra…
  ///     Line("日本語").truncated(to: 4)  // 日…
  ///
  /// > Law: **What is truncated fits.** `line.truncated(to: n, mode).width <= n`.
  ///
  /// - Parameters:
  ///   - cells: the greatest width; nothing is left if it is not positive.
  ///   - mode: the part to leave out.
  ///   - ellipsis: What stands for it, of characters of one cell; its beginning, where there is no
  ///     room for more.
  /// - Complexity: O(1) if the line fits, else O(*n*) in bytes.
  public func truncated(
    to cells: Int, _ mode: Truncation = .tail, ellipsis: String = "…"
  ) -> Line {
    if width <= cells { return self }
    if cells <= 0 { return .empty }
    let mark = String(ellipsis.prefix(cells))
    let room = cells - mark.cells
    switch mode {
    case .tail: return keeping(head: room, tail: 0, around: mark)
    case .head: return keeping(head: 0, tail: room, around: mark)
    case .middle: return keeping(head: (room + 1) / 2, tail: room / 2, around: mark)
    }
  }

  /// At most so many cells of the beginning and of the end, and an ellipsis for what is between.
  private func keeping(head: Int, tail: Int, around mark: String) -> Line {
    let gapStart = boundaries(around: head).before
    let gapEnd = tail > 0 ? boundaries(around: width - tail).after : end
    let gapStyle = head > 0 ? style(at: gapStart.offset) : style(at: gapEnd.offset - 1)
    var line = slice(.start, gapStart)
    line.append(Line(mark, style: gapStyle))
    line.append(slice(gapEnd, end))
    return line
  }
}
