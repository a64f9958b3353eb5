/// A modifier that attaches a trait to its view for the enclosing views.
///
/// The modifier leaves the view itself unchanged.
@MainActor @preconcurrency
protocol TraitModifier: PrimitiveModifier {
  associatedtype Trait: Equatable

  /// The attached trait. A change to the trait invalidates the layout of the enclosing views.
  var trait: Trait { get }

  /// The value that the identity of the view is bound to, or `nil` if the identity is not bound.
  var identity: AnyHashable? { get }

  /// Sets the trait on a layout item of the view, for the enclosing stack, grid, or list.
  func mark(_ item: inout LayoutItem, from node: Node)

  /// Returns the preference value for a key, replacing the value from below.
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

/// The node of a trait modifier.
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
