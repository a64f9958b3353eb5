import PlatenLines

/// The first of several views that fits into the width; the last, if none does.
///
///     ViewThatFits {
///       HStack { details }
///       VStack { details }
///     }
///
/// All of them are made, and appear; only the one that fits is shown and can be acted on.
public struct ViewThatFits<Content: View>: Primitive {
  let axes: Axis.Set
  let content: Content

  /// The first of these views that fits.
  ///
  /// - Parameter axes: The directions in which it has to fit. Heights are never too small: without
  ///   the horizontal one the first view is shown.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func makeNode(in place: Place) -> Node { ViewThatFitsNode(self, in: place) }
}

private final class ViewThatFitsNode<Content: View>: ContainerNode<ViewThatFits<Content>> {
  /// The view that was shown last.
  private weak var shown: Node?

  override func evaluate() { setContent(view.content) }

  private var units: [Unit] {
    var units: [Unit] = []
    content.addUnits(to: &units)
    return units
  }

  override func makeWidths() -> Widths {
    guard let first = units.first, let last = units.last else { return .none }
    return Widths(last.widths.least, first.widths.ideal, first.widths.most)
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let units = units
    let chosen =
      units.first { !view.axes.contains(.horizontal) || $0.widths.ideal <= proposal.width }
      ?? units.last
    shown = chosen?.node
    return chosen?.block(for: Proposal(width: proposal.width)) ?? .empty
  }

  override func collectControls(into controls: inout ControlList) {
    shown?.addControls(to: &controls)
  }

  override func collectTexts(into texts: inout [String]) { shown?.collectTexts(into: &texts) }
}
