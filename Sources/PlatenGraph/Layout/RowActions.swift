/// What users do to the rows of a list.
package struct RowActions: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let select = RowActions(rawValue: 1)
  package static let delete = RowActions(rawValue: 2)
  package static let move = RowActions(rawValue: 4)
}

/// Keeps users from doing something to the rows of a list.
private struct DisabledRowActions: TraitModifier {
  let trait: RowActions

  func mark(_ item: inout LayoutItem, from node: Node) { item.traits.refused.formUnion(trait) }
}

extension View {
  /// Keeps users from deleting this row of a ``List``, or these.
  ///
  ///     ForEach(notes) { Text($0.text).deleteDisabled($0.isPinned) }
  ///       .onDelete { notes.remove(atOffsets: $0) }
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(DisabledRowActions(trait: isDisabled ? .delete : []))
  }

  /// Keeps users from moving this row of a ``List``, or these; others can still be moved past it.
  ///
  ///     ForEach(notes) { Text($0.text).moveDisabled($0.isPinned) }
  ///       .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(DisabledRowActions(trait: isDisabled ? .move : []))
  }

  /// Keeps users from selecting this row of a ``List``, or these; the program still can.
  ///
  ///     Text("Sold out").tag(3).selectionDisabled()
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DisabledRowActions(trait: isDisabled ? .select : []))
  }
}
