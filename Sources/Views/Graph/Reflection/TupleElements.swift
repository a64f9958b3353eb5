@_spi(Reflection) import Swift

/// The in-memory layout of the views in a tuple, computed once per type.
@MainActor
final class TupleElements {
  /// A function that updates the child at an index with the view at an address.
  typealias Update = @MainActor (Node, Int, UnsafeRawPointer) -> Void

  private struct Element {
    let offset: Int
    let comparison: Comparison
    let update: Update
  }

  private static var known: [ObjectIdentifier: TupleElements] = [:]

  private let elements: [Element]

  /// Returns the elements of a tuple type, or the single element if the type is not a tuple.
  ///
  /// - Parameter update: A closure that returns the update function for a type of views.
  static func of(
    _ tuple: Any.Type, update: (any View.Type) -> Update
  ) -> TupleElements {
    let id = ObjectIdentifier(tuple)
    if let elements = known[id] { return elements }
    let elements = TupleElements(of: tuple, update)
    known[id] = elements
    return elements
  }

  private init(of tuple: Any.Type, _ update: (any View.Type) -> Update) {
    elements = Self.fields(of: tuple).compactMap { offset, type in
      guard let view = type as? any View.Type else { return nil }
      return Element(
        offset: offset, comparison: Equality.comparison(of: type), update: update(view))
    }
  }

  private static func fields(of tuple: Any.Type) -> [(offset: Int, type: Any.Type)] {
    if !MetadataKind.isTuple(tuple) { return [(0, tuple)] }
    var fields: [(Int, Any.Type)] = []
    _forEachField(of: tuple, options: []) { _, offset, type, _ in
      fields.append((offset, type))
      return true
    }
    return fields
  }

  /// Returns the indices of the elements that differ between two tuples.
  ///
  /// The result also contains the indices of the elements whose nodes skip the comparison.
  func differing(
    in a: UnsafeRawPointer, _ b: UnsafeRawPointer, shownBy nodes: [Node]
  ) -> [Int] {
    var differing: [Int] = []
    for (index, element) in elements.enumerated() {
      let isSame =
        !nodes[index].attributes.contains(.skipsComparison)
        && element.comparison.areEqual(a + element.offset, b + element.offset)
      if !isSame { differing.append(index) }
    }
    return differing
  }

  /// Updates the specified children of a node with the views of a tuple. If the indices are `nil`,
  /// all children are updated.
  func update(_ indices: [Int]?, of node: Node, from tuple: UnsafeRawPointer) {
    for index in indices ?? Array(elements.indices) {
      elements[index].update(node, index, tuple + elements[index].offset)
    }
  }
}
