@_spi(Nodes) import PlatenGraph
import PlatenLines

/// What presents a modal: a view without lines, beside the one that it belongs to.
struct PresentationHost<Content: ModalView>: PrimitiveView {
  /// A modal, and what tells it from the next one that is presented from here.
  typealias Presented = (id: AnyHashable, presentation: PresentedModal<Content>)

  /// What is to be shown now, if anything.
  let presented: () -> Presented?
  let onDismiss: (() -> Void)?

  func makeNode(in context: NodeContext) -> Node { PresentationHostNode(self, in: context) }
}

/// The modal below is shown at the end of the frame: it takes no part in what is shown here.
private final class PresentationHostNode<Content: ModalView>: WrapperNode<PresentationHost<Content>>
{
  override init(_ view: PresentationHost<Content>, in context: NodeContext) {
    super.init(view, in: context)
    hidesChild = true
  }

  override func evaluate() {
    let last = child
    if let new = tracking(view.presented) {
      show(new.presentation, as: new.id)
    } else {
      showNothing()
    }
    if let last, last !== child, let onDismiss = view.onDismiss {
      graph.schedule(.disappear) { onDismiss() }
    }
  }

  override func mountedDidChange() {
    guard isMounted else { return }
    graph.changeLayers { $0.expect() }
    child?.mount()
  }

  override func childNeedsLayout(_ child: Node) -> Bool {
    graph.rootNeedsLayout()
    return false
  }
}

extension View {
  /// This view, presenting a modal while a binding is true and there is one.
  func presenting<Content: ModalView>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> Content?
  ) -> some View {
    let presenter = PresentationHost<Content>(
      presented: {
        guard isPresented.wrappedValue, let content = content() else { return nil }
        return (true, PresentedModal(content: content) { isPresented.wrappedValue = false })
      }, onDismiss: onDismiss)
    return TupleView((self, presenter))
  }

  /// This view, presenting a modal for the item that a binding holds; another item's modal is
  /// another one, and the end of one does not end the next.
  func presenting<Item: Identifiable, Content: ModalView>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> Content
  ) -> some View {
    let presenter = PresentationHost<Content>(
      presented: {
        guard let value = item.wrappedValue else { return nil }
        let presentation = PresentedModal(content: content(value)) {
          if item.wrappedValue?.id == value.id { item.wrappedValue = nil }
        }
        return (value.id, presentation)
      }, onDismiss: onDismiss)
    return TupleView((self, presenter))
  }
}
