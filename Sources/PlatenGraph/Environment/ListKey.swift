/// A key under which views pass up lists, which are joined in frame order.
package protocol ListKey: PreferenceKey where Value == [Element] {
  associatedtype Element
}

extension ListKey {
  package static var defaultValue: [Element] { [] }

  package static func reduce(value: inout [Element], nextValue: () -> [Element]) {
    value += nextValue()
  }
}

/// The texts to read.
package enum TextsKey: ListKey {
  package typealias Element = String
}
