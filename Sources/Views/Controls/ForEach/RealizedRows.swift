import PlatenContext
@_spi(Nodes) import PlatenGraph

/// The existing rows of a viewport, sorted by position. The `index` of each node is its position.
@MainActor
struct RealizedRows {
  private(set) var nodes: [Node] = []

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
  }

  /// Removes the rows outside a range of positions and returns the removed rows.
  mutating func removeAll(outside range: Range<Int>) -> [Node] {
    let kept = index(of: range.lowerBound)..<index(of: range.upperBound)
    if kept.count == nodes.count { return [] }
    defer { nodes = Array(nodes[kept]) }
    return Array(nodes[..<kept.lowerBound] + nodes[kept.upperBound...])
  }

  /// Removes the rows that satisfy a condition and returns the removed rows.
  mutating func removeAll(where isGone: (Node) -> Bool) -> [Node] {
    let gone = nodes.filter(isGone)
    if !gone.isEmpty { nodes.removeAll(where: isGone) }
    return gone
  }

  mutating func removeAll() { nodes = [] }

  /// Returns the number of rows that precede a position.
  private func index(of position: Int) -> Int {
    nodes.partitioningIndex { $0.index >= position }
  }
}
