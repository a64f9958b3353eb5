import PlatenInteraction
import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that is shown as a modal.
@MainActor @preconcurrency
protocol ModalView: View {
  /// What it is for.
  var kind: Modal.Kind { get }
  /// What it says first, if that tells it from others.
  var title: Text? { get }
}

/// A modal as it is presented.
///
/// Its node stands below the one that presents it, and lives as long as it is shown; its lines
/// stand at the frame's end.
struct PresentedModal<Content: ModalView>: PrimitiveView {
  let content: Content
  /// Has the program present it no more.
  let end: @MainActor () -> Void

  func makeNode(in context: NodeContext) -> Node { PresentedModalNode(self, in: context) }
}

/// The node of a modal.
@MainActor
protocol ModalNode: Node {
  var modal: Modal { get }

  /// Whether no view in it keeps the user from closing it.
  var canBeDismissed: Bool { get }

  /// Has the program present it no more.
  func end()
}

private final class PresentedModalNode<Content: ModalView>:
  WrapperNode<PresentedModal<Content>>, ModalNode
{
  private lazy var inner: EnvironmentScope = {
    let inner = EnvironmentScope(parent: scope)
    _ = inner.set(environment.changes)
    return inner
  }()

  private let lock = DismissalLock()

  override var childScope: EnvironmentScope { inner }

  var canBeDismissed: Bool { !lock.isHeld }

  var modal: Modal {
    let title = view.content.title?.plainText(in: EnvironmentValues(scope))
    return Modal(view.content.kind, title: title ?? "")
  }

  func end() { if isMounted { view.end() } }

  override func evaluate() {
    show(
      VStack(alignment: .leading) {
        ModalHeader(kind: view.content.kind)
        view.content
      })
  }

  override func mountedDidChange() {
    graph.changeLayers { if isMounted { $0.append(self) } else { $0.remove(self) } }
  }

  /// What the views in it see: a sheet what its presenter sees, an alert as if it stood alone.
  private var environment: EnvironmentValues {
    let end: @MainActor () -> Void = { [weak self] in self?.end() }
    var values = EnvironmentValues()
    values.dismissalLock = lock
    switch view.content.kind {
    case .alert, .dialog:
      (values.isEnabled, values.textStyle) = (true, .plain)
      values.answerAction = AlertDismissal(run: end)
    case .sheet:
      (values.dismiss, values.isPresented) = (DismissAction(run: end), true)
      (values.page, values.bar, values.editing) = (nil, nil, nil)
      values.answerAction = AlertDismissal {}
    }
    return values
  }
}

/// The line that parts a modal from what is above, and says what it is.
private struct ModalHeader: PrimitiveView, Equatable {
  let kind: Modal.Kind

  func makeNode(in context: NodeContext) -> Node { ModalHeaderNode(self, in: context) }
}

private final class ModalHeaderNode: LeafNode<ModalHeader> {
  private var isHeld = false {
    didSet { setNeedsLayout(ifChanged: isHeld, from: oldValue) }
  }

  override func evaluate() {
    tracking { isHeld = EnvironmentValues(scope).dismissalLock?.isHeld ?? false }
  }

  /// What it is and, where no button says so, how it is closed.
  private var title: String {
    switch view.kind {
    case .alert, .dialog: view.kind.rawValue
    case .sheet: isHeld ? "sheet, cannot be dismissed" : "sheet, dismiss closes it"
    }
  }

  override func collectControls(into controls: inout ControlCollector) {
    controls.say(title, as: .event(farewell: "\(view.kind.rawValue) closed"), at: origin)
  }

  private var line: Line { Line(asciiSafe("── \(title) ──"), style: .dim) }

  override func makeWidthRange() -> WidthRange { WidthRange(1, line.width, line.width) }

  override func makeLines(for proposal: Proposal) -> [Line] { [line] }
}
