import PlatenLines
import PlatenNavigation
import PlatenTerminal

/// Arranges words in as many columns as the width allows, in top-to-bottom order.
func columns(of words: [String], width: Int) -> [Line] {
  let gap = 2
  let words = words.map(\.printable)
  let widest = (words.map(\.cells).max() ?? 0) + gap
  let count = max(1, width / widest)
  let rows = (words.count + count - 1) / count
  return (0..<rows).map { row in
    let cells = stride(from: row, to: words.count, by: rows).map { Line(words[$0]) }
    return (cells.dropLast().map { $0.padded(to: widest) } + cells.suffix(1)).joined()
  }
}
