import PlatenLines

/// How a stack piles the views in it.
struct Column: Hashable {
  var proposal: Proposal
  /// Empty lines between views that have lines.
  var spacing = 0
  var alignment = HorizontalAlignment.leading
  /// The cells to align in; `nil` while the widest view is not known yet.
  var span: Int?
}

extension Column {
  /// Whether a view's own lines are its lines in the column.
  fileprivate var isPlain: Bool { spacing == 0 && (span == nil || alignment == .leading) }
}

/// The lines of one view as the column around it wants them, kept while nothing changes.
struct Placement {
  private var last: (column: Column, block: Block, result: Block)?

  mutating func place(_ block: Block, in column: Column, origin: Origin) -> Block {
    if block.isEmpty || column.isPlain { return block }
    if let last, last.column == column, last.block.isIdentical(to: block) { return last.result }
    let gap = Block([Line](repeating: .empty, count: column.spacing), origin: origin)
    let indent = column.alignment.offset(of: block.width, in: column.span ?? block.width)
    let result = Block(joining: [gap, block.indented(by: indent)])
    last = (column, block, result)
    return result
  }
}

extension Block {
  /// The lines moved to the right.
  func indented(by cells: Int) -> Block {
    cells <= 0 ? self : mapLines { $0.indented(by: cells) }
  }
}
