/// The node of a custom view, modifier, or style, which can have dynamic properties.
@MainActor
package protocol PropertyNode: Node {
  /// The name of the node in warnings.
  var ownName: String? { get }

  /// Returns the name of the property that stores a dependency.
  func propertyName(of dependency: Dependency) -> String?
}

extension Node {
  /// The name of the nearest enclosing view that has a name, for use in warnings.
  package final var name: String {
    var node: Node? = self
    while let here = node {
      if let name = (here as? any PropertyNode)?.ownName { return name }
      node = here.parent
    }
    return "the screen"
  }
}
