import PlatenLines

/// What stands around the lines of a view: empty lines and cells.
struct Insets: Equatable {
  /// Empty lines above.
  var top = 0
  /// Cells before each line.
  var leading = 0
  /// Empty lines below.
  var bottom = 0
  /// The cells that all of it takes at least.
  var width = 0
}

/// A block with margins around it, kept while both stay the same.
struct InsetCache {
  private var last: (block: Block, insets: Insets, inset: Block, result: Block)?

  /// The block with margins; what the last one made here has in common with it is shared.
  ///
  /// - Parameter origin: The place that the empty lines belong to; asked only if there are some.
  mutating func block(_ block: Block, with insets: Insets, origin: () -> NodeID) -> Block {
    if insets == Insets() { return block }
    if let last, last.insets == insets, last.block.isIdentical(to: block) { return last.result }
    let inset = inset(block, by: insets.leading)
    func empty(_ count: Int) -> Block {
      count <= 0 ? .empty : Block([Line](repeating: .empty, count: count), origin: origin())
    }
    let result = Block(joining: [empty(insets.top), inset, empty(insets.bottom)])
      .widened(to: max(insets.width, insets.leading + block.width))
    last = (block, insets, inset, result)
    return result
  }

  private func inset(_ block: Block, by cells: Int) -> Block {
    if cells <= 0 { return block }
    guard let last, last.insets.leading == cells else {
      return block.mapLines { $0.indented(by: cells) }
    }
    return block.mapLines(reusing: (last.block, last.inset)) { $0.indented(by: cells) }
  }
}
