/// A part of a screen, described as a value.
///
/// A view with a `body` is made of other views; Platen's own views draw lines.
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
  /// The type of the view's body; `Never` in a view that draws itself.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never called: there is no such view.
  public var body: Never { fatalError("there is no value of type Never") }
}

/// A view that makes its own node instead of having a body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
  func makeNode(in context: NodeContext) -> Node
}

extension PrimitiveView {
  /// Never called: the view makes its own node.
  public var body: Never {
    fatalError("\(Self.self) is a primitive view, whose body is never called")
  }
}

extension View {
  /// The node that stands for this view in a new place of the tree.
  package func node(in context: NodeContext) -> Node {
    if let primitive = self as? any PrimitiveView { return primitive.makeNode(in: context) }
    return CompositeNode(self, in: context)
  }
}
