import Observation
@_spi(Reflection) import Swift

extension StateChange {
  /// What was changed, each once and in the order of the alphabet, as no other is the same in each
  /// run: `Counter.count`, `SignUpModel.isValid`, `a Tally`.
  ///
  /// A state is found by its name as long as its view is there; a model is named only where none of
  /// its properties is.
  ///
  /// - Complexity: O(*n*) in the nodes of the screen, for each state.
  package static func names(of publications: [StateChange], in graph: Graph) -> [String] {
    let named = Set(publications.compactMap(\.typeWithName))
    let told = publications.filter { stateChange in
      !(stateChange.typeWithoutName.map(named.contains) ?? false)
    }
    return Set(told.map { $0.name(in: graph) }).sorted()
  }

  private var typeWithName: ObjectIdentifier? {
    if case .property(_?, let type) = subject { ObjectIdentifier(type) } else { nil }
  }

  private var typeWithoutName: ObjectIdentifier? {
    if case .property(nil, let type) = subject { ObjectIdentifier(type) } else { nil }
  }

  private func name(in graph: Graph) -> String {
    switch subject {
    case .property(let name?, let type): "\(type).\(name)"
    case .property(nil, let type): one(type)
    case .state(let weak, let type):
      weak.dependency.flatMap(graph.propertyName) ?? "a @State of \(type) in a removed view"
    case .stored(let name): name
    case .observable(let weak):
      weak.node?.observableType.map(one)
        ?? "an @Observable model" + (weak.node.map { " that \($0.name) reads" } ?? "")
    }
  }
}

/// A model of which nobody knows more: `a Tally`.
private func one(_ type: Any.Type) -> String {
  let name = "\(type)"
  return (name.first.map { "AEIO".contains($0) } == true ? "an " : "a ") + name
}

extension Graph {
  /// What the property of a view on the screen is called that keeps a source.
  fileprivate func propertyName(of dependency: Dependency) -> String? {
    layerNodes.lazy.compactMap { $0.nameBelow(of: dependency) }.first
  }
}

extension Node {
  fileprivate func nameBelow(of dependency: Dependency) -> String? {
    (self as? any PropertyNode)?.propertyName(of: dependency)
      ?? children.lazy.compactMap { $0.nameBelow(of: dependency) }.first
  }

  /// The type of the observable model that the nearest view with such models has; `nil` if it has
  /// several, or if there is no such view.
  fileprivate var observableType: Any.Type? {
    var node: Node? = self
    while let here = node {
      let types = observableTypes(in: here.viewType)
      if !types.isEmpty { return types.count == 1 ? types.first?.value : nil }
      node = here.parent
    }
    return nil
  }
}

/// The types of the observable models that a view has as properties, or in properties that hold one.
@MainActor
private func observableTypes(in view: Any.Type) -> [ObjectIdentifier: Any.Type] {
  var types: [ObjectIdentifier: Any.Type] = [:]
  guard MetadataKind.isStruct(view) else { return types }
  _forEachField(of: view, options: []) { _, _, type, _ in
    let held = (type as? any ModelHolder.Type)?.modelType ?? type
    if held is any Observable.Type { types[ObjectIdentifier(held)] = held }
    return true
  }
  return types
}

/// A property that may hold an observable model.
@MainActor
private protocol ModelHolder {
  static var modelType: Any.Type { get }
}

extension State: ModelHolder {
  fileprivate static var modelType: Any.Type { Value.self }
}

extension Bindable: ModelHolder {
  fileprivate static var modelType: Any.Type { Value.self }
}

extension Environment: ModelHolder {
  fileprivate static var modelType: Any.Type { Value.self }
}
