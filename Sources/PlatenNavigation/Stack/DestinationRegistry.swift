@_spi(Nodes) import PlatenGraph

/// The views that values lead to, by the types of the values.
@MainActor
final class DestinationRegistry {
  /// What is said of the values of one type; the pages of others do not follow it, since it may be said
  /// in one of them.
  private final class Entry: Dependency {
    /// What said so.
    weak var node: Node?
    var make: @MainActor (AnyHashable) -> AnyView? = { _ in nil }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private unowned let graph: Graph

  init(in graph: Graph) { self.graph = graph }

  /// Notes what makes the views of the values of a type; of several the one that said so first.
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

  /// Whether somebody says which view a value leads to.
  func contains(_ value: AnyHashable) -> Bool {
    entries[ObjectIdentifier(type(of: value.base))].map { $0.node != nil } ?? false
  }

  /// The view of a value; one that shows nothing, with a warning, where nobody says which it is.
  func view(for value: AnyHashable) -> AnyView {
    let type = type(of: value.base)
    let entry = entry(of: type)
    entry.read()
    if let view = entry.make(value) { return view }
    graph.warn("a NavigationStack has no navigationDestination(for: \(type).self)")
    return AnyView(EmptyView())
  }
}

/// Says which views the values of a type lead to.
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
  /// Says which view a value leads to, wherever in the `NavigationStack` around it is pushed.
  ///
  ///     List(movies) { NavigationLink($0.title, value: $0) }
  ///       .navigationDestination(for: Movie.self) { MovieView(movie: $0) }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D, C>(destination: destination))
  }
}
