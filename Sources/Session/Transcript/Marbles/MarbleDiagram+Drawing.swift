import PlatenContext
import PlatenLines
import PlatenSession

extension MarbleDiagram: CustomStringConvertible {
  /// The diagram as text: aligned rows, followed by the definitions of their symbols.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of the rows and definitions, without terminal control characters.
  public var lines: [String] { lines(with: MarbleSymbols(of: self)) }

  /// Returns the lines, using the symbols of a larger diagram that contains this diagram.
  func lines(with symbols: MarbleSymbols) -> [String] {
    let columns = columns(symbols)
    let texts = Set(texts)
    let rows = aligned(
      rows.map { [$0.nameToRead, $0.text(in: columns, $0.cells(symbols, maxSigns))] })
    return rows.map(\.withoutSpacesAtEnd)
      + symbols.given.filter { texts.contains($0.text) }
      .map { "\($0.sign) = \($0.text.inQuotes)" } + failures
  }

  /// The definitions of failure descriptions, or a single definition if all failing rows have the same
  /// text.
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
      for (frame, cell) in row.cells(symbols, maxSigns) {
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

/// A group of frames that is aligned across all rows.
private enum MarbleColumn {
  /// A single frame, and the width of its widest cell.
  case frame(Int, cells: Int)
  /// A sequence of frames before the specified frame, in which no row has an event.
  case pause(end: Int, text: String)

  /// The maximum number of empty frames that are drawn individually.
  private static let most = 12
  /// The longest duration that is written as one number, which can represent the duration with
  /// nanosecond precision.
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
  /// Returns the symbols of each frame that has events, with at most `most` symbols per frame.
  fileprivate func cells(_ symbols: MarbleSymbols, _ most: Int) -> [Int: String] {
    frames.mapValues { marbles in
      let signs = String(marbles.suffix(most).map { $0.signal.sign(symbols) })
      return marbles.count == 1 ? signs : "(\(marbles.count > most ? "…" : "")\(signs))"
    }
  }

  /// The events of the row, grouped by frame.
  fileprivate var frames: [Int: [MarbleDiagram.Marble]] {
    Dictionary(grouping: marbles, by: \.frame)
  }

  /// Returns the events to draw, with at most `most` events per frame.
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

  /// The name in the form that the parser reads. A name without visible characters is quoted.
  fileprivate var nameToRead: String { name.cells > 0 ? name.quotedIfNeeded : name.inQuotes }

  /// The failure text, or `nil` if the row does not fail.
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
  /// The limits for a diagram of the latest events: the symbols per frame and row, and the
  /// definitions.
  ///
  /// The limits keep a row shorter than a line, and the diagram shorter than a screen.
  private static let (maxLatestSigns, maxLatestTexts) = (8, 10)

  /// Returns the lines of the latest part of the diagram that fits the specified width.
  ///
  /// The symbols are those of the complete diagram, so they do not change as the diagram grows.
  ///
  /// - Complexity: O(*n*) in the number of events, plus O(*m* log *m*) in the number of cells.
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
    return width <= cells && lines.count - rows.count <= Self.maxLatestTexts
  }

  /// Returns a copy without the events of the specified leading frames, and without rows that end
  /// in those frames.
  private func without(_ frames: ArraySlice<Int>) -> MarbleDiagram {
    var part = self
    part.maxSigns = Self.maxLatestSigns
    guard let last = frames.last else { return part }
    part.rows.removeAll { $0.hasEnded && $0.length <= last + 1 }
    for place in part.rows.indices { part.rows[place].marbles.removeAll { $0.frame <= last } }
    return part
  }
}

extension MarbleDiagram.Row {
  fileprivate var hasEnded: Bool { marbles.last?.signal.isEnd ?? false }
}
