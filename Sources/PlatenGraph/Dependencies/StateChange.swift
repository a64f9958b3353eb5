/// A change that the program made to data that views read.
@MainActor
@_spi(Nodes) public struct StateChange {
  enum Subject {
    case property(String?, of: Any.Type)
    case state(WeakDependency, of: Any.Type)
    case stored(String)
    case observable(WeakNode)
  }

  struct WeakDependency {
    weak var dependency: Dependency?
  }

  struct WeakNode {
    weak var node: Node?
  }

  let subject: Subject

  /// Creates the change of a model's published property, whose name is `nil` if it is unknown.
  static func property(_ name: String?, of model: Any.Type) -> StateChange {
    StateChange(subject: .property(name, of: model))
  }

  /// Creates the change of a view's state.
  static func state(_ dependency: Dependency, of type: Any.Type) -> StateChange {
    StateChange(subject: .state(WeakDependency(dependency: dependency), of: type))
  }

  /// Creates the change of a stored value, named by its declaration: `@AppStorage("name")`.
  package static func stored(_ name: String) -> StateChange { StateChange(subject: .stored(name)) }

  /// Creates the change of an unknown property of an `@Observable` model that a node has read.
  static func observable(readBy node: Node) -> StateChange {
    StateChange(subject: .observable(WeakNode(node: node)))
  }
}
