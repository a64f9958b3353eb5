/// A modifier that produces a different version of a view.
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
  /// The type of the modified view.
  associatedtype Body: View
  /// The placeholder type for the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the view that replaces the content. The view may contain the content.
  @ViewBuilder func body(content: Content) -> Body
}

/// A placeholder for the view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: AnyView

  public var body: some View { content }
}

/// A view or modifier with another modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier that the outer modifier is applied to.
  public var content: Content
  /// The modifier applied to the content.
  public var modifier: Modifier

  /// Creates modified content from a view or modifier and a modifier to apply to this content.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The body type of modified content, which is `Never` because the modifier's result replaces it.
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

/// A modifier that creates its own node instead of having a body.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
}

extension PrimitiveModifier {
  /// Traps, because a primitive modifier creates its own node.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier, whose body is never called")
  }

  /// Returns the content with this primitive modifier applied.
  package func modified<Content: View>(_ content: Content) -> ModifiedContent<Content, Self> {
    ModifiedContent(content: content, modifier: self)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the content with both modifiers applied. The first modifier is the innermost.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier and then another one.
  ///
  ///     let loud = Warning().concat(Frame())
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to this view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The node of a modifier that has a body.
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
