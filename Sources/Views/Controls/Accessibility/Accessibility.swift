@_spi(Nodes) import PlatenGraph

/// A modifier that sets the label or identifier of the controls in a view, or of its text if it
/// contains no controls.
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

  /// The environment scope of the content. If the modifier has a label, the label names the images.
  ///
  /// The scope never changes, because a modifier with a label and one without occupy different
  /// positions in the view tree.
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
  /// Sets a string as the accessibility label of this view.
  ///
  /// Commands and tests use the label as the name of each control in the view. The label also
  /// names the images in the view where Platen represents them as text.
  ///
  ///     Button("×") { delete() }.accessibilityLabel("Delete")
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets a `Text` as the accessibility label of this view.
  ///
  /// Commands and tests use the label as the name of each control in the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(label: label))
  }

  /// Sets an identifier by which scripts and tests find the controls or the text in this view.
  ///
  /// The identifier is never displayed.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(identifier: identifier))
  }
}
