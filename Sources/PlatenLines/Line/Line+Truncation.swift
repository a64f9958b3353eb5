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

  /// This line if it fits, else as much of it as fits beside an ellipsis of one cell.
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
  /// - Complexity: O(1) if the line fits, else O(*n*) in bytes.
  public func truncated(to cells: Int, _ mode: Truncation = .tail) -> Line {
    if width <= cells { return self }
    if cells <= 0 { return .empty }
    switch mode {
    case .tail: return keeping(head: cells - 1, tail: 0)
    case .head: return keeping(head: 0, tail: cells - 1)
    case .middle: return keeping(head: cells / 2, tail: (cells - 1) / 2)
    }
  }

  /// At most so many cells of the beginning and of the end, and an ellipsis for what is between.
  private func keeping(head: Int, tail: Int) -> Line {
    let gapStart = boundaries(around: head).before
    let gapEnd = tail > 0 ? boundaries(around: width - tail).after : end
    let gapStyle = head > 0 ? style(at: gapStart.offset) : style(at: gapEnd.offset - 1)
    var line = slice(.start, gapStart)
    line.append(Line("…", style: gapStyle))
    line.append(slice(gapEnd, end))
    return line
  }
}
