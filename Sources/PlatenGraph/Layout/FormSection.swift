import PlatenLines

/// A section of a form, or what stands beside sections.
@MainActor
package struct FormSection {
  let node: Node
  package var isSection = false
}

extension [FormSection] {
  /// The lines of the parts that have some, with a gap between a section and its neighbours.
  @MainActor
  package func blocks(in column: StackLayout, parted gap: Block) -> [Block] {
    var blocks: [Block] = []
    var wasSection = false
    for part in self {
      let block = part.node.arranged(in: column)
      if block.isEmpty { continue }
      if !blocks.isEmpty, wasSection || part.isSection { blocks.append(gap) }
      blocks.append(block)
      wasSection = part.isSection
    }
    return blocks
  }
}
