@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view in the width that it would like, whatever the others beside it ask for.
private struct FixedSizeModifier: LayoutModifier {
  /// Whether that is so; else the view is laid out as it is without this.
  let isHorizontal: Bool

  func widths(around inner: WidthRange) -> WidthRange {
    if !isHorizontal { return inner }
    return WidthRange(
      inner.ideal, inner.ideal, inner.ideal, label: inner.label, ignoresFrame: inner.ignoresFrame)
  }

  func proposal(within proposal: Proposal, around inner: WidthRange) -> Proposal {
    if !isHorizontal { return proposal }
    var proposal = proposal
    proposal.width = min(inner.ideal, proposal.width)
    return proposal
  }

  func insets(around block: Block, madeFor inner: Proposal, within proposal: Proposal) -> Insets {
    Insets()
  }
}

extension View {
  /// This view in the width that it would like: beside others its text does not wrap, and it is cut
  /// only where the screen ends.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// This view in the width that it would like, if `horizontal`; all views have the height that they
  /// would like.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(isHorizontal: horizontal))
  }
}
