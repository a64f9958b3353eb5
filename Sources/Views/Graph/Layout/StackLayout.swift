import PlatenLines

/// The parameters with which a stack arranges its views.
@_spi(Nodes) public struct StackLayout {
  package var proposal: Proposal
  /// The number of empty lines between views that have lines.
  package var spacing = 0
  package var alignment = HorizontalAlignment.leading
  /// The width in which views are aligned, or `nil` while the width of the widest view is not yet
  /// available.
  package var span: Int?
  /// The modifiers applied to each view individually, with the outermost first.
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
  /// Returns the insets that the stack adds around the lines of a view.
  func insets(around block: Block) -> Insets {
    let indent = span.map { alignment.offset(of: block.width, in: $0) } ?? 0
    return Insets(top: spacing, leading: indent)
  }

  /// Returns the layout with an additional modifier, inside the existing ones.
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
