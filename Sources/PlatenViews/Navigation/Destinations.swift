/// The views that values lead to, by the types of the values.
@MainActor
final class Destinations: Source {
  private struct Entry {
    /// What said so.
    weak var node: Node?
    let make: @MainActor (AnyHashable) -> AnyView?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private unowned let graph: Graph

  init(in graph: Graph) { self.graph = graph }

  /// Notes what makes the views of the values of a type; of several the one that said so first.
  func set<Value: Hashable>(
    _ type: Value.Type, from node: Node, make: @escaping @MainActor (Value) -> AnyView
  ) {
    let id = ObjectIdentifier(type)
    if let known = entries[id]?.node, known !== node, known.life != .gone { return }
    entries[id] = Entry(node: node) { ($0.base as? Value).map(make) }
    changed()
  }

  /// Whether somebody says which view a value leads to.
  func know(_ value: AnyHashable) -> Bool {
    entries[ObjectIdentifier(type(of: value.base))].map { $0.node != nil } ?? false
  }

  /// The view of a value; one that shows nothing, with a warning, where nobody says which it is.
  func view(for value: AnyHashable) -> AnyView {
    read()
    let type = type(of: value.base)
    if let view = entries[ObjectIdentifier(type)]?.make(value) { return view }
    graph.warn("A NavigationStack has no navigationDestination(for: \(type).self)")
    return AnyView(EmptyView())
  }
}

/// Says which views the values of a type lead to.
private struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  let destination: (Value) -> Destination

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    DestinationNode(modified(content), in: place)
  }
}

private final class DestinationNode<Content: View, Value: Hashable, Destination: View>:
  WrapperNode<ModifiedContent<Content, DestinationModifier<Value, Destination>>>
{
  override func evaluate() {
    let page = reading { EnvironmentValues(scope).page }
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
