import Testing

@testable import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct TupleElementsTests {
  private static let hint: Comment = "This compiler uses a different layout for tuples"

  private typealias Tuple = (UInt8, String, UInt8, Int)

  /// Elements that pass their values to a closure instead of a node.
  private func elements(_ found: @escaping @MainActor (Int, String) -> Void) -> TupleElements {
    func element<Value>(_ type: Value.Type) -> (type: Any.Type, update: TupleElements.Update) {
      (
        type,
        { _, index, address in
          found(index, "\(address.assumingMemoryBound(to: Value.self).pointee)")
        }
      )
    }
    return .of(Tuple.self) {
      [element(UInt8.self), element(String.self), element(UInt8.self), element(Int.self)]
    }
  }

  @Test func tupleElementsAreReadAtTheirOffsets() throws {
    let node = try #require(TestHost(Text("")).graph.root)
    var found: [Int: String] = [:]
    let elements = elements { found[$0] = $1 }
    let (old, new): (Tuple, Tuple) = ((1, "Ada", 2, 3), (1, "Grace", 2, 4))
    UnsafeRawPointer.with(addressOf: new) { new in
      elements.update(nil, of: node, from: new)
      UnsafeRawPointer.with(addressOf: old) { old in
        let nodes = [Node](repeating: node, count: 4)
        #expect(elements.differing(in: old, new, shownBy: nodes) == [1, 3], Self.hint)
      }
    }
    #expect(found == [0: "1", 1: "Grace", 2: "2", 3: "4"], Self.hint)
  }
}
