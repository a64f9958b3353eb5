@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A kind of accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// The name of an action that is an invisible button, or `nil` for the action of the view.
  fileprivate let title: String?

  /// The primary action of a view, which the command `press` runs.
  public static let `default` = AccessibilityActionKind(title: nil)
  /// An action that deletes a view, which `press Delete` runs.
  public static let delete = AccessibilityActionKind(title: "Delete")
  /// An action that dismisses a view, which `press Escape` runs.
  public static let escape = AccessibilityActionKind(title: "Escape")
  /// The most important action in the current state, which `press "Magic Tap"` runs.
  public static let magicTap = AccessibilityActionKind(title: "Magic Tap")
  /// An action that shows a menu, which `press "Show Menu"` runs.
  public static let showMenu = AccessibilityActionKind(title: "Show Menu")
}

/// The direction in which the commands `increment` and `decrement` adjust a view.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// A modifier that makes a view a control, which the accessibility actions of the program operate.
private struct AccessibilityActionModifier: PrimitiveModifier {
  var press: (() -> Void)?
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    AccessibilityActionNode(modified(content), in: context)
  }
}

/// A node that adds its actions to the control that it contains or, if it contains several or none,
/// that is a control.
private final class AccessibilityActionNode<Content: View>:
  ContentControlNode<Content, AccessibilityActionModifier>
{
  override func collectControls(into controls: inout ControlCollector) {
    let inner = controls.collected(in: content)
    let modified = modifiedControl(among: inner.controls)
    if modified == nil, controls.wants(self) { appendControl(to: &controls) }
    if inner.controls.isEmpty { return }
    controls.append(inner, of: content) {
      $0.mapControls { if $0.origin == modified { _ = $0.kind.replaceOperations(with: actions) } }
    }
  }

  /// The nodes below this one, down to the first that has several children.
  private var chain: some Sequence<Node> {
    sequence(first: content) { $0.children.count == 1 ? $0.children[0] : nil }
  }

  /// Returns the control that receives the actions: the one that modifiers separate from this node,
  /// not one that is only a part of the view.
  private func modifiedControl(among inner: [ControlElement]) -> NodeID? {
    inner.first { control in
      var kind = control.kind
      return chain.contains { $0 === control.node } && kind.replaceOperations(with: actions)
    }?.origin
  }

  /// Appends this node's control, described by the modifiers inside this one as by those outside.
  private func appendControl(to controls: inout ControlCollector) {
    let control = ControlElement(.custom(actions), label: text, isEnabled: isEnabled, at: self)
    controls.subtree {
      $0.append(control)
    } map: { subtree in
      for case let node as any ControlModifying in chain.reversed() { node.modify(&subtree) }
    }
  }

  private var actions: ControlKind.Custom {
    let press: ControlKind.Press = { [weak self] in self?.view.modifier.press?() }
    let step: ControlKind.Step = { [weak self] step throws(ActionError) in self?.adjust(by: step) }
    let modifier = view.modifier
    return ControlKind.Custom(
      press: modifier.press == nil ? nil : press, step: modifier.adjust == nil ? nil : step)
  }

  private func adjust(by step: ValueStep) {
    view.modifier.adjust?(step.isUp ? .increment : .decrement)
  }
}

extension View {
  /// Adds an action to this view, which the command `press` runs.
  ///
  ///     Card(name: "Ada").accessibilityAction { open() }  // press Ada
  ///
  /// If this view is a control that can be pressed, the action replaces its action. Any other view
  /// becomes a control, whose name is the label or the text of the view, and which can be focused
  /// and pressed like a button. An action of a kind other than `.default` is an invisible button with
  /// the name of the kind.
  @ViewBuilder
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    if let title = actionKind.title {
      accessibilityAction(named: title) { handler() }
    } else {
      modifier(AccessibilityActionModifier(press: handler))
    }
  }

  /// Adds an action to this view, which the commands `increment` and `decrement` run.
  ///
  ///     Text(String(repeating: "★", count: rating))
  ///       .accessibilityLabel("Rating")
  ///       .accessibilityValue("\(rating) of 5")
  ///       .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
  ///
  /// If this view is a stepper or a slider, the action replaces its steps. Any other view becomes a
  /// control, whose name is the label or the text of the view, and which can be focused and changed
  /// with the arrow keys like a stepper. Its value is the accessibility value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(adjust: handler))
  }
}
