@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that fixes a view at its ideal width, regardless of adjacent views.
private struct FixedSizeModifier: LayoutModifier {
  /// Whether the width is fixed. If `false`, the modifier does not affect the layout.
  let isHorizontal: Bool

  func widths(around inner: WidthRange) -> WidthRange {
    if !isHorizontal { return inner }
    return WidthRange(
      inner.ideal, inner.ideal, inner.ideal, label: inner.label, framing: inner.framing)
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
  /// Fixes this view at its ideal width.
  ///
  /// Text in this view does not wrap to make space for adjacent views. It wraps only if the view is
  /// wider than the available width.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes this view at its ideal width if `horizontal` is `true`.
  ///
  /// Every view already has its ideal height, so `vertical` has no effect.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(isHorizontal: horizontal))
  }
}
