@_spi(Nodes) import PlatenGraph

/// Access to the path of a navigation stack that the program stores.
@MainActor
struct StackPath {
  /// A closure that returns the values, the topmost last.
  let values: () -> [AnyHashable]
  /// A closure that appends a value, and returns whether the path accepts the value's type.
  let append: (AnyHashable) -> Bool
  /// A closure that removes all values above the specified number of values.
  let cut: (Int) -> Void

  /// Creates access to a path whose values all have one type.
  init<Data: RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let value = value.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    cut = { count in path.wrappedValue = Data(path.wrappedValue.prefix(count)) }
  }

  /// Creates access to a type-erased path.
  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    append = { value in
      path.wrappedValue.elements.append(value)
      return true
    }
    cut = { count in path.wrappedValue.removeLast(path.wrappedValue.count - count) }
  }
}
