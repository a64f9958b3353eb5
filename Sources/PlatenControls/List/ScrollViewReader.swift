@_spi(Nodes) import PlatenGraph

/// Views with which the program can scroll the lists and scroll views among them.
///
///     ScrollViewReader { proxy in
///       Button("Latest") { proxy.scrollTo(messages.last?.id) }
///       List(messages) { Text($0.text) }
///     }
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The views, made with what scrolls them.
  public var content: (ScrollViewProxy) -> Content

  /// Views made with what scrolls them.
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

/// What scrolls the lists and scroll views in a ``ScrollViewReader``.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  fileprivate weak var reader: Node?

  /// Scrolls the first list or scroll view that holds a view of an id, until that is shown; those in
  /// a tab that is not shown are left out.
  ///
  /// The id is that of an element of a `ForEach`, or one given by `.id`; in a list the latter is
  /// found on a row only, and if a `ForEach` made the row only while it is shown. What changes in
  /// the same turn is laid out before; if there is no such view, nothing happens.
  ///
  /// - Parameter anchor: Where in the window the view is to stand: ``UnitPoint/top``,
  ///   ``UnitPoint/center``, ``UnitPoint/bottom``; if `nil`, the window moves as little as it can.
  /// - Complexity: O(*n*) in the number of elements of the lists.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader else { return }
    reader.graph.schedule(.change) { [weak reader] in
      _ = reader?.scroll(anyTo: AnyHashable(id), anchor: anchor)
    }
  }
}

extension Node {
  /// Scrolls the first node here or below that holds a view of an id, the innermost of several, but
  /// none that has left the screen while this is on it.
  fileprivate func scroll(anyTo id: AnyHashable, anchor: UnitPoint?) -> Bool {
    if scrollers == 0 { return false }
    for node in children where node.isMounted == isMounted {
      if node.scroll(anyTo: id, anchor: anchor) { return true }
    }
    return scrolling?.scroll(toID: id, anchor: anchor) ?? false
  }
}
