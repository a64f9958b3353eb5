/// A key under which views pass up lists, which are joined in frame order.
protocol ListKey: PreferenceKey where Value == [Element] {
  associatedtype Element
}

extension ListKey {
  static var defaultValue: [Element] { [] }

  static func reduce(value: inout [Element], nextValue: () -> [Element]) { value += nextValue() }
}

/// The texts to read.
enum TextsKey: ListKey {
  typealias Element = String
}
