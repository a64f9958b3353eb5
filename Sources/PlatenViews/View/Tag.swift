/// A view that a selection knows by a value.
@MainActor
struct Tagged {
  let tag: Any
  let node: Node
  /// Whether the tag also stands for an optional of its type.
  var includesOptional = true

  /// Whether this is the view that a selection chooses.
  func isSelected<Value: Hashable>(by selection: Value) -> Bool {
    value(as: Value.self) == selection
  }

  /// The tag as a value to select; `nil` if it is of another type.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if !includesOptional, Swift.type(of: tag) != type { return nil }
    return tag as? Value
  }
}

/// Tells a selection a view's value.
private struct TagModifier<Value: Hashable>: PrimitiveModifier {
  let tag: Value
  let includesOptional: Bool

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    TagNode(modified(content), in: context)
  }
}

private final class TagNode<Content: View, Value: Hashable>:
  WrapperNode<ModifiedContent<Content, TagModifier<Value>>>
{
  private var tag: Value? {
    didSet { if tag != oldValue { setNeedsLayout() } }
  }

  override func evaluate() {
    tag = view.modifier.tag
    show(view.content)
  }

  private var tagged: Tagged {
    let modifier = view.modifier
    return Tagged(tag: modifier.tag, node: self, includesOptional: modifier.includesOptional)
  }

  override func collectTagged(into tagged: inout [Tagged]) { tagged.append(self.tagged) }

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    addLayoutItems(to: &items) { $0.traits.tags.insert(tagged, at: 0) }
  }

  override func collectTabs(into tabs: inout [Tab]) {
    let start = tabs.count
    super.collectTabs(into: &tabs)
    for index in start..<tabs.count where tabs[index].tag == nil {
      tabs[index].tag = view.modifier.tag
    }
  }
}

extension View {
  /// The value by which a `Picker`, a `TabView` or the selection of a `List` knows this view.
  ///
  ///     Picker("Size", selection: $size) {
  ///       Text("Small").tag(1)
  ///       Text("Large").tag(2)
  ///     }
  ///
  /// Its type is that of the selection, or of what the selection holds if it is optional. In a list
  /// it wins over the id that a `ForEach` knows the row by.
  ///
  /// - Parameter includeOptional: Whether the tag also stands for an optional of its type.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag, includesOptional: includeOptional))
  }
}
