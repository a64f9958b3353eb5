extension ForEach where Content: View {
  /// A view for each element, with a binding to it; known by the `id` that the element has.
  ///
  ///     ForEach($model.items) { $item in
  ///       TextField("Item", text: $item.name)
  ///     }
  @MainActor @preconcurrency
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element, with a binding to it; known by the value at a key path of it.
  @MainActor @preconcurrency
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[dynamicMember: \.[$0.0]]) },
      id: { $0.1 })
  }
}
