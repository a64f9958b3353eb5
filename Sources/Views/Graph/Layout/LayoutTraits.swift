import PlatenLines

/// The traits of a view that the enclosing stack or grid reads.
package struct LayoutTraits: Equatable {
  /// The layout priority. Views with a higher priority receive their width first.
  package var priority = 0.0
  /// The z-index. Views with a greater z-index are in front.
  package var depth = 0.0
  /// The number of grid columns that the view spans.
  package var columns = 1
  /// The alignment of the views in the grid column of this view, or `nil` if this view sets none.
  package var columnAlignment: HorizontalAlignment?
  /// The grid row that contains the view.
  package var row: GridLine?
  /// The values for custom layouts, by the keys of the layouts.
  package var values: [ObjectIdentifier: Value] = [:]

  /// A value for a custom layout.
  package struct Value: Equatable {
    package let value: Any

    package init(value: Any) { self.value = value }

    package static func == (a: Self, b: Self) -> Bool {
      // Traits are compared only where they are set and read, on the main actor.
      nonisolated(unsafe) let (a, b) = (a.value, b.value)
      return MainActor.assumeIsolated { Equality.areEqual(a, b) }
    }
  }
}

/// A modifier that sets a layout trait.
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
  /// The traits that the enclosing stack or grid reads.
  package var layoutTraits: LayoutTraits { traits.layoutTraits ?? LayoutTraits() }
}

extension [LayoutItem] {
  /// The items in drawing order, from back to front.
  @MainActor
  package var backToFront: [LayoutItem] {
    if allSatisfy({ $0.layoutTraits.depth == 0 }) { return self }
    return enumerated().sorted {
      ($0.element.layoutTraits.depth, $0.offset) < ($1.element.layoutTraits.depth, $1.offset)
    }.map(\.element)
  }
}

extension View {
  /// Sets a layout trait of this view.
  package func layoutTrait<Value: Equatable>(
    _ trait: WritableKeyPath<LayoutTraits, Value>, _ value: Value
  ) -> some View {
    modifier(LayoutTraitsModifier(part: trait, value: value))
  }

  /// Sets the priority with which an ``HStack`` assigns width to this view.
  ///
  /// Views with the highest priority receive their width first. The other views share the remaining
  /// width.
  ///
  ///     HStack {
  ///       Text(title)
  ///       Text(price).layoutPriority(1)
  ///     }
  public func layoutPriority(_ value: Double) -> some View {
    layoutTrait(\.priority, value)
  }

  /// Sets the z-index of this view in a ``ZStack``, which draws views with a lower z-index behind
  /// it.
  public func zIndex(_ value: Double) -> some View {
    layoutTrait(\.depth, value)
  }

  /// Sets the number of columns that this view spans in a ``GridRow``, from 1 to 1,000.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutTrait(\.columns, min(max(count, 1), 1_000))
  }

  /// Sets the alignment of all views in this view's column of a ``Grid``.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutTrait(\.columnAlignment, guide)
  }

  /// Has no effect: every cell contributes to the size of its grid along both axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { withoutEffect(self) }

  /// Has no effect: the alignment of the column determines the position in the cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { withoutEffect(self) }
}
