@_spi(Nodes) import PlatenGraph

/// What a program's own path of a navigation stack holds, and what the stack does to it.
@MainActor
struct StackPath {
  /// The values, the topmost last.
  let values: () -> [AnyHashable]
  /// Adds a value, and says whether it is one of the path's.
  let append: (AnyHashable) -> Bool
  /// Leaves so many values.
  let cut: (Int) -> Void

  /// A path of values of one type.
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

  /// A path of values of any types.
  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    append = { value in
      path.wrappedValue.elements.append(value)
      return true
    }
    cut = { count in path.wrappedValue.removeLast(path.wrappedValue.count - count) }
  }
}
