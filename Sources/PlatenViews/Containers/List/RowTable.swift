import PlatenLines

/// The rows of a list, by position: of units that are one row each, and of collections.
///
/// Rows are numbered from 1 as users count them; headers and footers have no number.
@MainActor
struct RowTable {
  /// What a unit adds to the rows, and how many stand before.
  @MainActor
  private struct Run {
    let unit: Unit
    let start: Int
    /// The numbers given before.
    let numbers: Int

    var source: (any RowSource)? { unit.node as? any RowSource }
    var count: Int { source?.rowCount ?? 1 }
  }

  private var runs: [Run] = []
  /// All rows, headers and footers included.
  private(set) var count = 0
  /// The rows that have a number.
  private(set) var numbered = 0

  init(_ units: [Unit] = []) {
    for unit in units {
      let run = Run(unit: unit, start: count, numbers: numbered)
      runs.append(run)
      count += run.count
      if unit.isCounted { numbered += run.count }
    }
  }

  /// The run that a position lies in: the last one that begins before it or there.
  private func run(at position: Int) -> Run {
    var (low, high) = (0, runs.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if runs[middle].start <= position { low = middle } else { high = middle }
    }
    return runs[low]
  }

  /// The row at a position, made if it is not there; none for a row that has the id of another.
  func row(at position: Int) -> Unit? {
    let run = run(at: position)
    guard let source = run.source else { return run.unit }
    return source.row(at: position - run.start).map {
      Unit(node: $0, modifiers: run.unit.modifiers, isCounted: run.unit.isCounted)
    }
  }

  /// What a selection knows the row at a position by, if it has anything.
  func id(at position: Int) -> AnyHashable? {
    let run = run(at: position)
    return run.source?.id(at: position - run.start)
  }

  /// The numbers given to rows before a position.
  func numbers(before position: Int) -> Int {
    if position >= count { return numbered }
    let run = run(at: position)
    return run.numbers + (run.unit.isCounted ? position - run.start : 0)
  }

  /// The number of the row at a position, if it has one.
  func number(at position: Int) -> Int? {
    run(at: position).unit.isCounted ? numbers(before: position) + 1 : nil
  }

  /// Where the row of a number stands, from 1 to as many as are numbered.
  func position(ofNumber number: Int) -> Int? {
    guard (1...max(numbered, 1)).contains(number), numbered > 0 else { return nil }
    for run in runs where run.unit.isCounted && number <= run.numbers + run.count {
      return run.start + number - run.numbers - 1
    }
    return nil
  }

  /// The position, or that of the headers and footers right before it.
  func startOfHeaders(before position: Int) -> Int {
    var start = position
    while start > 0, number(at: start - 1) == nil { start -= 1 }
    return start
  }

  /// Where each of some rows stands now; of those that are gone, nothing.
  func positions(of nodes: [Node]) -> [Int] {
    let starts = Dictionary(
      runs.map { (ObjectIdentifier($0.unit.node), $0.start) }, uniquingKeysWith: { a, _ in a })
    return nodes.compactMap { node in
      if let start = starts[ObjectIdentifier(node)] { return start }
      guard let parent = node.parent, parent is any RowSource else { return nil }
      return starts[ObjectIdentifier(parent)].map { $0 + node.index }
    }
  }

  /// Keeps the rows in a range of positions and puts them on the screen; all others are gone.
  func keepRows(in range: Range<Int>) {
    for run in runs {
      guard let source = run.source else { continue }
      let here = range.clamped(to: run.start..<run.start + run.count)
      source.keepRows(in: here.lowerBound - run.start..<here.upperBound - run.start)
    }
  }
}
