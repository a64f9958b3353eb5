@_spi(Reflection) import Swift

/// The views of a tuple as they lie in memory; found once per type.
@MainActor
final class TupleElements {
  /// Gives the child at a position its view, which lies at an address.
  typealias Update = @MainActor (Node, Int, UnsafeRawPointer) -> Void

  private struct Element {
    let offset: Int
    let comparison: Comparison
    let update: Update
  }

  private static var known: [ObjectIdentifier: TupleElements] = [:]

  private let elements: [Element]

  /// The elements of a type of tuple, or of the one view that a tuple of one is.
  ///
  /// - Parameter updates: The type of each element, and what gives it to a child.
  static func of(
    _ tuple: Any.Type, _ updates: () -> [(type: Any.Type, update: Update)]
  ) -> TupleElements {
    let id = ObjectIdentifier(tuple)
    if let elements = known[id] { return elements }
    let elements = TupleElements(of: tuple, updates())
    known[id] = elements
    return elements
  }

  private init(of tuple: Any.Type, _ updates: [(type: Any.Type, update: Update)]) {
    let offsets = updates.count > 1 ? Self.offsets(in: tuple) : [0]
    elements = zip(offsets, updates).map { offset, element in
      Element(
        offset: offset, comparison: Equality.comparison(of: element.type), update: element.update)
    }
  }

  private static func offsets(in tuple: Any.Type) -> [Int] {
    var offsets: [Int] = []
    _forEachField(of: tuple, options: []) { _, offset, _, _ in
      offsets.append(offset)
      return true
    }
    return offsets
  }

  /// The positions of the elements of two tuples, at these addresses, that do not say the same, and
  /// of those that their nodes do not want compared.
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

  /// Gives children of a node, all unless some are named, their views from the tuple at an address.
  func update(_ indices: [Int]?, of node: Node, from tuple: UnsafeRawPointer) {
    for index in indices ?? Array(elements.indices) {
      elements[index].update(node, index, tuple + elements[index].offset)
    }
  }
}
