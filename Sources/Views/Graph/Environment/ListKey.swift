/// A preference key whose value is an array. Arrays are joined in frame order.
package protocol ListKey: PreferenceKey where Value == [Element] {
  associatedtype Element
}

extension ListKey {
  package static var defaultValue: [Element] { [] }

  package static func reduce(value: inout [Element], nextValue: () -> [Element]) {
    value += nextValue()
  }
}

/// The preference key for the readable text of a view.
package enum TextsKey: ListKey {
  package typealias Element = String
}

/// The preference key for the readable text of a view, without text that represents images.
package enum TitlesKey: ListKey {
  package typealias Element = String
}
