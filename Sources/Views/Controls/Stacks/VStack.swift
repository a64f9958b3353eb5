import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that arranges its subviews vertically.
///
///     VStack(alignment: .leading, spacing: 16) {
///       Text("first")
///       Text("second, an empty line below the first")
///     }
///
/// A view without lines, such as an empty `Text`, adds no spacing.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a vertical stack that aligns narrower views with the widest view.
  ///
  /// - Parameter spacing: The distance between adjacent views in points, 16 per line; `nil` means
  ///   no space.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node {
    VStackNode(self, in: context.adding(.skipsComparison))
  }
}

private final class VStackNode<Content: View>: ContainerNode<VStack<Content>> {
  private var alignment = HorizontalAlignment.center {
    didSet { setNeedsLayout(ifChanged: alignment, from: oldValue) }
  }
  private var spacing = 0 {
    didSet { setNeedsLayout(ifChanged: spacing, from: oldValue) }
  }

  private var last: (column: StackLayout, tree: Block, result: Block)?

  override func evaluate() {
    alignment = view.alignment
    spacing = view.spacing.map(Points.lines) ?? 0
    setContent(view.content)
  }

  override func collectControls(into controls: inout ControlCollector) {
    controls.subtree {
      super.collectControls(into: &$0)
    } mapTexts: {
      $0.separateTexts()
    }
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    var column = StackLayout(proposal: Proposal(width: proposal.width))
    if alignment != .leading {
      (column.span, column.alignment) = (content.arranged(in: column).width, alignment)
    }
    column.spacing = spacing
    let tree = content.arranged(in: column)
    if let last, last.tree.isIdentical(to: tree), last.column == column { return last.result }
    let result = tree.dropFirst(spacing).widened(to: column.span ?? 0)
    last = (column, tree, result)
    return result
  }

  override func makeWidthRange() -> WidthRange {
    var widths = content.widths
    widths.label = 0
    return widths
  }

  override func dropOwnCaches() {
    last = nil
    super.dropOwnCaches()
  }
}
