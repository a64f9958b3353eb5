import PlatenLines

/// What stands around the lines of a view: empty lines and cells.
package struct Insets: Equatable {
  /// Empty lines above.
  package var top = 0
  /// Cells before each line.
  package var leading = 0
  /// Empty lines below.
  package var bottom = 0
  /// The cells that all of it takes at least.
  package var width = 0

  package init(top: Int = 0, leading: Int = 0, bottom: Int = 0, width: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.width = width
  }
}

/// A block with margins around it, kept while both stay the same.
package struct InsetCache {
  private var last: (block: Block, insets: Insets, inset: Block, result: Block)?

  package init(last: (block: Block, insets: Insets, inset: Block, result: Block)? = nil) {
    self.last = last
  }

  /// The block with margins; what the last one made here has in common with it is shared.
  ///
  /// - Parameter origin: The place that the empty lines belong to; asked only if there are some.
  package mutating func block(_ block: Block, with insets: Insets, origin: () -> NodeID) -> Block {
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
