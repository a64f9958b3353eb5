import Foundation
@_spi(Nodes) import PlatenGraph

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

extension ForEach where Content: View {
  /// Lets users move the elements in a ``List``, each to the place of another: `move List 3 1`.
  ///
  ///     List {
  ///       ForEach(model.notes) { Text($0.text) }
  ///         .onMove { model.notes.move(fromOffsets: $0, toOffset: $1) }
  ///     }
  ///
  /// - Parameter action: Called with the position of the element, from 0, and the position of the
  ///   one that it goes in front of, as they are before the move; `nil` for none.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.move = action
    return copy
  }
}

extension MutableCollection {
  /// Moves the elements at some positions in front of another one, in the order that they have.
  ///
  ///     var letters = ["a", "b", "c", "d"]
  ///     letters.move(fromOffsets: [0, 3], toOffset: 2)  // b a d c
  ///
  /// - Parameters:
  ///   - source: Positions from 0; those that there are not count for nothing.
  ///   - destination: A position before the move, or the count to go behind all; one out of range
  ///     is taken for the nearest in it.
  /// - Complexity: O(*n*) in the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated().map { $0 }
    let moved = elements.filter { source.contains($0.offset) }
    let others = elements.filter { !source.contains($0.offset) }
    let before = others.prefix { $0.offset < destination }
    let arranged = before + moved + others.dropFirst(before.count)
    for (index, element) in zip(Array(indices), arranged) { self[index] = element.element }
  }
}
