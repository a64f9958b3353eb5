@_spi(Nodes) import PlatenGraph

/// What becomes of the views in one that is read aloud as one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are read one by one, or else the label that is said for all.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are read one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Their texts are read in one breath.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// How a view is read aloud.
private struct LabeledValueModifier: PrimitiveModifier {
  var isHidden = false
  var isCombined = false

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    LabeledValueNode(modified(content), in: context)
  }
}

private final class LabeledValueNode<Content: View>:
  WrapperNode<ModifiedContent<Content, LabeledValueModifier>>
{
  override func evaluate() { show(view.content) }

  override func collectControls(into controls: inout ControlCollector) {
    if view.modifier.isHidden {
      return controls.findSilently { super.collectControls(into: &$0) }
    }
    controls.subtree {
      super.collectControls(into: &$0)
    } mapTexts: {
      if view.modifier.isCombined { $0.combineTexts(at: origin) }
    }
  }
}

extension View {
  /// Whether the texts in this view are read aloud as one.
  ///
  ///     VStack {
  ///       Text("Berlin")
  ///       Text("12°")
  ///     }
  ///     .accessibilityElement(children: .combine)  // Berlin 12°
  ///
  /// Controls are read by themselves in any case.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(LabeledValueModifier(isCombined: children == .combine))
  }

  /// Keeps this view from being read aloud; it is seen, and its controls can be acted on.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(LabeledValueModifier(isHidden: hidden))
  }

  /// Gives this view an action that is not seen: `press Archive`, or in a row of a list
  /// `press List[2]/Archive`.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Gives this view an action that is not seen: `press Archive`, or in a row of a list
  /// `press List[2]/Archive`.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Gives this view an action that is not seen.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityActions { Button(action: handler) { name } }
  }

  /// Gives this view buttons that are not seen.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(HiddenActions(actions: content()))
  }
}
