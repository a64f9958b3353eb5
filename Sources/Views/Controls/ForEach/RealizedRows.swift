import PlatenContext
@_spi(Nodes) import PlatenGraph

/// The existing rows of a viewport, sorted by position. The `index` of each node is its position.
@MainActor
struct RealizedRows {
  private(set) var nodes: [Node] = []
  /// The positions of all rows and of the rows on the screen, as of the last layout.
  private(set) var kept = (all: 0..<0, shown: 0..<0)
  /// Whether rows have been created or moved since the last layout.
  private var isChanged = false

  /// The rows on the screen.
  var shown: [Node] { nodes.filter { kept.shown.contains($0.index) } }

  /// Returns the row at a position, if it exists.
  ///
  /// - Complexity: O(1) if the positions are contiguous; otherwise O(log *n*), where *n* is the
  ///   number of rows.
  func row(at position: Int) -> Node? {
    if let first = nodes.first {
      let offset = position - first.index
      if nodes.indices.contains(offset), nodes[offset].index == position { return nodes[offset] }
    }
    let index = index(of: position)
    return index < nodes.count && nodes[index].index == position ? nodes[index] : nil
  }

  /// Inserts a row at an unoccupied position.
  mutating func insert(_ row: Node, at position: Int) {
    row.index = position
    nodes.insert(row, at: index(of: position))
    isChanged = true
  }

  /// Retains the rows in a range of positions.
  ///
  /// - Returns: The removed rows; `nil` if the rows and the ranges are those of the last layout.
  mutating func retain(_ range: Range<Int>, shown: Range<Int>) -> [Node]? {
    if !isChanged, range == kept.all, shown == kept.shown { return nil }
    (isChanged, kept) = (false, (range, shown))
    let inside = index(of: range.lowerBound)..<index(of: range.upperBound)
    if inside.count == nodes.count { return [] }
    defer { nodes = Array(nodes[inside]) }
    return Array(nodes[..<inside.lowerBound] + nodes[inside.upperBound...])
  }

  /// Retains and shows the rows at ascending positions, and returns the removed rows.
  mutating func retain(at positions: [Int]) -> [Node] {
    let range = (positions.first ?? 0)..<(positions.last ?? -1) + 1
    (isChanged, kept) = (false, (range, range))
    let shown = Set(positions)
    let gone = nodes.filter { !shown.contains($0.index) }
    if !gone.isEmpty { nodes.removeAll { !shown.contains($0.index) } }
    return gone
  }

  /// Removes all rows, of which none is on the screen until the next layout.
  mutating func removeAll() { (nodes, kept.shown, isChanged) = ([], 0..<0, true) }

  /// Returns the number of rows that precede a position.
  private func index(of position: Int) -> Int {
    nodes.partitioningIndex { $0.index >= position }
  }
}
