import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A container that arranges views in rows and columns.
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
/// Each column is as wide as its widest view. A view outside a ``GridRow`` occupies a whole line.
/// If the columns exceed the available width, the widest columns shrink.
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid with the specified alignment and spacing.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of each view in its cell.
  ///   - horizontalSpacing: The distance between columns, in points (8 per cell). The default is
  ///     one cell.
  ///   - verticalSpacing: The distance between rows, in points (16 per line). The default is 0.
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
