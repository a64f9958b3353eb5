@_spi(Nodes) import PlatenGraph

/// Pushes a view while the program says so.
private struct PresentedDestination: PrimitiveModifier {
  /// What is to be pushed now, if anything, and what tells it from the next.
  let presented: () -> (id: AnyHashable, content: AnyView)?
  /// Has the program push it no more; another one that it pushes by then stays.
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
  /// Pushes a view onto the stack around while a binding is true.
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

  /// Pushes a view onto the stack around for the item that a binding holds; another item gets a new one.
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
