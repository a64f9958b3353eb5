/// The delimiter runs that can still open emphasis.
struct MarkdownEmphasis {
  /// A delimiter run that can open emphasis, with the number of its unused delimiters.
  private struct Opener {
    let piece: Int
    var count: Int
    let canClose: Bool
    /// The original number of delimiters.
    let length: Int
  }

  /// The openers of each delimiter character, in text order.
  private var openers: [UInt8: [Opener]] = [:]

  /// Closes all emphasis that the run can close, and records the run if it can open emphasis.
  ///
  /// - Parameter pieces: The elements up to and including the run.
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

  /// Discards the openers after an element.
  mutating func forget(since piece: Int) {
    for sign in openers.keys {
      while let last = openers[sign]?.last, last.piece > piece { openers[sign]?.removeLast() }
    }
  }

  /// Returns the index of the nearest opener that the run can close.
  ///
  /// If the opener or the run can both open and close emphasis, as in `a*b**c*`, the sum of their
  /// lengths must not be a multiple of three unless both lengths are.
  private func opener(for run: MarkdownRun) -> Int? {
    openers[run.sign]?.lastIndex { opener in
      let length = run.range.count
      return !(opener.canClose || run.canOpen) || (opener.length + length) % 3 != 0
        || opener.length % 3 == 0 && length % 3 == 0
    }
  }

  /// Closes the emphasis of one opener.
  ///
  /// - Returns: The number of delimiters of the run that the emphasis uses.
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
