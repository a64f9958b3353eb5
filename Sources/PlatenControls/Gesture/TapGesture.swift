@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Has a view pressed like a button; nothing where there is no action.
struct TapModifier: PrimitiveModifier {
  /// What a press of controls in the view does.
  enum Precedence {
    /// What it does anyway.
    case ofControls
    /// That, and then the action.
    case ofNone
    /// The action.
    case ofAction
  }

  let action: (@MainActor () -> Void)?
  var precedence = Precedence.ofControls

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    TapNode(modified(content), in: context)
  }
}

/// A button that looks like the view in it; where that holds controls they are what users act on.
private final class TapNode<Content: View>: ContainerNode<ModifiedContent<Content, TapModifier>> {
  override func evaluate() {
    tracking { setEnabled(EnvironmentValues(scope).isEnabled) }
    setContent(view.content)
  }

  override var innerTraits: ViewTraits { content.viewTraits }

  override func makeWidthRange() -> WidthRange { content.widths }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    marked(content.arranged(in: StackLayout(proposal: proposal)))
  }

  override func collectControls(into controls: inout ControlCollector) {
    let isControl = view.modifier.action != nil && ControlCollector(of: content).controls.isEmpty
    if !isControl {
      controls.subtree({ super.collectControls(into: &$0) }, map: addPress)
    } else if controls.wants(self) {
      controls.append(control)
    }
  }

  private func addPress(to subtree: inout AccessibilitySubtree) {
    let modifier = view.modifier
    guard isEnabled, modifier.precedence != .ofControls, let action = modifier.action else {
      return
    }
    subtree.mapControls { $0.addPress(action, isInstead: modifier.precedence == .ofAction) }
  }

  private var control: ControlElement {
    let button = ControlKind.Button { [weak self] in self?.view.modifier.action?() }
    return ControlElement(.button(button), label: text, isEnabled: isEnabled, at: self)
  }
}

extension View {
  /// Has this view pressed like a button that is called by its text, unless it holds controls.
  ///
  ///     HStack { Text("Ada").onTapGesture { greet() } }  // press Ada
  ///
  /// - Parameter count: Without effect: one press is enough.
  @preconcurrency
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TapModifier(action: action))
  }

  /// Has this view pressed like a button that is called by its text, unless it holds controls or is
  /// pressed so already.
  ///
  /// - Parameters:
  ///   - minimumDuration: Without effect: a press in text takes no time.
  ///   - maximumDistance: Without effect, too.
  ///   - onPressingChanged: Called with true before the action, and with false after it.
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    onTapGesture {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
  }

  /// Has this view pressed like a button that is called by its text, as above.
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
