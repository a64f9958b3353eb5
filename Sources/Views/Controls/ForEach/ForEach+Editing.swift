import Foundation
@_spi(Nodes) import PlatenGraph

extension ForEach where Content: View {
  /// Lets the user delete elements of a ``List``.
  ///
  /// Each row has an invisible "Delete" button. To delete the second row, enter
  /// `press List[2]/Delete`.
  ///
  ///     List {
  ///       ForEach(model.notes) { Text($0.text) }
  ///         .onDelete { model.notes.remove(atOffsets: $0) }
  ///     }
  ///
  /// - Parameter action: A closure that receives the position of the element, counted from 0. Pass
  ///   `nil` to disable deletion.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.delete = action
    return copy
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the specified positions, counted from 0.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = 0
    removeAll { _ in
      defer { position += 1 }
      return offsets.contains(position)
    }
  }
}

extension ForEach where Content: View {
  /// Lets the user move an element of a ``List`` to the position of another element.
  ///
  /// To move the third element to the first position, enter `move List 3 1`.
  ///
  ///     List {
  ///       ForEach(model.notes) { Text($0.text) }
  ///         .onMove { model.notes.move(fromOffsets: $0, toOffset: $1) }
  ///     }
  ///
  /// - Parameter action: A closure that receives the position of the element and the position
  ///   before which to insert it. Both are counted from 0 and refer to the order before the move.
  ///   Pass `nil` to disable moving.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.move = action
    return copy
  }
}

extension MutableCollection {
  /// Moves the elements at the specified positions before another element, preserving their order.
  ///
  ///     var letters = ["a", "b", "c", "d"]
  ///     letters.move(fromOffsets: [0, 3], toOffset: 2)  // b a d c
  ///
  /// - Parameters:
  ///   - source: The positions of the elements to move, counted from 0. Positions outside the
  ///     collection are ignored.
  ///   - destination: The position before which to insert the elements, as counted before the move.
  ///     To move the elements to the end, pass the number of elements. A position out of range is
  ///     clamped to the nearest valid position.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated().map { $0 }
    let moved = elements.filter { source.contains($0.offset) }
    let others = elements.filter { !source.contains($0.offset) }
    let before = others.prefix { $0.offset < destination }
    let arranged = before + moved + others.dropFirst(before.count)
    for (index, element) in zip(Array(indices), arranged) { self[index] = element.element }
  }
}
