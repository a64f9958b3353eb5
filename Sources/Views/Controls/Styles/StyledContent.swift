@_spi(Nodes) import PlatenGraph

/// The view that a style creates. The style can have dynamic properties, like a view.
struct StyledContent<Style, Content: View>: PrimitiveView {
  var style: Style
  let make: (Style) -> Content

  func makeNode(in context: NodeContext) -> Node { StyledContentNode(self, in: context) }
}

private final class StyledContentNode<Style, Content: View>: WrapperNode<
  StyledContent<Style, Content>
>, PropertyNode
{
  private let fields = DynamicPropertyFields.of(Style.self)
  private var properties = PropertyStorage()

  var ownName: String? { String(describing: Style.self) }

  func propertyName(of source: Dependency) -> String? {
    fields.name(of: source, in: properties).map { "\(name).\($0)" }
  }

  override func evaluate() {
    let body = tracking {
      withView { fields.bind(&$0.style, to: self, storing: &properties) }
      return view.make(view.style)
    }
    show(body)
  }
}
