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
