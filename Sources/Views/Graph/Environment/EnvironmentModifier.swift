/// A modifier that sets environment values for a view and its descendants.
struct EnvironmentModifier: PrimitiveModifier {
  let transform: @MainActor (inout EnvironmentValues) -> Void

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    EnvironmentNode(modified(content), in: context)
  }
}

private final class EnvironmentNode<Content: View>:
  WrapperNode<ModifiedContent<Content, EnvironmentModifier>>
{
  private lazy var inner = EnvironmentScope(parent: scope)

  override var childScope: EnvironmentScope { inner }

  override func evaluate() {
    let changes = tracking {
      var values = EnvironmentValues(scope)
      view.modifier.transform(&values)
      return values.changes
    }
    if inner.set(changes) { child?.markAllDirty() }
    show(view.content)
  }
}

extension Node {
  /// Marks this node and all its descendants dirty.
  fileprivate func markAllDirty() {
    markDirty()
    for child in children { child.markAllDirty() }
  }
}

extension View {
  /// Sets an environment value for this view and its descendants.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Transforms an environment value for this view and its descendants.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
