import PlatenLines

/// What those above ask.
extension Node {
  /// The lines in a column that the node shares with others.
  package final func arranged(in column: StackLayout) -> Block {
    status.isReliedOn = true
    return arrange(in: column)
  }

  /// The cells that the node can do with, would like, and can make use of.
  package final var widths: WidthRange {
    status.isReliedOn = true
    if let cachedWidths { return cachedWidths }
    let new = makeWidthRange()
    cachedWidths = new
    return new
  }

  /// Makes everything shown here and below report when its lines or widths may have changed.
  ///
  /// A node reports changes of what was asked of it, and widths are made of the widths below. A node
  /// that shows more than the lines of what is below, such as its texts, asks for nothing else.
  package final func relyOnLayout() { _ = widths }

  /// The texts to read here and below, in one line.
  package final var text: String {
    let texts = preference(TextsKey.self) ?? []
    return texts.count == 1 ? texts[0] : texts.joined(separator: " ")
  }

  /// Adds the views that a row places one by one.
  package final func addLayoutItems(to items: inout [LayoutItem]) {
    status.isReliedOn = true
    collectLayoutItems(into: &items)
  }

  /// What a list is told about this view, or about the first of several.
  package final var viewTraits: ViewTraits {
    var items: [LayoutItem] = []
    addLayoutItems(to: &items)
    return items.first?.traits ?? ViewTraits()
  }

  /// Adds the sections here and below, and what stands beside them, in frame order.
  package final func addFormSections(to parts: inout [FormSection]) {
    status.isReliedOn = true
    guard attributes.contains(.joinsFormSections), !attributes.contains(.isFormRow) else {
      return parts.append(FormSection(node: self, isSection: attributes.contains(.isFormSection)))
    }
    for child in visibleChildren { child.addFormSections(to: &parts) }
  }

  /// Adds what a user can act on here and below, in frame order; of the rows of a window, what
  /// stands in those that are shown.
  package final func addControls(to controls: inout ControlCollector) {
    if let path = controls.path, !path.leads(through: self) { return }
    guard isInViewport, attributes.contains(.isLayoutItem) else {
      return collectControls(into: &controls)
    }
    controls.enterRow(of: self) { collectControls(into: &$0) }
  }

  /// Requires layout after a property that determines lines or widths was set to another value.
  package final func setNeedsLayout<Value: Equatable>(ifChanged value: Value, from oldValue: Value)
  {
    if value != oldValue { setNeedsLayout() }
  }

  /// Tells everything above that relies on what this answered that it may have changed: at once, or
  /// once all has been laid out, for what asks at the moment would keep what it hears.
  package final func setNeedsLayout() {
    if status.isReliedOn, graph.postpones(layoutFor: self) { return }
    var node = self
    while node.status.isReliedOn {
      node.status.isReliedOn = false
      node.storedVersion &+= 1
      node.cachedWidths = nil
      guard let parent = node.parent else { return graph.rootNeedsLayout() }
      guard parent.childNeedsLayout(node) else { return }
      node = parent
    }
  }
}
