import PlatenLines

/// How a stack piles the views in it.
struct Column {
  var proposal: Proposal
  /// Empty lines between views that have lines.
  var spacing = 0
  var alignment = HorizontalAlignment.leading
  /// The cells to align in; `nil` while the widest view is not known yet.
  var span: Int?
  /// What is put on each view by itself, outermost first.
  var modifiers: [any LayoutModifier] = []
}

extension Column {
  /// What the column puts around the lines of one view.
  func margins(around block: Block) -> Margins {
    let indent = span.map { alignment.offset(of: block.width, in: $0) } ?? 0
    return Margins(top: spacing, leading: indent)
  }

  /// The same column with one more modifier on each view, inside those it has.
  func modified(by modifier: any LayoutModifier) -> Column {
    var column = self
    column.modifiers.append(modifier)
    return column
  }
}

extension Column: Equatable {
  static func == (a: Column, b: Column) -> Bool {
    a.proposal == b.proposal && a.spacing == b.spacing && a.alignment == b.alignment
      && a.span == b.span && a.modifiers.elementsEqual(b.modifiers) { $0.isEqual(to: $1) }
  }
}
