import PlatenLines

/// What the stack or the grid around a view is told about it.
package struct LayoutTraits: Equatable {
  /// Views of a higher priority get their width first.
  package var priority = 0.0
  /// Views of a greater depth stand in front.
  var depth = 0.0
  /// The columns of a grid that it takes.
  package var columns = 1
  /// Where the views of its column of a grid stand.
  package var columnAlignment: HorizontalAlignment?
  /// The row of a grid that it stands in.
  package var row: GridLine?
}

/// Tells the stack or the grid around a view one thing about it.
struct LayoutTraitsModifier<Value: Equatable>: TraitModifier {
  let part: WritableKeyPath<LayoutTraits, Value>
  let value: Value

  var trait: Value { value }

  func mark(_ item: inout LayoutItem, from node: Node) {
    var traits = item.layoutTraits
    traits[keyPath: part] = value
    item.traits.layoutTraits = traits
  }
}

extension LayoutItem {
  /// What the stack or the grid around is told about it.
  package var layoutTraits: LayoutTraits { traits.layoutTraits ?? LayoutTraits() }
}

extension [LayoutItem] {
  /// The views in the order in which they are drawn over each other.
  @MainActor
  package var backToFront: [LayoutItem] {
    if allSatisfy({ $0.layoutTraits.depth == 0 }) { return self }
    return enumerated().sorted {
      ($0.element.layoutTraits.depth, $0.offset) < ($1.element.layoutTraits.depth, $1.offset)
    }.map(\.element)
  }
}

extension View {
  /// Whether this view gets its width before others of an ``HStack``, which share what it leaves:
  /// those of the highest priority first.
  ///
  ///     HStack {
  ///       Text(title)
  ///       Text(price).layoutPriority(1)
  ///     }
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutTraitsModifier(part: \.priority, value: value))
  }

  /// Where this view stands in a ``ZStack``: in front of those of a lower index.
  public func zIndex(_ value: Double) -> some View {
    modifier(LayoutTraitsModifier(part: \.depth, value: value))
  }

  /// The columns that this view takes in a ``GridRow``: at least 1, at most 1,000.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(LayoutTraitsModifier(part: \.columns, value: min(max(count, 1), 1_000)))
  }

  /// Where the views of this one's column of a ``Grid`` stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(LayoutTraitsModifier(part: \.columnAlignment, value: guide))
  }

  /// Accepted without effect: the directions in which a cell does not make its grid larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Accepted without effect: where a view stands in its cell; it stands where its column says.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
}
