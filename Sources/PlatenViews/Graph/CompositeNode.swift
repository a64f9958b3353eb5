/// The node of a view that is made of others: its body stands below it.
final class CompositeNode<V: View>: WrapperNode<V> {
  private let fields = DynamicPropertyFields.of(V.self)
  private var properties = PropertyStorage()

  override var name: String { String(describing: V.self) }

  override func didMount() {
    if fields.areOfClass { graph.warn("\(name) is a class; a view is a struct or an enum") }
  }

  override func propertyName(of dependency: Dependency) -> String? {
    fields.name(of: dependency, in: properties).map { "\(name).\($0)" }
  }

  override func evaluate() {
    let body = tracking {
      withView { fields.bind(&$0, to: self, storing: &properties) }
      return view.body
    }
    show(body)
  }
}
