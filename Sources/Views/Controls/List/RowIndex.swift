import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// An index of the rows of a list by position.
///
/// A layout item contributes either a single row or the rows of a collection. Row numbers start at
/// 1; headers and footers have no number. A filter omits rows: positions then count only the
/// remaining rows, and numbers still count all rows.
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

  /// The maximum distance at which a row that left its position is searched for.
  private static let reach = 10_000

  private var runs: [Run] = []
  /// The number of all rows, including headers, footers, and the rows that a filter omits.
  private(set) var total = 0
  /// The number of rows, excluding headers and footers.
  private(set) var numbered = 0
  /// Whether the user can move any of the rows.
  private(set) var canMove = false
  /// The unfiltered positions of the rows that match a filter, or `nil` without a filter.
  var matches: [Int]?

  init(_ items: [LayoutItem] = []) {
    for item in items {
      let source = item.node.rowProvider
      let run = Run(
        item: item, source: source, start: total, count: source?.rowCount ?? 1, numbers: numbered)
      runs.append(run)
      total += run.count
      if item.isCounted { numbered += run.count }
      if source?.canMove == true { canMove = true }
    }
  }

  /// The number of rows, including headers and footers.
  var count: Int { matches?.count ?? total }

  /// Returns the unfiltered position of a row.
  func unfiltered(_ position: Int) -> Int {
    guard let matches else { return position }
    return position < matches.count ? matches[position] : total
  }

  /// Returns the position of the row at an unfiltered position, or `nil` if a filter omits the row.
  private func position(at place: Int) -> Int? {
    guard let matches else { return place }
    let index = matches.partitioningIndex { $0 >= place }
    return index < matches.count && matches[index] == place ? index : nil
  }

  /// Returns the index of the run that contains an unfiltered position: the last run that starts at
  /// or before the position.
  private func runIndex(at place: Int) -> Int {
    runs.partitioningIndex { $0.start > place } - 1
  }

  private func run(at place: Int) -> Run { runs[runIndex(at: place)] }

  /// Returns the row at a position, creating the row if necessary; `nil` if its id is a duplicate.
  func row(at position: Int) -> LayoutItem? {
    // Each layout reads each visible row, and copying a run costs more than reading the row.
    let place = unfiltered(position)
    let index = runIndex(at: place)
    guard let source = runs[index].source else { return runs[index].item }
    return source.row(at: place - runs[index].start).map {
      LayoutItem(
        node: $0, modifiers: runs[index].item.modifiers, isCounted: runs[index].item.isCounted,
        section: runs[index].item.section)
    }
  }

  /// Returns whether a section starts or ends immediately before a position.
  func startsPart(at position: Int) -> Bool {
    guard matches == nil, position > 0 else { return false }
    let before = runs[runIndex(at: position - 1)].item.section
    let here = runs[runIndex(at: position)].item.section
    return before?.origin != here?.origin
  }

  /// Returns the traits set by the modifiers inside and around the row at a position.
  func traits(at position: Int) -> ViewTraits {
    let place = unfiltered(position)
    let run = run(at: place)
    guard let source = run.source else { return run.item.traits }
    return run.item.traits.around(source.traits(at: place - run.start))
  }

  // MARK: Identity

  /// Returns the identity of the row at a position.
  func id(at position: Int) -> RowID {
    let place = unfiltered(position)
    let run = run(at: place)
    return RowID(item: run.item.node.origin, element: run.source?.id(at: place - run.start))
  }

  /// Returns the position of the row with the specified identity that is nearest to a position, or
  /// `nil` if the row is not within 10,000 rows of the position.
  func position(of id: RowID, near position: Int) -> Int? {
    if (0..<count).contains(position), self.id(at: position) == id { return position }
    let start = unfiltered(min(position, count))
    let own = runs.first { $0.item.node.origin == id.item }
    guard let element = id.element else { return own.flatMap { self.position(at: $0.start) } }
    func place(in run: Run) -> Int? {
      let near = min(max(start - run.start, 0), run.count)
      return run.source?.position(ofID: element, near: near, within: Self.reach)
        .map { run.start + $0 }
    }
    let found = own.flatMap(place) ?? runs.lazy.compactMap(place).first
    return found.flatMap(self.position(at:))
  }

  /// Returns the position of the first row with the specified id, which is either an explicit id or
  /// a `ForEach` id.
  func position(ofID id: AnyHashable) -> Int? {
    for run in runs where run.count > 0 {
      if run.item.traits.ids.contains(id) { return position(at: run.start) }
      if let place = run.source?.position(ofID: id) { return position(at: run.start + place) }
    }
    return nil
  }

  /// Returns the current positions of the nodes that are still rows of the list.
  func positions(of nodes: [Node]) -> [Int] {
    let starts = Dictionary(
      runs.map { (ObjectIdentifier($0.item.node), $0.start) }, uniquingKeysWith: { a, _ in a })
    return nodes.compactMap { node in
      if let start = starts[ObjectIdentifier(node)] { return position(at: start) }
      guard let parent = node.parent, parent is any RowProvider else { return nil }
      return starts[ObjectIdentifier(parent)].flatMap { position(at: $0 + node.index) }
    }
  }

  // MARK: Text

  /// Returns the readable text of the row at an unfiltered position, or `nil` for a header or
  /// footer.
  func text(atUnfiltered place: Int) -> String? {
    let run = run(at: place)
    guard run.item.isCounted else { return nil }
    return run.source?.text(at: place - run.start) ?? run.item.node.text
  }

  // MARK: Numbers

  private func numbers(beforeUnfiltered place: Int) -> Int {
    if place >= total { return numbered }
    let run = run(at: place)
    return run.numbers + (run.item.isCounted ? place - run.start : 0)
  }

  /// Returns the number of numbered rows before a position.
  func numbers(before position: Int) -> Int {
    matches == nil ? numbers(beforeUnfiltered: position) : min(position, count)
  }

  /// Returns the number of numbered rows from a position to the end.
  func numbers(from position: Int) -> Int {
    (matches?.count ?? numbered) - numbers(before: position)
  }

  /// Returns the number of the row at a position; `nil` for a header or footer.
  func number(at position: Int) -> Int? {
    let place = unfiltered(position)
    return run(at: place).item.isCounted ? numbers(beforeUnfiltered: place) + 1 : nil
  }

  private func place(ofNumber number: Int) -> Int? {
    guard (1...max(numbered, 1)).contains(number), numbered > 0 else { return nil }
    for run in runs where run.item.isCounted && number <= run.numbers + run.count {
      return run.start + number - run.numbers - 1
    }
    return nil
  }

  /// Returns the position of the row with the specified number; `nil` if the number is out of range
  /// or a filter omits the row.
  func position(ofNumber number: Int) -> Int? { place(ofNumber: number).flatMap(position(at:)) }

  /// Returns the nearest numbered row from a position in the specified direction, including the
  /// position itself.
  ///
  /// - Complexity: O(*n*) in the number of headers and footers that are skipped.
  func numberedPosition(from position: Int, by step: Int) -> Int? {
    var position = position
    while (0..<count).contains(position) {
      if number(at: position) != nil { return position }
      position += step
    }
    return nil
  }

  // MARK: Moves

  /// Returns the range of row numbers to which the user can move a row; `nil` if the row cannot
  /// move.
  func places(ofNumber number: Int) -> Range<Int>? {
    guard let place = place(ofNumber: number), let position = position(at: place) else {
      return nil
    }
    let run = run(at: place)
    guard run.source?.canMove == true, !traits(at: position).refused.contains(.move) else {
      return nil
    }
    return run.numbers + 1..<run.numbers + run.count + 1
  }

  /// Moves a row to the position of another row of the same collection.
  func move(from position: Int, to destination: Int) {
    let place = unfiltered(position)
    let run = run(at: place)
    run.source?.move(from: place - run.start, to: unfiltered(destination) - run.start)
  }

  // MARK: Viewport

  /// Returns the start of the consecutive headers and footers that end immediately before a
  /// position, or the position itself if no header or footer precedes it.
  func startOfHeaders(before position: Int) -> Int {
    var start = position
    while start > 0, number(at: start - 1) == nil { start -= 1 }
    return start
  }

  /// Returns the last position of the list if only headers and footers follow a position; otherwise,
  /// the position itself.
  func endOfFooters(after position: Int) -> Int {
    numberedPosition(from: position + 1, by: 1) == nil ? count - 1 : position
  }

  /// Retains the rows in a range of positions and removes all others.
  ///
  /// - Parameter shown: The subrange that is on the screen; the other retained rows are not
  ///   visible.
  func retainRows(in range: Range<Int>, shown: Range<Int>) {
    if let matches { return retainRows(at: matches[shown]) }
    for run in runs {
      guard let source = run.source else { continue }
      func here(_ range: Range<Int>) -> Range<Int> {
        let part = range.clamped(to: run.start..<run.start + run.count)
        return part.lowerBound - run.start..<part.upperBound - run.start
      }
      source.retainRows(in: here(range), shown: here(shown))
    }
  }

  private func retainRows(at places: ArraySlice<Int>) {
    for run in runs {
      let own = places.filter { (run.start..<run.start + run.count).contains($0) }
      run.source?.retainRows(at: own.map { $0 - run.start })
    }
  }
}

/// The identity of a row in a list, which is constant while the row is in the list.
struct RowID: Hashable {
  /// The origin of the layout item that contributes the row.
  let item: NodeID
  /// The ID of the row's element, if the layout item is a collection.
  let element: AnyHashable?
}
