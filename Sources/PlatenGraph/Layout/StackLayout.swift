import PlatenLines

/// How a stack piles the views in it.
@_spi(Nodes) public struct StackLayout {
  package var proposal: Proposal
  /// Empty lines between views that have lines.
  package var spacing = 0
  package var alignment = HorizontalAlignment.leading
  /// The cells to align in; `nil` while the widest view is not known yet.
  package var span: Int?
  /// What is put on each view by itself, outermost first.
  var modifiers: [any LayoutModifier] = []

  package init(
    proposal: Proposal, spacing: Int = 0,
    alignment: HorizontalAlignment = HorizontalAlignment.leading, span: Int? = nil,
    modifiers: [any LayoutModifier] = []
  ) {
    self.proposal = proposal
    self.spacing = spacing
    self.alignment = alignment
    self.span = span
    self.modifiers = modifiers
  }
}

extension StackLayout {
  /// What the column puts around the lines of one view.
  func insets(around block: Block) -> Insets {
    let indent = span.map { alignment.offset(of: block.width, in: $0) } ?? 0
    return Insets(top: spacing, leading: indent)
  }

  /// The same column with one more modifier on each view, inside those it has.
  func modified(by modifier: any LayoutModifier) -> StackLayout {
    var column = self
    column.modifiers.append(modifier)
    return column
  }
}

extension StackLayout: Equatable {
  public static func == (a: StackLayout, b: StackLayout) -> Bool {
    a.proposal == b.proposal && a.spacing == b.spacing && a.alignment == b.alignment
      && a.span == b.span && a.modifiers.elementsEqual(b.modifiers) { $0.isEqual(to: $1) }
  }
}
