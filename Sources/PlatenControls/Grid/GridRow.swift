@_spi(Nodes) import PlatenGraph

/// Views in a row of a ``Grid``, each in a column of its own.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Views in a row, lower ones aligned with the highest as the grid says unless this does.
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
