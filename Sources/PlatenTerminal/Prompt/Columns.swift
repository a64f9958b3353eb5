import Platen

/// Words in columns, as many as a terminal has room for, read downwards; each line is ended.
func columns(of words: [String], width: Int) -> String {
  let gap = 2
  let words = words.map(\.printable)
  let widest = (words.map(\.cells).max() ?? 0) + gap
  let count = max(1, width / widest)
  let rows = (words.count + count - 1) / count
  return (0..<rows).map { row in
    let cells = stride(from: row, to: words.count, by: rows).map { words[$0] }
    let padded = cells.dropLast().map { Line($0).padded(to: widest).text } + cells.suffix(1)
    return padded.joined() + "\n"
  }
  .joined()
}
