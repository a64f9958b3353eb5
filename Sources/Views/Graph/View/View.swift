/// A description of part of a screen.
///
/// A view with a `body` is composed of other views. Platen's built-in views render lines.
///
///     struct Greeting: View {
///       @State private var name = "Ada"
///
///       var body: some View {
///         TextField("Name", text: $name)
///         Text("Hello, \(name)!")
///       }
///     }
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body, which is `Never` for a view that renders itself.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// A body that is never evaluated, because no value of type `Never` exists.
  public var body: Never { fatalError("there is no value of type Never") }
}

/// A view that creates its own node instead of having a body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
  func makeNode(in context: NodeContext) -> Node
}

extension PrimitiveView {
  /// A body that is never evaluated, because a primitive view creates its own node.
  public var body: Never {
    fatalError("\(Self.self) is a primitive view, whose body is never called")
  }
}

extension View {
  /// Creates the node that represents this view in the tree.
  package func node(in context: NodeContext) -> Node {
    if context.isTooDeep { return context.emptyNode() }
    if let primitive = self as? any PrimitiveView { return primitive.makeNode(in: context) }
    return CompositeNode(self, in: context)
  }
}
