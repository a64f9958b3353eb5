import Testing

@testable import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

/// A view whose size is that of its value.
private struct Sized<Value>: View {
  let value: Value

  init(_ value: Value) { self.value = value }

  var body: some View { EmptyView() }
}

@MainActor
@Suite struct TupleElementsTests {
  private static let hint: Comment = "This compiler uses a different layout for tuples"

  private typealias Tuple = (Sized<UInt8>, Sized<String>, UInt16, Sized<UInt8>, Sized<Int>)

  /// Elements that pass their views to a closure instead of a node.
  private func elements(_ found: @escaping @MainActor (Int, String) -> Void) -> TupleElements {
    func update<Child: View>(as type: Child.Type) -> TupleElements.Update {
      { _, index, address in
        found(index, "\(address.assumingMemoryBound(to: Child.self).pointee)")
      }
    }
    return .of(Tuple.self) { update(as: $0) }
  }

  @Test func theViewsOfATupleAreReadAtTheirOffsets() throws {
    let node = try #require(TestGraph(Text("")).graph.root)
    var found: [Int: String] = [:]
    let elements = elements { found[$0] = $1 }
    let old: Tuple = (Sized(1), Sized("Ada"), 7, Sized(2), Sized(3))
    let new: Tuple = (Sized(1), Sized("Grace"), 8, Sized(2), Sized(4))
    UnsafeRawPointer.with(addressOf: new) { new in
      elements.update(nil, of: node, from: new)
      UnsafeRawPointer.with(addressOf: old) { old in
        let nodes = [Node](repeating: node, count: 4)
        #expect(elements.differing(in: old, new, shownBy: nodes) == [1, 3], Self.hint)
      }
    }
    let expected = [
      "Sized<UInt8>(value: 1)", "Sized<String>(value: \"Grace\")", "Sized<UInt8>(value: 2)",
      "Sized<Int>(value: 4)",
    ]
    #expect(found == Dictionary(uniqueKeysWithValues: expected.enumerated().map { ($0, $1) }))
  }
}
