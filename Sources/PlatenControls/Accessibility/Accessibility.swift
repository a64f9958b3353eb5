@_spi(Nodes) import PlatenGraph

/// Gives the controls in a view another name.
private struct AccessibilityModifier: ControlModifier {
  var label: Text?
  var identifier: String?

  func modify(_ subtree: inout AccessibilitySubtree, at node: Node) {
    let label = label?.plainText(in: EnvironmentValues(node.scope))
    if subtree.hasControls {
      return subtree.mapOwnControls { $0.rename(label: label, identifier: identifier) }
    }
    if let label { subtree.replaceTexts(with: label, at: node.origin) }
    if let identifier { subtree.identifyReadings(as: identifier, in: node) }
  }

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    AccessibilityNode(modified(content), in: context)
  }
}

private final class AccessibilityNode<Content: View>:
  ControlModifierNode<Content, AccessibilityModifier>
{
  private lazy var inner = EnvironmentScope(parent: scope)

  /// A modifier that names nothing never becomes one that does: their places differ.
  override var childScope: EnvironmentScope { view.modifier.label == nil ? scope : inner }

  private var label: String? { view.modifier.label?.plainText(in: EnvironmentValues(scope)) }

  override func evaluate() {
    if view.modifier.label != nil { namePictures() }
    super.evaluate()
  }

  private func namePictures() {
    let changes = tracking {
      var values = EnvironmentValues(scope)
      values.pictureName = values.pictureName ?? label
      return values.changes
    }
    _ = inner.set(changes)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if key == TextsKey.self, let label { return [label] as? K.Value }
    return super.preference(key)
  }
}

extension View {
  /// What the controls in this view are called where they are not seen: by commands and tests.
  /// Pictures in it are called so wherever a text stands for them.
  ///
  ///     Button("×") { delete() }.accessibilityLabel("Delete")
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// What the controls in this view are called where they are not seen: by commands and tests.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(label: label))
  }

  /// A name for the controls in this view, or for its text, that no user sees: for scripts and tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(identifier: identifier))
  }
}
