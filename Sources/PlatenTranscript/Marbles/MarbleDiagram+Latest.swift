import PlatenLines
import PlatenReactive
import PlatenSession

extension MarbleDiagram {
  /// The most signs that a row has in a frame, and the most texts below the rows, where only the
  /// latest part is drawn: fewer than fill a line, and a screen.
  private static let (mostLatestSigns, mostLatestTexts) = (8, 10)

  /// The latest part, line by line: as many frames as rows of so many cells have room for, and lines
  /// below them for the texts.
  ///
  /// Signs are those of the whole, so that they stay what they are while it goes on.
  ///
  /// - Complexity: O(*n*) in what happens, and O(*m* log *m*) in the cells.
  func latest(cells: Int) -> [String] {
    let symbols = MarbleSymbols(of: self)
    let frames = Set(rows.flatMap { $0.marbles.map(\.frame) }).sorted()
    let last = max(frames.count - 1, 0)
    let least = min(max(frames.count - cells, 0), last)
    let fewest = (least..<last).partitioningIndex {
      without(frames.prefix($0)).fits(cells, with: symbols)
    }
    return without(frames.prefix(fewest)).lines(with: symbols)
  }

  private func fits(_ cells: Int, with symbols: MarbleSymbols) -> Bool {
    let lines = lines(with: symbols)
    let width = lines.prefix(rows.count).map(\.cells).max() ?? 0
    return width <= cells && lines.count - rows.count <= Self.mostLatestTexts
  }

  /// The same without what happens in some frames at the beginning, or rows that end there.
  private func without(_ frames: ArraySlice<Int>) -> MarbleDiagram {
    var part = self
    part.mostSigns = Self.mostLatestSigns
    guard let last = frames.last else { return part }
    part.rows.removeAll { $0.hasEnded && $0.length <= last + 1 }
    for place in part.rows.indices { part.rows[place].marbles.removeAll { $0.frame <= last } }
    return part
  }
}

extension MarbleDiagram.Row {
  fileprivate var hasEnded: Bool { marbles.last?.signal.isEnd ?? false }
}
