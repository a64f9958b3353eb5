/// The node of a view that has a body.
final class CompositeNode<V: View>: WrapperNode<V>, PropertyNode {
  private let fields = DynamicPropertyFields.of(V.self)
  private var properties = PropertyStorage()

  var ownName: String? { String(describing: V.self) }

  override func mountedDidChange() {
    guard fields.areOfClass, isMounted else { return }
    graph.warn("\(name) is a class: a view must be a struct or an enum")
  }

  func propertyName(of dependency: Dependency) -> String? {
    fields.name(of: dependency, in: properties).map { "\(name).\($0)" }
  }

  override func evaluate() {
    // A constant for the body would be copied.
    show(
      tracking {
        withView { fields.bind(&$0, to: self, storing: &properties) }
        return view.body
      })
  }
}
