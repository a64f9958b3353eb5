/// A set of user actions on the rows of a list.
package struct RowActions: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let select = RowActions(rawValue: 1)
  package static let delete = RowActions(rawValue: 2)
  package static let move = RowActions(rawValue: 4)
}

/// A modifier that disables user actions on list rows.
private struct DisabledRowActions: TraitModifier {
  let trait: RowActions

  func mark(_ item: inout LayoutItem, from node: Node) { item.traits.refused.formUnion(trait) }
}

extension View {
  /// Prevents the user from deleting the rows of this view in a ``List``.
  ///
  ///     ForEach(notes) { Text($0.text).deleteDisabled($0.isPinned) }
  ///       .onDelete { notes.remove(atOffsets: $0) }
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(DisabledRowActions(trait: isDisabled ? .delete : []))
  }

  /// Prevents the user from moving the rows of this view in a ``List``.
  ///
  /// The user can still move other rows past these rows.
  ///
  ///     ForEach(notes) { Text($0.text).moveDisabled($0.isPinned) }
  ///       .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(DisabledRowActions(trait: isDisabled ? .move : []))
  }

  /// Prevents the user from selecting the rows of this view in a ``List``.
  ///
  /// The program can still select these rows.
  ///
  ///     Text("Sold out").tag(3).selectionDisabled()
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DisabledRowActions(trait: isDisabled ? .select : []))
  }
}
