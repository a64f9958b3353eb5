import PlatenLines

/// What those above ask.
extension Node {
  /// The lines in a column that the node shares with others.
  final func arranged(in column: Column) -> Block {
    isReliedOn = true
    return arrange(in: column)
  }

  /// The cells that the node can do with, would like, and can make use of.
  final var widths: Widths {
    isReliedOn = true
    if let measured { return measured }
    let new = makeWidths()
    measured = new
    return new
  }

  /// The texts to read here and below, in one line.
  final var text: String {
    var texts: [String] = []
    collectTexts(into: &texts)
    return texts.count == 1 ? texts[0] : texts.joined(separator: " ")
  }

  /// Adds the views that a row places one by one.
  final func addUnits(to units: inout [Unit]) {
    isReliedOn = true
    collectUnits(into: &units)
  }

  /// What a list is told about this view, or about the first of several.
  final var unitTraits: UnitTraits {
    var units: [Unit] = []
    addUnits(to: &units)
    return units.first?.traits ?? UnitTraits()
  }

  /// Adds the sections here and below, and what stands beside them, in frame order.
  final func addParts(to parts: inout [Part]) {
    isReliedOn = true
    collectParts(into: &parts)
  }

  /// Adds what a user can act on here and below, in frame order; of the rows of a window, what
  /// stands in those that are shown.
  final func addControls(to controls: inout ControlList) {
    if let trail = controls.trail, !trail.leads(through: self) { return }
    guard isWindowed, rowSource == nil, self is any DrawingNode else {
      return collectControls(into: &controls)
    }
    controls.enterRow(of: self) { collectControls(into: &$0) }
  }

  /// Tells everything above that relies on what this answered that it may have changed: at once, or
  /// once all has been laid out, for what asks at the moment would keep what it hears.
  final func requireLayout() {
    if isReliedOn, graph.postpones(layoutFor: self) { return }
    var node = self
    while node.isReliedOn {
      node.isReliedOn = false
      node.version &+= 1
      node.measured = nil
      guard let parent = node.parent else { return graph.rootNeedsLayout() }
      guard parent.childNeedsLayout(node) else { return }
      node = parent
    }
  }
}
