/// A node of a view, a modifier or a style of the program, with properties of its own.
@MainActor
package protocol PropertyNode: Node {
  /// The name in warnings for what is here and below.
  var ownName: String? { get }

  /// The name of the property that keeps a dependency.
  func propertyName(of dependency: Dependency) -> String?
}

extension Node {
  /// The name of the nearest view around that has one, for warnings.
  package final var name: String {
    var node: Node? = self
    while let here = node {
      if let name = (here as? any PropertyNode)?.ownName { return name }
      node = here.parent
    }
    return "the screen"
  }
}
