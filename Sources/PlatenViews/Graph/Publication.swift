/// A change that a program has made of something that views read.
@MainActor
package struct Publication {
  enum Subject {
    case property(String?, of: Any.Type)
    case state(WeakSource, of: Any.Type)
    case stored(String)
    case observable(WeakNode)
  }

  struct WeakSource {
    weak var source: Source?
  }

  struct WeakNode {
    weak var node: Node?
  }

  let subject: Subject

  /// A published property of a model; `nil` for a change of which the model tells no more.
  static func property(_ name: String?, of model: Any.Type) -> Publication {
    Publication(subject: .property(name, of: model))
  }

  /// A state of some view.
  static func state(_ source: Source, of type: Any.Type) -> Publication {
    Publication(subject: .state(WeakSource(source: source), of: type))
  }

  /// What views read from a store, by what programs call it: `@AppStorage("name")`.
  static func stored(_ name: String) -> Publication { Publication(subject: .stored(name)) }

  /// Something that a node has read of `@Observable` models, which do not tell what it is.
  static func observable(readBy node: Node) -> Publication {
    Publication(subject: .observable(WeakNode(node: node)))
  }
}
