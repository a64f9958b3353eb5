import Observation
@_spi(Reflection) import Swift

extension StateChange {
  /// Returns the unique names of the changes: `Counter.count`, `SignUpModel.isValid`, `a Tally`.
  ///
  /// The names are sorted alphabetically, because no other order is stable across runs. The name of
  /// a state property is available while its view exists. The name of a model appears only if no
  /// property of the model is named.
  ///
  /// - Complexity: O(*n*) in the number of nodes of the screen, for each state property.
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

/// Returns the description of a model whose changed property is unknown: `a Tally`.
private func one(_ type: Any.Type) -> String {
  let name = "\(type)"
  return (name.first.map { "AEIO".contains($0) } == true ? "an " : "a ") + name
}

extension Graph {
  /// Returns the name of the view property on the screen that stores a dependency.
  fileprivate func propertyName(of dependency: Dependency) -> String? {
    layerNodes.lazy.compactMap { $0.nameBelow(of: dependency) }.first
  }
}

extension Node {
  fileprivate func nameBelow(of dependency: Dependency) -> String? {
    (self as? any PropertyNode)?.propertyName(of: dependency)
      ?? children.lazy.compactMap { $0.nameBelow(of: dependency) }.first
  }

  /// The type of the observable model in the nearest view that has any models.
  ///
  /// The value is `nil` if that view has several models, or if no view has a model.
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

/// Returns the types of the observable models that a view stores in properties or property
/// wrappers.
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

/// A property wrapper that may contain an observable model.
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
