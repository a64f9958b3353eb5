@_spi(Nodes) import PlatenGraph

/// A view whose content can scroll its lists and scroll views programmatically.
///
///     ScrollViewReader { proxy in
///       Button("Latest") { proxy.scrollTo(messages.last?.id) }
///       List(messages) { Text($0.text) }
///     }
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The view builder for the content, which receives a scroll proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view whose content receives a scroll proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func makeNode(in context: NodeContext) -> Node { ScrollReaderNode(self, in: context) }
}

private final class ScrollReaderNode<Content: View>: WrapperNode<ScrollViewReader<Content>> {
  override func evaluate() {
    let proxy = ScrollViewProxy(reader: self)
    show(tracking { view.content(proxy) })
  }
}

/// A proxy that scrolls the lists and scroll views in a ``ScrollViewReader``.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  fileprivate weak var reader: Node?

  /// Scrolls a list or scroll view until the view with the specified id is visible.
  ///
  /// The first list or scroll view that contains the view scrolls. The id belongs to a `ForEach`
  /// element or is set by `.id`. In a list, an id set by `.id` must be on a row and, if a `ForEach`
  /// creates the row, the row must be visible. Hidden tabs are not searched. Pending changes are
  /// laid out before the search. If no view has the id, the method does nothing.
  ///
  /// - Parameter anchor: The position of the view in the viewport: ``UnitPoint/top``,
  ///   ``UnitPoint/center``, or ``UnitPoint/bottom``; with `nil`, the viewport moves as little as
  ///   possible.
  /// - Complexity: O(*n*) in the number of elements of the lists.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader else { return }
    reader.graph.schedule(.change) { [weak reader] in
      _ = reader?.scroll(anyTo: AnyHashable(id), anchor: anchor)
    }
  }
}

extension Node {
  /// Scrolls the first container in this subtree that contains a view with the id, preferring the
  /// innermost one. In a mounted subtree, unmounted nodes are skipped.
  fileprivate func scroll(anyTo id: AnyHashable, anchor: UnitPoint?) -> Bool {
    if scrollers == 0 { return false }
    for node in children where node.isMounted == isMounted {
      if node.scroll(anyTo: id, anchor: anchor) { return true }
    }
    return scrolling?.scroll(toID: id, anchor: anchor) ?? false
  }
}
