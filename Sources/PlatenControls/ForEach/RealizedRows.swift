@_spi(Nodes) import PlatenGraph
import PlatenReactive

/// The rows of a viewport that exist, in the order of their positions, which are their indices.
@MainActor
struct RealizedRows {
  private(set) var nodes: [Node] = []

  /// The row at a position, if it exists.
  ///
  /// - Complexity: O(1) among rows without gaps between them, else O(log *n*) in their number.
  func row(at position: Int) -> Node? {
    if let first = nodes.first {
      let offset = position - first.index
      if nodes.indices.contains(offset), nodes[offset].index == position { return nodes[offset] }
    }
    let index = index(of: position)
    return index < nodes.count && nodes[index].index == position ? nodes[index] : nil
  }

  /// Puts a row at a position where none is.
  mutating func insert(_ row: Node, at position: Int) {
    row.index = position
    nodes.insert(row, at: index(of: position))
  }

  /// Takes out the rows outside a range of positions.
  ///
  /// - Returns: Those rows.
  mutating func removeAll(outside range: Range<Int>) -> [Node] {
    let kept = index(of: range.lowerBound)..<index(of: range.upperBound)
    if kept.count == nodes.count { return [] }
    defer { nodes = Array(nodes[kept]) }
    return Array(nodes[..<kept.lowerBound] + nodes[kept.upperBound...])
  }

  mutating func removeAll() { nodes = [] }

  /// How many rows stand before a position.
  private func index(of position: Int) -> Int {
    nodes.partitioningIndex { $0.index >= position }
  }
}
