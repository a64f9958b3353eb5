@_spi(Nodes) import PlatenGraph

/// The destinations of a navigation stack, keyed by the type of the value that each one presents.
@MainActor
final class DestinationRegistry {
  /// The destination for the values of one type.
  ///
  /// Each type has a separate dependency, because a destination can be registered in a view that
  /// another destination shows.
  private final class Entry: Dependency {
    /// The node that registered the destination.
    weak var node: Node?
    var make: @MainActor (AnyHashable) -> AnyView? = { _ in nil }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private unowned let graph: Graph

  init(in graph: Graph) { self.graph = graph }

  /// Registers the destination for the values of a type.
  ///
  /// If several nodes register a destination for the type, the first node takes precedence until it
  /// is removed from the tree.
  func set<Value: Hashable>(
    _ type: Value.Type, from node: Node, make: @escaping @MainActor (Value) -> AnyView
  ) {
    let entry = entry(of: type)
    if let known = entry.node, known !== node, !known.isGone { return }
    entry.node = node
    entry.make = { ($0.base as? Value).map(make) }
    entry.changed()
  }

  private func entry(of type: Any.Type) -> Entry {
    let id = ObjectIdentifier(type)
    if let entry = entries[id] { return entry }
    let entry = Entry()
    entries[id] = entry
    return entry
  }

  /// Returns whether a destination is registered for the type of a value.
  func contains(_ value: AnyHashable) -> Bool {
    entries[ObjectIdentifier(type(of: value.base))].map { $0.node != nil } ?? false
  }

  /// Returns the destination for a value.
  ///
  /// If no destination is registered, the method issues a warning and returns an empty view.
  func view(for value: AnyHashable) -> AnyView {
    let type = type(of: value.base)
    let entry = entry(of: type)
    entry.read()
    if let view = entry.make(value) { return view }
    graph.warn("a NavigationStack has no navigationDestination(for: \(type).self)")
    return AnyView(EmptyView())
  }
}

/// A modifier that registers the destination for the values of a type.
private struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  let destination: (Value) -> Destination

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    DestinationNode(modified(content), in: context)
  }
}

private final class DestinationNode<Content: View, Value: Hashable, Destination: View>:
  WrapperNode<ModifiedContent<Content, DestinationModifier<Value, Destination>>>
{
  override func evaluate() {
    let page = tracking { EnvironmentValues(scope).page }
    let destination = view.modifier.destination
    page?.pages?.destinations.set(Value.self, from: self) { AnyView(destination($0)) }
    show(view.content)
  }
}

extension View {
  /// Associates a destination view with the values of a type in a `NavigationStack`.
  ///
  /// The enclosing stack shows the destination for every value of the type, no matter which view
  /// pushes the value.
  ///
  ///     List(movies) { NavigationLink($0.title, value: $0) }
  ///       .navigationDestination(for: Movie.self) { MovieView(movie: $0) }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D, C>(destination: destination))
  }
}
