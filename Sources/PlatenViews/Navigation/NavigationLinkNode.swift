/// The node of a link: a button, and what that has pushed.
final class NavigationLinkNode<Label: View, Destination: View>:
  WrapperNode<NavigationLink<Label, Destination>>
{
  private let pushing = Pushing()
  private lazy var isRow = standsInRows

  override func evaluate() {
    let page = reading { EnvironmentValues(scope).page }
    if let isActive = reading({ view.isActive?.wrappedValue }) { setPushed(isActive, onto: page) }
    pushing.update()
    showButton(on: page)
  }

  private func showButton(on page: Page?) {
    var button = Button { [weak self] in
      self?.press()
    } label: {
      view.label
    }
    button.kind = .link(isRow: isRow)
    let leads = page != nil && (view.destination != nil || view.value != nil)
    if leads { show(button) } else { show(button.disabled(true)) }
  }

  /// Whether the nearest views around that are drawn one by one are rows of a list or of a form.
  private var standsInRows: Bool {
    var node = parent
    while let here = node, !(here is any ModalNode) {
      if here is any RowsContainer { return true }
      node = here.parent
    }
    return false
  }

  private func press() {
    let page = EnvironmentValues(scope).page
    if let value = view.value {
      page?.pages?.push(value)
    } else if let isActive = view.isActive {
      isActive.wrappedValue = true
    } else {
      setPushed(true, onto: page)
    }
  }

  private func setPushed(_ isPushed: Bool, onto page: Page?) {
    guard isPushed, let page, view.destination != nil else { return pushing.pop() }
    pushing.push(onto: page) { [weak self] in
      self?.destination ?? AnyView(EmptyView())
    } end: { [weak self] in
      guard let self else { return }
      if let isActive = view.isActive { isActive.wrappedValue = false } else { pushing.pop() }
    }
  }

  private var destination: AnyView? { view.destination.map { AnyView($0) } }

  /// A link that shows nothing is none that a user can follow.
  override func collectControls(into controls: inout ControlList) {
    if (child?.widths.most ?? 0) > 0 { super.collectControls(into: &controls) }
  }
}

/// The node of a view that shows others as rows.
@MainActor
protocol RowsContainer: Node {}
