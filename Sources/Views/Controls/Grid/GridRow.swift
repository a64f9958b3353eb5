@_spi(Nodes) import PlatenGraph

/// A row of a ``Grid``, in which each view occupies a separate column.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of views.
  ///
  /// - Parameter alignment: The vertical alignment of the views in the row. By default, the row
  ///   uses
  ///   the vertical alignment of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node {
    GridRowNode(self, in: context.adding(.skipsComparison))
  }
}

private final class GridRowNode<Content: View>: WrapperNode<GridRow<Content>> {
  private var alignment: VerticalAlignment? {
    didSet { setNeedsLayout(ifChanged: alignment, from: oldValue) }
  }

  override func evaluate() {
    alignment = view.alignment
    show(view.content)
  }

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    let row = GridLine(origin: origin, alignment: alignment)
    addLayoutItems(to: &items) { item in
      var placing = item.layoutTraits
      placing.row = row
      item.traits.layoutTraits = placing
    }
  }

  override func collectControls(into controls: inout ControlCollector) {
    controls.subtree {
      super.collectControls(into: &$0)
    } mapTexts: {
      $0.joinTexts(at: origin)
    }
  }
}
