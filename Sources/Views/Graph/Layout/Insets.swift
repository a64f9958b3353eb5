import PlatenLines

/// The empty lines and cells around the lines of a view.
package struct Insets: Equatable {
  /// The number of empty lines above.
  package var top = 0
  /// The number of empty cells before each line.
  package var leading = 0
  /// The number of empty lines below.
  package var bottom = 0
  /// The minimum width of the result, in cells.
  package var width = 0

  package init(top: Int = 0, leading: Int = 0, bottom: Int = 0, width: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.width = width
  }
}

/// A cache for a block with insets, which is valid while the block and the insets are unchanged.
package struct InsetCache {
  private var last: (block: Block, insets: Insets, inset: Block, result: Block)?

  package init(last: (block: Block, insets: Insets, inset: Block, result: Block)? = nil) {
    self.last = last
  }

  /// Returns a block with insets. The block shares unchanged lines with the previous result.
  ///
  /// - Parameter origin: A closure that returns the origin of the empty lines. The closure is
  ///   called only if there are empty lines.
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
