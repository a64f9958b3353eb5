/// What a style makes of what it is put on; the style's own properties are as good as a view's.
struct StyleBody<Style, Content: View>: Primitive {
  var style: Style
  let make: (Style) -> Content

  func makeNode(in place: Place) -> Node { StyleBodyNode(self, in: place) }
}

private final class StyleBodyNode<Style, Content: View>: WrapperNode<StyleBody<Style, Content>> {
  private let fields = Fields.of(Style.self)
  private var properties = PropertyStorage()

  override var name: String { String(describing: Style.self) }

  override func propertyName(of source: Source) -> String? {
    fields.name(of: source, in: properties).map { "\(name).\($0)" }
  }

  override func evaluate() {
    let body = reading {
      withView { fields.link(&$0.style, to: self, storing: &properties) }
      return view.make(view.style)
    }
    show(body)
  }
}
