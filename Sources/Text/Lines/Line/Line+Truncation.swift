extension Line {
  /// The position at which a line is truncated if it does not fit.
  public enum Truncation: Sendable, Hashable {
    /// Truncation at the end: "Platen dra…".
    case tail
    /// Truncation at the beginning: "…aws lines".
    case head
    /// Truncation in the middle: "Plate…lines".
    case middle
  }

  /// Returns the line, truncated with an ellipsis if it is wider than the specified width.
  ///
  /// Clusters are never split, so the result is one cell narrower if a wide cluster does not fit.
  /// The ellipsis has the style of the removed text next to it.
  ///
  ///     Line("Platen draws lines").truncated(to: 11)  // Platen dra…
  ///     Line("日本語").truncated(to: 4)  // 日…
  ///
  /// > Law: **A truncated line fits the given width.** `line.truncated(to: n, mode).width <= n`.
  ///
  /// - Parameters:
  ///   - cells: The maximum width. The result is empty if the width is not positive.
  ///   - mode: The position at which text is removed.
  ///   - ellipsis: The replacement for the removed text. Its characters must be one cell wide. An
  ///     ellipsis that does not fit is shortened.
  /// - Complexity: O(1) if the line fits; otherwise, O(*n*) in bytes.
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

  /// Returns the specified numbers of cells from the start and the end of the line, with an
  /// ellipsis between the two parts.
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
