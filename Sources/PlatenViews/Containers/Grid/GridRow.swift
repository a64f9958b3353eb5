/// Views in a row of a ``Grid``, each in a column of its own.
public struct GridRow<Content: View>: Primitive {
  let alignment: VerticalAlignment?
  let content: Content

  /// Views in a row, lower ones aligned with the highest as the grid says unless this does.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeNode(in place: Place) -> Node { GridRowNode(self, in: place) }
}

private final class GridRowNode<Content: View>: WrapperNode<GridRow<Content>> {
  private var alignment: VerticalAlignment? {
    didSet { if alignment != oldValue { requireLayout() } }
  }

  override var isCompared: Bool { false }

  override func evaluate() {
    alignment = view.alignment
    show(view.content)
  }

  override func collectUnits(into units: inout [Unit]) {
    let row = GridLine(origin: origin, alignment: alignment)
    addUnits(to: &units) { unit in
      var placing = unit.placing
      placing.row = row
      unit.traits.placing = placing
    }
  }

  override func collectControls(into controls: inout ControlList) {
    let start = controls.saidCount
    super.collectControls(into: &controls)
    controls.joinTexts(since: start, at: origin)
  }
}
