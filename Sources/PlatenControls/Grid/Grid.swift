import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Views in rows and columns, each column as wide as the widest view in it.
///
///     Grid(alignment: .leading) {
///       GridRow {
///         Text("Apples")
///         Text("12")
///       }
///       Divider()
///       GridRow {
///         Text("Pomegranates")
///         Text("3")
///       }
///     }
///
/// A view that stands in no ``GridRow`` has a line of its own. Where the columns do not fit, the
/// widest give way.
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Rows and columns of views.
  ///
  /// - Parameters:
  ///   - alignment: Where a view stands in its cell.
  ///   - horizontalSpacing: Points between columns, 8 a cell; one cell if `nil`.
  ///   - verticalSpacing: Points between rows, 16 a line; no line if `nil`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node {
    GridNode(self, in: context.adding(.skipsComparison))
  }
}

private final class GridNode<Content: View>: ContainerNode<Grid<Content>> {
  private var look = GridTable.Look() {
    didSet { setNeedsLayout(ifChanged: look, from: oldValue) }
  }

  override func evaluate() {
    look = GridTable.Look(
      alignment: view.alignment, between: view.horizontalSpacing.map(Points.cells) ?? 1,
      above: view.verticalSpacing.map(Points.lines) ?? 0)
    setContent(view.content)
  }

  private var table: GridTable {
    var items: [LayoutItem] = []
    content.addLayoutItems(to: &items)
    return GridTable(items, look: look)
  }

  override func makeWidthRange() -> WidthRange { table.widths }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    table.block(within: proposal.width, origin: origin).unless(equalTo: old)
  }
}
