@_spi(Nodes) import PlatenGraph
import PlatenLines
import PlatenReactive

/// The rows of a list, by position: of units that are one row each, and of collections.
///
/// Rows are numbered from 1 as users count them; headers and footers have no number.
@MainActor
struct RowIndex {
  /// What a unit adds to the rows, and how many stand before.
  private struct Run {
    let item: LayoutItem
    /// The collection that the unit stands for, if it is none of one row.
    let source: (any RowProvider)?
    let start: Int
    let count: Int
    /// The numbers given before.
    let numbers: Int
  }

  private var runs: [Run] = []
  /// All rows, headers and footers included.
  private(set) var count = 0
  /// The rows that have a number.
  private(set) var numbered = 0
  /// Whether users can move any row.
  private(set) var canMove = false

  init(_ items: [LayoutItem] = []) {
    for item in items {
      let source = item.node.rowProvider
      let run = Run(
        item: item, source: source, start: count, count: source?.rowCount ?? 1, numbers: numbered)
      runs.append(run)
      count += run.count
      if item.isCounted { numbered += run.count }
      if source?.canMove == true { canMove = true }
    }
  }

  /// The run that a position lies in: the last one that begins before it or there.
  private func run(at position: Int) -> Run { runs[runIndex(at: position)] }

  private func runIndex(at position: Int) -> Int {
    runs.partitioningIndex { $0.start > position } - 1
  }

  /// The row at a position, made if it is not there; none for a row that has the id of another.
  func row(at position: Int) -> LayoutItem? {
    // Each row shown is asked for at each layout: a copy of the run would cost more than the row.
    let index = runIndex(at: position)
    guard let source = runs[index].source else { return runs[index].item }
    return source.row(at: position - runs[index].start).map {
      LayoutItem(
        node: $0, modifiers: runs[index].item.modifiers, isCounted: runs[index].item.isCounted,
        section: runs[index].item.section)
    }
  }

  /// Whether the row at a position is the first after the end of a section, or before its start.
  func startsPart(at position: Int) -> Bool {
    guard position > 0 else { return false }
    let before = runs[runIndex(at: position - 1)].item.section
    let here = runs[runIndex(at: position)].item.section
    return before?.origin != here?.origin
  }

  /// What modifiers tell about the row at a position, on it and around it.
  func traits(at position: Int) -> ViewTraits {
    let run = run(at: position)
    guard let source = run.source else { return run.item.traits }
    return run.item.traits.around(source.traits(at: position - run.start))
  }

  /// Where the first row stands that the program calls by an id.
  func position(ofID id: AnyHashable) -> Int? {
    for run in runs where run.count > 0 {
      if run.item.traits.ids.contains(id) { return run.start }
      if let position = run.source?.position(ofID: id) { return run.start + position }
    }
    return nil
  }

  /// The numbers given to rows before a position.
  func numbers(before position: Int) -> Int {
    if position >= count { return numbered }
    let run = run(at: position)
    return run.numbers + (run.item.isCounted ? position - run.start : 0)
  }

  /// The number of the row at a position, if it has one.
  func number(at position: Int) -> Int? {
    run(at: position).item.isCounted ? numbers(before: position) + 1 : nil
  }

  /// Where the row of a number stands, from 1 to as many as are numbered.
  func position(ofNumber number: Int) -> Int? {
    guard (1...max(numbered, 1)).contains(number), numbered > 0 else { return nil }
    for run in runs where run.item.isCounted && number <= run.numbers + run.count {
      return run.start + number - run.numbers - 1
    }
    return nil
  }

  /// The numbers among which users can move the row of a number, if they can move it.
  func places(ofNumber number: Int) -> Range<Int>? {
    guard let position = position(ofNumber: number) else { return nil }
    let run = run(at: position)
    guard run.source?.canMove == true, !traits(at: position).refused.contains(.move) else {
      return nil
    }
    return run.numbers + 1..<run.numbers + run.count + 1
  }

  /// Brings the row at a position to the place of another of the same collection.
  func move(from position: Int, to destination: Int) {
    let run = run(at: position)
    run.source?.move(from: position - run.start, to: destination - run.start)
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
      runs.map { (ObjectIdentifier($0.item.node), $0.start) }, uniquingKeysWith: { a, _ in a })
    return nodes.compactMap { node in
      if let start = starts[ObjectIdentifier(node)] { return start }
      guard let parent = node.parent, parent is any RowProvider else { return nil }
      return starts[ObjectIdentifier(parent)].map { $0 + node.index }
    }
  }

  /// Keeps the rows in a range of positions; all others are gone.
  ///
  /// - Parameter shown: Those of them that are on the screen; the others only may come there.
  func retainRows(in range: Range<Int>, shown: Range<Int>) {
    for run in runs {
      guard let source = run.source else { continue }
      func here(_ range: Range<Int>) -> Range<Int> {
        let part = range.clamped(to: run.start..<run.start + run.count)
        return part.lowerBound - run.start..<part.upperBound - run.start
      }
      source.retainRows(in: here(range), shown: here(shown))
    }
  }
}
