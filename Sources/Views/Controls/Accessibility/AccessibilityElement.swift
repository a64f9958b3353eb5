@_spi(Nodes) import PlatenGraph

/// The ways in which the children of an accessibility element are spoken.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The behavior that speaks the label of the element or, if it has no label, each child
  /// separately.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The behavior that speaks each child separately.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The behavior that speaks the text of all children as a single phrase.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A modifier that hides a view from the spoken screen or combines its text into one phrase.
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
  /// Creates an accessibility element whose children are spoken separately or as one phrase.
  ///
  ///     VStack {
  ///       Text("Berlin")
  ///       Text("12°")
  ///     }
  ///     .accessibilityElement(children: .combine)  // Berlin 12°
  ///
  /// Controls are always spoken separately.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(LabeledValueModifier(isCombined: children == .combine))
  }

  /// Hides this view from the spoken screen if the argument is `true`.
  ///
  /// The view remains visible, and its controls remain usable.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(LabeledValueModifier(isHidden: hidden))
  }

  /// Adds an invisible action with a string name to this view.
  ///
  /// To run the action, enter `press Archive`, or `press List[2]/Archive` if the view is a row of a
  /// list.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an invisible action with a localized name to this view.
  ///
  /// To run the action, enter `press Archive`, or `press List[2]/Archive` if the view is a row of a
  /// list.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an invisible action with a `Text` as its name to this view.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityActions { Button(action: handler) { name } }
  }

  /// Adds the specified buttons to this view as invisible actions.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(HiddenActions(actions: content()))
  }
}
