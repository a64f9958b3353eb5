import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that makes a view pressable like a button. Without an action, it has no effect.
struct TapModifier: PrimitiveModifier {
  /// The actions that run when the user presses a control in the view.
  enum Precedence {
    /// Only the action of the control.
    case ofControls
    /// The action of the control, followed by the action of the modifier.
    case ofNone
    /// Only the action of the modifier.
    case ofAction
  }

  let action: (@MainActor () -> Void)?
  var isLongPress = false
  var precedence = Precedence.ofControls

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    TapNode(modified(content), in: context)
  }
}

/// A node that acts as a button but looks like its content.
///
/// If the content contains controls, the user presses these controls, and the node is not a
/// control, except that a tap is a control besides long presses in its content.
private final class TapNode<Content: View>: ContentControlNode<Content, TapModifier> {
  override func collectControls(into controls: inout ControlCollector) {
    if view.modifier.action == nil { return super.collectControls(into: &controls) }
    let inner = controls.collected(in: content)
    let isControl = isControl(around: inner.controls)
    if isControl && controls.wants(self) { controls.append(control) }
    if isControl && inner.controls.isEmpty { return }
    controls.append(inner, of: content, map: addPress)
  }

  /// Whether the view itself is a control, around the controls that it contains.
  private func isControl(around inner: [ControlElement]) -> Bool {
    inner.isEmpty || !view.modifier.isLongPress && inner.allSatisfy(\.isLongPress)
  }

  private func addPress(to subtree: inout AccessibilitySubtree) {
    let modifier = view.modifier
    guard isEnabled, let action = modifier.action else { return }
    subtree.mapControls {
      if modifier.precedence != .ofControls || !$0.takes(.press) {
        $0.addPress(action, isInstead: modifier.precedence == .ofAction)
      }
    }
  }

  private var control: ControlElement {
    let button = ControlKind.Button(isLongPress: view.modifier.isLongPress) { [weak self] in
      self?.view.modifier.action?()
    }
    return ControlElement(.button(button), label: text, isEnabled: isEnabled, at: self)
  }
}

extension View {
  /// Adds an action that runs when the user presses this view, unless the view contains controls.
  /// A part with a long press remains another control.
  ///
  /// The view acts like a button whose name is the text of the view.
  ///
  ///     HStack { Text("Ada").onTapGesture { greet() } }  // press Ada
  ///
  /// - Parameter count: The number of taps, which is ignored: a single press is enough.
  @preconcurrency
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TapModifier(action: action))
  }

  /// Adds an action that runs when the user presses this view, with a location.
  ///
  /// The location is always the origin of the view, because a press has no position.
  ///
  /// - Parameters:
  ///   - count: The number of taps, which is ignored: a single press is enough.
  ///   - coordinateSpace: The coordinate space of the location, which has no effect.
  @preconcurrency
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier { action(.zero) })
  }

  /// Adds an action that runs when the user long-presses this view.
  ///
  /// Any press counts as a long press. The view acts like a button whose name is the text of the
  /// view. The modifier has no effect if the view contains controls or already has a tap or
  /// long-press action.
  ///
  /// - Parameters:
  ///   - minimumDuration: The duration in seconds, which is ignored: a press takes no time.
  ///   - maximumDistance: The distance in points, which is ignored: a press does not move.
  ///   - onPressingChanged: A closure that is called with `true` before the action and with `false`
  ///     after it.
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      TapModifier(
        action: {
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        }, isLongPress: true))
  }

  /// Adds a long-press action and a handler that runs when the press begins and ends.
  ///
  /// This method is equivalent to
  /// ``onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)``.
  @_disfavoredOverload
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    pressing: (@MainActor (Bool) -> Void)? = nil,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(perform: action, onPressingChanged: pressing)
  }
}
