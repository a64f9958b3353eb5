/// A change that a program has made of something that views read.
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

  /// A published property of a model; `nil` for a change of which the model tells no more.
  static func property(_ name: String?, of model: Any.Type) -> StateChange {
    StateChange(subject: .property(name, of: model))
  }

  /// A state of some view.
  static func state(_ dependency: Dependency, of type: Any.Type) -> StateChange {
    StateChange(subject: .state(WeakDependency(dependency: dependency), of: type))
  }

  /// What views read from a store, by what programs call it: `@AppStorage("name")`.
  package static func stored(_ name: String) -> StateChange { StateChange(subject: .stored(name)) }

  /// Something that a node has read of `@Observable` models, which do not tell what it is.
  static func observable(readBy node: Node) -> StateChange {
    StateChange(subject: .observable(WeakNode(node: node)))
  }
}
