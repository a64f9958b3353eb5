@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view without lines that presents a modal for the view next to it.
struct PresentationHost<Content: ModalView>: PrimitiveView {
  /// A modal, and an id that distinguishes it from the next modal that the host presents.
  typealias Presented = (id: AnyHashable, presentation: PresentedModal<Content>)

  /// A closure that returns the modal to present, or `nil` if there is none.
  let presented: () -> Presented?
  let onDismiss: (() -> Void)?

  func makeNode(in context: NodeContext) -> Node { PresentationHostNode(self, in: context) }
}

/// A node whose child is the modal.
///
/// The frame shows the modal at its end instead of at the position of this node.
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
  /// Presents a modal while a binding is true and the closure returns content.
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

  /// Presents a modal for the item in a binding.
  ///
  /// Each id has a separate modal. Closing the modal of an earlier item does not close the modal of
  /// the current item.
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
