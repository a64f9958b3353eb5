/// A change that can be put on any view.
///
///     struct Warning: ViewModifier {
///       func body(content: Content) -> some View {
///         HStack {
///           Text("!").bold()
///           content
///         }
///       }
///     }
///
///     Text("Disk full").modifier(Warning())
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view in place of the content.
  associatedtype Body: View
  /// The view that the modifier is put on, as the modifier sees it.
  typealias Content = _ViewModifier_Content<Self>

  /// The view in place of the content, of which the content can be a part.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is put on, as the modifier sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: AnyView

  /// The view that the modifier is put on.
  public var body: some View { content }
}

/// A view with a modifier put on it.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier that is applied first.
  public var content: Content
  /// The modifier that is put on it.
  public var modifier: Modifier

  /// Puts a modifier on a view, or after another modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Nothing: what the modifier makes of the content stands in its place.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func makeNode(in context: NodeContext) -> Node {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.makeNode(around: content, in: context)
    }
    return ModifiedNode(self, in: context)
  }
}

/// A modifier that makes its own node instead of having a body.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
}

extension PrimitiveModifier {
  /// Never called: the modifier makes its own node.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier, whose body is never called")
  }

  /// This modifier put on a view, in the type that the node was made for.
  package func modified<Content: View>(_ content: Content) -> ModifiedContent<Content, Self> {
    ModifiedContent(content: content, modifier: self)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with both modifiers on it, the first one inside.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// This modifier and another around it, as one.
  ///
  ///     let loud = Warning().concat(Frame())
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// This view with a modifier put on it.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The node of a modifier with a body.
private final class ModifiedNode<Content: View, Modifier: ViewModifier>:
  WrapperNode<ModifiedContent<Content, Modifier>>, PropertyNode
{
  private let fields = DynamicPropertyFields.of(Modifier.self)
  private var properties = PropertyStorage()

  var ownName: String? { String(describing: Modifier.self) }

  func propertyName(of source: Dependency) -> String? {
    fields.name(of: source, in: properties).map { "\(name).\($0)" }
  }

  override func evaluate() {
    let body = tracking {
      withView { fields.bind(&$0.modifier, to: self, storing: &properties) }
      return view.modifier.body(content: .init(content: AnyView(view.content)))
    }
    show(body)
  }
}
