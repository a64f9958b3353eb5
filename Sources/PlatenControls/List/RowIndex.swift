@_spi(Nodes) import PlatenGraph
import PlatenLines
import PlatenReactive

/// An index of the rows of a list by position.
///
/// A layout item contributes either a single row or the rows of a collection. Row numbers start at
/// 1; headers and footers have no number.
@MainActor
struct RowIndex {
  /// The rows of one layout item, with the counts of the rows before them.
  private struct Run {
    let item: LayoutItem
    /// The collection that provides the rows; `nil` if the layout item is a single row.
    let source: (any RowProvider)?
    let start: Int
    let count: Int
    /// The number of numbered rows before the run.
    let numbers: Int
  }

  private var runs: [Run] = []
  /// The number of all rows, including headers and footers.
  private(set) var count = 0
  /// The number of rows, excluding headers and footers.
  private(set) var numbered = 0
  /// Whether the user can move any of the rows.
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

  /// Returns the run that contains a position: the last run that starts at or before the position.
  private func run(at position: Int) -> Run { runs[runIndex(at: position)] }

  private func runIndex(at position: Int) -> Int {
    runs.partitioningIndex { $0.start > position } - 1
  }

  /// Returns the row at a position, creating the row if necessary; `nil` if its id is a duplicate.
  func row(at position: Int) -> LayoutItem? {
    // Each layout reads each visible row, and copying a run costs more than reading the row.
    let index = runIndex(at: position)
    guard let source = runs[index].source else { return runs[index].item }
    return source.row(at: position - runs[index].start).map {
      LayoutItem(
        node: $0, modifiers: runs[index].item.modifiers, isCounted: runs[index].item.isCounted,
        section: runs[index].item.section)
    }
  }

  /// Returns whether a section starts or ends immediately before a position.
  func startsPart(at position: Int) -> Bool {
    guard position > 0 else { return false }
    let before = runs[runIndex(at: position - 1)].item.section
    let here = runs[runIndex(at: position)].item.section
    return before?.origin != here?.origin
  }

  /// Returns the traits set by the modifiers inside and around the row at a position.
  func traits(at position: Int) -> ViewTraits {
    let run = run(at: position)
    guard let source = run.source else { return run.item.traits }
    return run.item.traits.around(source.traits(at: position - run.start))
  }

  /// Returns the position of the first row with the specified id, which is either an explicit id or
  /// a `ForEach` id.
  func position(ofID id: AnyHashable) -> Int? {
    for run in runs where run.count > 0 {
      if run.item.traits.ids.contains(id) { return run.start }
      if let position = run.source?.position(ofID: id) { return run.start + position }
    }
    return nil
  }

  /// Returns the number of numbered rows before a position.
  func numbers(before position: Int) -> Int {
    if position >= count { return numbered }
    let run = run(at: position)
    return run.numbers + (run.item.isCounted ? position - run.start : 0)
  }

  /// Returns the number of the row at a position; `nil` for a header or footer.
  func number(at position: Int) -> Int? {
    run(at: position).item.isCounted ? numbers(before: position) + 1 : nil
  }

  /// Returns the position of the row with the specified number; `nil` if the number is out of
  /// range.
  func position(ofNumber number: Int) -> Int? {
    guard (1...max(numbered, 1)).contains(number), numbered > 0 else { return nil }
    for run in runs where run.item.isCounted && number <= run.numbers + run.count {
      return run.start + number - run.numbers - 1
    }
    return nil
  }

  /// Returns the range of row numbers to which the user can move a row; `nil` if the row cannot
  /// move.
  func places(ofNumber number: Int) -> Range<Int>? {
    guard let position = position(ofNumber: number) else { return nil }
    let run = run(at: position)
    guard run.source?.canMove == true, !traits(at: position).refused.contains(.move) else {
      return nil
    }
    return run.numbers + 1..<run.numbers + run.count + 1
  }

  /// Moves a row to the position of another row of the same collection.
  func move(from position: Int, to destination: Int) {
    let run = run(at: position)
    run.source?.move(from: position - run.start, to: destination - run.start)
  }

  /// Returns the start of the consecutive headers and footers that end immediately before a
  /// position, or the position itself if no header or footer precedes it.
  func startOfHeaders(before position: Int) -> Int {
    var start = position
    while start > 0, number(at: start - 1) == nil { start -= 1 }
    return start
  }

  /// Returns the current positions of the nodes that are still rows of the list.
  func positions(of nodes: [Node]) -> [Int] {
    let starts = Dictionary(
      runs.map { (ObjectIdentifier($0.item.node), $0.start) }, uniquingKeysWith: { a, _ in a })
    return nodes.compactMap { node in
      if let start = starts[ObjectIdentifier(node)] { return start }
      guard let parent = node.parent, parent is any RowProvider else { return nil }
      return starts[ObjectIdentifier(parent)].map { $0 + node.index }
    }
  }

  /// Retains the rows in a range of positions and removes all others.
  ///
  /// - Parameter shown: The subrange that is on the screen; the other retained rows are not
  ///   visible.
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
