/// The runs of signs that may still begin an emphasis.
struct MarkdownEmphasis {
  /// A run that can begin one, as far as nothing has used it up.
  private struct Opener {
    let piece: Int
    var count: Int
    let canClose: Bool
    /// The signs that it had.
    let length: Int
  }

  /// By sign, those that stand last in the text last.
  private var openers: [UInt8: [Opener]] = [:]

  /// Ends with a run whatever that can end, and remembers it if it can begin something.
  ///
  /// - Parameter pieces: Those before the run, and it as the last.
  mutating func read(_ run: MarkdownRun, in pieces: inout [MarkdownElement]) {
    var count = run.range.count
    if run.sign == UInt8(ascii: "~"), count != 2 { return }
    while run.canClose, count > 0, let index = opener(for: run) {
      count -= close(with: run, count, at: index, in: &pieces)
    }
    guard run.canOpen, count > 0 else { return }
    openers[run.sign, default: []].append(
      Opener(
        piece: pieces.count - 1, count: count, canClose: run.canClose,
        length: run.range.count))
  }

  /// Forgets what began behind a piece and has not ended.
  mutating func forget(since piece: Int) {
    for sign in openers.keys {
      while let last = openers[sign]?.last, last.piece > piece { openers[sign]?.removeLast() }
    }
  }

  /// The nearest run that another can end.
  ///
  /// Of two that both stand within a word, `a*b**c*`, the lengths must not add up to a multiple of
  /// three, unless both are one.
  private func opener(for run: MarkdownRun) -> Int? {
    openers[run.sign]?.lastIndex { opener in
      let length = run.range.count
      return !(opener.canClose || run.canOpen) || (opener.length + length) % 3 != 0
        || opener.length % 3 == 0 && length % 3 == 0
    }
  }

  /// Ends one emphasis.
  ///
  /// - Returns: How many signs of the run it took.
  private mutating func close(
    with run: MarkdownRun, _ count: Int, at index: Int, in pieces: inout [MarkdownElement]
  ) -> Int {
    guard var opener = openers[run.sign]?[index] else { return count }
    let taken = min(count, opener.count, 2)
    forget(since: opener.piece)
    opener.count -= taken
    if opener.count == 0 {
      openers[run.sign]?.removeLast()
    } else {
      openers[run.sign]?[index] = opener
    }
    let depth = depth(of: run.sign, taken)
    let last = pieces.count - 1
    pieces[opener.piece].begun += depth
    pieces[opener.piece].range = pieces[opener.piece].range.dropLast(taken)
    pieces[last].ended += depth
    pieces[last].range = pieces[last].range.dropFirst(taken)
    return taken
  }

  private func depth(of sign: UInt8, _ count: Int) -> MarkdownElement.Depth {
    if sign == UInt8(ascii: "~") { return .init(crossedOut: 1) }
    return count == 2 ? .init(bold: 1) : .init(italic: 1)
  }
}
