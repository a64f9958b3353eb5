/// The environment of the descendants of a view that sets environment values.
///
/// Scopes form a chain from the nearest ancestor to the root. The scope that supplies a value
/// tracks the readers of the value, so a change invalidates only the affected readers.
@MainActor
@_spi(Nodes) public final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var values: [ObjectIdentifier: Any] = [:]
  private var sources: [ObjectIdentifier: Dependency] = [:]

  package init(parent: EnvironmentScope?) { self.parent = parent }

  /// Returns the nearest value for a key, and tracks the dependency.
  func value(for key: ObjectIdentifier) -> Any? {
    guard let value = values[key] else { return parent?.value(for: key) }
    source(for: key).read()
    return value
  }

  private func source(for key: ObjectIdentifier) -> Dependency {
    if let source = sources[key] { return source }
    let source = Dependency()
    sources[key] = source
    return source
  }

  /// Sets new values, and marks the readers of changed values dirty.
  ///
  /// - Returns: Whether the set of keys changed. In this case, readers below may depend on other
  ///   scopes.
  package func set(_ new: [ObjectIdentifier: Any]) -> Bool {
    let old = values
    values = new
    for (key, value) in new {
      if let old = old[key], !areEqual(old, value) { sources[key]?.changed() }
    }
    return old.count != new.count || new.keys.contains { old[$0] == nil }
  }

  private func areEqual(_ a: Any, _ b: Any) -> Bool {
    func open<Value>(_ b: Value) -> Bool {
      (a as? Value).map { Equality.areEqual($0, b) } ?? false
    }
    return _openExistential(b, do: open)
  }
}
