import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A node that shows a navigation link as a button and pushes the destination.
final class NavigationLinkNode<Label: View, Destination: View>:
  WrapperNode<NavigationLink<Label, Destination>>
{
  private let pushing = PushState()
  /// The container whose rows include the link, if there is one.
  private weak var rowsAround: (any RowsContainer)?

  override init(_ view: NavigationLink<Label, Destination>, in context: NodeContext) {
    rowsAround = context.parent.flatMap { Self.rows(around: $0) }
    super.init(view, in: context)
  }

  override func evaluate() {
    let (page, isActive) = tracking { (EnvironmentValues(scope).page, view.isActive?.wrappedValue) }
    if let isActive { setPushed(isActive, onto: page) }
    pushing.update()
    showButton(on: page)
  }

  private func showButton(on page: NavigationEntry?) {
    var button = Button { [weak self] in
      self?.press()
    } label: {
      view.label
    }
    button.kind = .link(isRow: rowsAround != nil)
    let leads = page != nil && (view.destination != nil || view.value != nil)
    if leads { show(button) } else { show(button.disabled(true)) }
  }

  /// Returns the nearest rows container among the ancestors of a node.
  private static func rows(around node: Node) -> (any RowsContainer)? {
    var node: Node? = node
    while let here = node, !(here is any ModalNode) {
      if let rows = here as? any RowsContainer { return rows }
      node = here.parent
    }
    return nil
  }

  private func press() {
    let page = EnvironmentValues(scope).page
    if let value = view.value {
      if page?.pages?.destinations.contains(value) != true, rowsAround?.select(value) == true {
        return
      }
      page?.pages?.push(value)
    } else if let isActive = view.isActive {
      isActive.wrappedValue = true
    } else {
      setPushed(true, onto: page)
    }
  }

  private func setPushed(_ isPushed: Bool, onto page: NavigationEntry?) {
    guard isPushed, let page, view.destination != nil else { return pushing.pop() }
    pushing.push(onto: page, by: self) { [weak self] in
      self?.destination ?? AnyView(EmptyView())
    } end: { [weak self] in
      guard let self else { return }
      if let isActive = view.isActive { isActive.wrappedValue = false } else { pushing.pop() }
    }
  }

  private var destination: AnyView? { view.destination.map { AnyView($0) } }

  /// Tags the row with the link's value. A selection uses the value if the row has no other tag.
  override func collectLayoutItems(into items: inout [LayoutItem]) {
    guard let value = view.value else { return super.collectLayoutItems(into: &items) }
    addLayoutItems(to: &items) { $0.traits.tags.append(Tagged(tag: value.base, node: self)) }
  }

  /// Collects the link's button, unless the label is empty and the link is therefore invisible.
  override func collectControls(into controls: inout ControlCollector) {
    if (child?.widths.max ?? 0) > 0 { super.collectControls(into: &controls) }
  }
}
