import Foundation

extension ForEach where Content: View {
  /// Lets users delete the elements in a ``List``, each by a button «Delete» that is not seen:
  /// `press List[2]/Delete`.
  ///
  ///     List {
  ///       ForEach(model.notes) { Text($0.text) }
  ///         .onDelete { model.notes.remove(atOffsets: $0) }
  ///     }
  ///
  /// - Parameter action: Called with the position of the element, from 0; `nil` for none.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.delete = action
    return copy
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some positions, counted from 0.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = 0
    removeAll { _ in
      defer { position += 1 }
      return offsets.contains(position)
    }
  }
}
