import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A view that can be presented as a modal.
@MainActor @preconcurrency
protocol ModalView: View {
  /// The kind of modal that shows this view.
  var kind: Modal.Kind { get }
  /// The title that identifies the modal, or `nil` if it has none.
  var title: Text? { get }
}

/// The view of a presented modal.
///
/// The node of this view is a child of the host's node and exists for as long as the modal is
/// presented. The frame shows the lines of the modal at its end.
struct PresentedModal<Content: ModalView>: PrimitiveView {
  let content: Content
  /// A closure that resets the binding that presents the modal.
  let end: @MainActor () -> Void

  func makeNode(in context: NodeContext) -> Node { PresentedModalNode(self, in: context) }
}

/// A node that shows a modal.
@MainActor
protocol ModalNode: Node {
  var modal: Modal { get }

  /// Whether the user can close the modal, which is `false` while a view in the modal prevents it.
  var canBeDismissed: Bool { get }

  /// Ends the presentation if the modal is still presented.
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

  /// The environment values that the modal overrides.
  ///
  /// The modal inherits all other values from its presenter. An alert or a dialog also overrides
  /// `isEnabled` and the text style, so its buttons do not depend on the presenter.
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

/// A line above a modal that shows the modal's kind.
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

  /// The kind of the modal. For a sheet, the title also states whether the command `dismiss` closes
  /// it.
  private var title: String {
    switch view.kind {
    case .alert, .dialog: view.kind.rawValue
    case .sheet: isHeld ? "sheet, cannot be dismissed" : "sheet, dismiss closes it"
    }
  }

  override func collectControls(into controls: inout ControlCollector) {
    let farewell = "\(view.kind.rawValue) closed"
    controls.say(title, as: .event(farewell: farewell, isModal: true), at: origin)
  }

  private var line: Line {
    let role: Style.Role = view.kind == .alert ? .warning : .accent
    return Line(asciiSafe("── \(title) ──"), style: Style(role: role))
  }

  override func makeWidthRange() -> WidthRange { WidthRange(1, line.width, line.width) }

  override func makeLines(for proposal: Proposal) -> [Line] { [line] }
}
