import PlatenLines

/// The layout queries that ancestors send to a node.
extension Node {
  /// Returns the lines of the node in a stack that it shares with other nodes.
  package final func arranged(in column: StackLayout) -> Block {
    layout.isReliedOn = true
    return arrange(in: column)
  }

  /// The minimum, ideal, and maximum width of the node, cached until the width range changes.
  package final var widths: WidthRange {
    layout.isReliedOn = true
    if let widths = layout.widths { return widths }
    let new = makeWidthRange()
    layout.widths = new
    return new
  }

  /// Makes this node and its visible descendants report changes to their lines or widths.
  ///
  /// A node reports changes only to values that were queried, and its widths depend on the widths
  /// of its descendants. A node that shows something other than the lines below it, such as their
  /// text, needs no other query.
  package final func relyOnLayout() { _ = widths }

  /// The readable text of this node and its descendants, joined in one line.
  package final var text: String { joinedText(of: TextsKey.self) ?? "" }

  /// The text of this node without that of images, unless there is no other text.
  package final var textWithoutImages: String { joinedText(of: TitlesKey.self) ?? text }

  private func joinedText<K: ListKey>(of key: K.Type) -> String? where K.Element == String {
    guard let texts = preference(key), !texts.isEmpty else { return nil }
    return texts.count == 1 ? texts[0] : texts.joined(separator: " ")
  }

  /// Appends the views that a row arranges individually.
  package final func addLayoutItems(to items: inout [LayoutItem]) {
    layout.isReliedOn = true
    collectLayoutItems(into: &items)
  }

  /// The traits of the node's view for the enclosing list.
  ///
  /// If the node represents several views, the traits are those of the first view.
  package final var viewTraits: ViewTraits {
    var items: [LayoutItem] = []
    addLayoutItems(to: &items)
    return items.first?.traits ?? ViewTraits()
  }

  /// Whether this node or one of its descendants is a section of a form.
  package final var hasFormSections: Bool {
    layout.isReliedOn = true
    guard attributes.contains(.joinsFormSections), !attributes.contains(.isFormRow) else {
      return attributes.contains(.isFormSection)
    }
    // Visits all children, because a change of each of them can add a section.
    var hasSections = false
    for child in visibleChildren where child.hasFormSections { hasSections = true }
    return hasSections
  }

  /// Appends the form sections of this node and its descendants, and the views between them, in
  /// frame order.
  package final func addFormSections(to parts: inout [FormSection]) {
    layout.isReliedOn = true
    guard attributes.contains(.joinsFormSections), !attributes.contains(.isFormRow) else {
      return parts.append(FormSection(node: self, isSection: attributes.contains(.isFormSection)))
    }
    for child in visibleChildren { child.addFormSections(to: &parts) }
  }

  /// Appends the controls of this node and its descendants, in frame order.
  ///
  /// For a viewport, only the controls in visible rows are appended.
  package final func addControls(to controls: inout ControlCollector) {
    if let path = controls.path, !path.leads(through: self) { return }
    guard isInViewport, attributes.contains(.isLayoutItem) else {
      return collectControls(into: &controls)
    }
    controls.enterRow(of: self) { collectControls(into: &$0) }
  }

  /// Invalidates the layout if a property that determines lines or widths changed.
  package final func setNeedsLayout<Value: Equatable>(ifChanged value: Value, from oldValue: Value)
  {
    if value != oldValue { setNeedsLayout() }
  }

  /// Notifies the ancestors that depend on this node's layout of a possible layout change.
  ///
  /// During a layout, the notification is postponed until the layout ends. Otherwise, an ancestor
  /// that is querying the node would cache an outdated result.
  package final func setNeedsLayout() {
    if layout.isReliedOn, graph.postpones(layoutFor: self) { return }
    var node = self
    while node.layout.isReliedOn {
      node.layout.invalidate()
      guard let parent = node.parent else { return graph.rootNeedsLayout() }
      guard parent.childNeedsLayout(node) else { return }
      node = parent
    }
  }
}
