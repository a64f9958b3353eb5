@_spi(Nodes) import PlatenGraph

/// A modifier that pushes a view for as long as the program presents it.
private struct PresentedDestination: PrimitiveModifier {
  /// A closure that returns the view to push and its id, or `nil` to push no view.
  let presented: () -> (id: AnyHashable, content: AnyView)?
  /// A closure that resets the binding, unless the binding already pushes a view with another id.
  let end: (AnyHashable) -> Void

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    PresentedDestinationNode(modified(content), in: context)
  }
}

private final class PresentedDestinationNode<Content: View>:
  WrapperNode<ModifiedContent<Content, PresentedDestination>>
{
  private let pushing = PushState()
  private var presented: (id: AnyHashable, content: AnyView)?

  override func evaluate() {
    show(view.content)
    let last = presented?.id
    let page = tracking {
      presented = view.modifier.presented()
      return EnvironmentValues(scope).page
    }
    if presented?.id != last { pushing.pop() }
    guard let page, let id = presented?.id else { return }
    pushing.push(onto: page, by: self) { [weak self] in
      self?.presented?.content ?? AnyView(EmptyView())
    } end: { [weak self] in
      self?.view.modifier.end(id)
    }
    pushing.update()
  }
}

extension View {
  /// Pushes a view onto the enclosing navigation stack while a binding is true.
  ///
  ///     Button("New") { isAdding = true }
  ///       .navigationDestination(isPresented: $isAdding) { Editor() }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return modifier(
      PresentedDestination {
        isPresented.wrappedValue ? (true, AnyView(destination)) : nil
      } end: { _ in
        isPresented.wrappedValue = false
      })
  }

  /// Pushes a view onto the enclosing navigation stack for the item in a binding.
  ///
  /// A different item replaces the pushed view with a new one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestination {
        item.wrappedValue.map { (AnyHashable($0), AnyView(destination($0))) }
      } end: { id in
        if item.wrappedValue.map({ AnyHashable($0) }) == id { item.wrappedValue = nil }
      })
  }
}
