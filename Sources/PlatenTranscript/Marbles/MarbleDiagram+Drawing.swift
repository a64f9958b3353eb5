import PlatenLines
import PlatenReactive
import PlatenSession

extension MarbleDiagram: CustomStringConvertible {
  /// The diagram as text: rows whose frames stand below each other, and the texts of their signs.
  public var description: String { lines.joined(separator: "\n") }

  /// The rows and the texts, line by line; nothing in them acts on a terminal.
  public var lines: [String] { lines(with: MarbleSymbols(of: self)) }

  /// The same with the signs of a diagram that this one is a part of.
  func lines(with symbols: MarbleSymbols) -> [String] {
    let columns = columns(symbols)
    let texts = Set(texts)
    let rows = aligned(
      rows.map { [$0.nameToRead, $0.text(in: columns, $0.cells(symbols, mostSigns))] })
    return rows.map(\.withoutSpacesAtEnd)
      + symbols.given.filter { texts.contains($0.text) }
      .map { "\($0.sign) = \($0.text.inQuotes)" } + failures
  }

  /// The texts of failures: one if it is the same in all rows.
  private var failures: [String] {
    let failures = rows.compactMap { row in row.failure.map { (row.name, $0) } }
    if Set(failures.map(\.1)).count == 1, let text = failures.first?.1 {
      return text == Self.failure ? [] : ["# = \(text.inQuotes)"]
    }
    return failures.filter { $0.1 != Self.failure }.map { name, text in
      "\(name.quotedIfNeeded) # = \(text.inQuotes)"
    }
  }

  private func columns(_ symbols: MarbleSymbols) -> [MarbleColumn] {
    var cells: [Int: Int] = [:]
    for row in rows {
      for (frame, cell) in row.cells(symbols, mostSigns) {
        cells[frame] = max(cells[frame] ?? 1, cell.cells)
      }
    }
    var (columns, next) = ([MarbleColumn](), 0)
    for (frame, width) in cells.sorted(by: { $0.key < $1.key }) {
      columns.append(.gap(from: next, to: frame, self.frame))
      columns.append(.frame(frame, cells: width))
      next = frame + 1
    }
    return columns + [.gap(from: next, to: max(length, next), frame)]
  }
}

/// Frames that stand below each other in all rows.
private enum MarbleColumn {
  /// One, and how many cells the widest row takes for it.
  case frame(Int, cells: Int)
  /// Those before a frame, in which nothing happens anywhere.
  case pause(end: Int, text: String)

  /// The most frames that are shown one by one.
  private static let most = 12
  /// The longest time that is written as one: a number holds it to the nanosecond.
  private static let longest = Duration.seconds(1_000_000)

  static func gap(from start: Int, to end: Int, _ frame: Duration) -> Self {
    let count = end - start
    if count <= most { return .pause(end: end, text: String(repeating: "-", count: count)) }
    let longest = Int(Self.longest.nanoseconds / frame.nanoseconds)
    var (text, rest) = (" ", count - 1)
    while rest > 0 {
      text += "\((frame * min(rest, longest)).text) "
      rest -= longest
    }
    return .pause(end: end, text: text + "-")
  }
}

extension MarbleDiagram.Row {
  /// What stands in the frames in which anything happens.
  fileprivate func cells(_ symbols: MarbleSymbols, _ most: Int) -> [Int: String] {
    frames.mapValues { marbles in
      let signs = String(marbles.suffix(most).map { $0.signal.sign(symbols) })
      return marbles.count == 1 ? signs : "(\(marbles.count > most ? "…" : "")\(signs))"
    }
  }

  /// What happens in the frames in which anything does.
  fileprivate var frames: [Int: [MarbleDiagram.Marble]] {
    Dictionary(grouping: marbles, by: \.frame)
  }

  /// What is drawn if a frame has so many signs at most.
  func drawn(_ most: Int) -> [MarbleDiagram.Marble] {
    most == .max ? marbles : frames.values.flatMap { $0.suffix(most) }
  }

  fileprivate func text(in columns: [MarbleColumn], _ cells: [Int: String]) -> String {
    let end = marbles.last.flatMap { $0.signal.isEnd ? $0.frame : nil } ?? .max
    return columns.map { column in
      switch column {
      case .frame(let frame, let width):
        let cell = frame > end ? "" : cells[frame] ?? "-"
        return cell + String(repeating: " ", count: width - cell.cells)
      case .pause(let next, let text): return next > end ? "" : text
      }
    }.joined()
  }

  /// Its name as it is read back, and seen to be there.
  fileprivate var nameToRead: String { name.cells > 0 ? name.quotedIfNeeded : name.inQuotes }

  /// The text of its failure, if it fails.
  fileprivate var failure: String? {
    if case .failed(let text) = marbles.last?.signal { text } else { nil }
  }
}

extension MarbleSignal {
  fileprivate func sign(_ symbols: MarbleSymbols) -> Character {
    switch self {
    case .subscribed: "^"
    case .value(let text): symbols[text]
    case .finished: "|"
    case .failed: "#"
    case .cancelled: "!"
    }
  }
}

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
