/// A modifier that tells the views around something about its view, and shows the view as it is.
@MainActor @preconcurrency
protocol TraitModifier: PrimitiveModifier {
  associatedtype Trait: Equatable

  /// What it tells; the views around are laid out again when that changes.
  var trait: Trait { get }

  /// What the identity of the view is tied to, if to anything.
  var identity: AnyHashable? { get }

  /// Tells the stack, grid or list around, which places the view as one or several items.
  func mark(_ item: inout LayoutItem, from node: Node)

  /// What is passed up under a key, in place of what comes from below.
  func preference<K: PreferenceKey>(
    _ key: K.Type, from node: Node, below: () -> K.Value?
  ) -> K.Value?
}

extension TraitModifier {
  var identity: AnyHashable? { nil }

  func preference<K: PreferenceKey>(
    _ key: K.Type, from node: Node, below: () -> K.Value?
  ) -> K.Value? {
    below()
  }

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    TraitNode(modified(content), in: context)
  }
}

/// The node of every such modifier.
private final class TraitNode<Content: View, Modifier: TraitModifier>:
  WrapperNode<ModifiedContent<Content, Modifier>>
{
  private var trait: Modifier.Trait? {
    didSet { setNeedsLayout(ifChanged: trait, from: oldValue) }
  }

  override func evaluate() {
    trait = view.modifier.trait
    show(view.content, as: view.modifier.identity)
  }

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    addLayoutItems(to: &items) { view.modifier.mark(&$0, from: self) }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    view.modifier.preference(key, from: self) { super.preference(key) }
  }
}
