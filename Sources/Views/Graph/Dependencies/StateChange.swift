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

  /// Creates a change to a published property of a model. The name is `nil` if the property is
  /// unknown.
  static func property(_ name: String?, of model: Any.Type) -> StateChange {
    StateChange(subject: .property(name, of: model))
  }

  /// Creates a change to the state of a view.
  static func state(_ dependency: Dependency, of type: Any.Type) -> StateChange {
    StateChange(subject: .state(WeakDependency(dependency: dependency), of: type))
  }

  /// Creates a change to a stored value that its declaration names: `@AppStorage("name")`.
  package static func stored(_ name: String) -> StateChange { StateChange(subject: .stored(name)) }

  /// Creates a change to an unknown property of an `@Observable` model that a node has read.
  static func observable(readBy node: Node) -> StateChange {
    StateChange(subject: .observable(WeakNode(node: node)))
  }
}
