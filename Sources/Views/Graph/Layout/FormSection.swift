import PlatenLines

/// A section of a form, or the views between sections.
@MainActor
package struct FormSection {
  let node: Node
  package var isSection = false
}

extension [FormSection] {
  /// Returns the nonempty blocks of the sections, with a gap between each section and its
  /// neighbors.
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
