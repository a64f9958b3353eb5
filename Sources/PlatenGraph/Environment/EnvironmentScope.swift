/// The environment below one view that sets some of it.
///
/// A chain, nearest first; each reader is noted with the scope that supplied its value, so that a
/// change reaches those readers alone.
@MainActor
@_spi(Nodes) public final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var values: [ObjectIdentifier: Any] = [:]
  private var sources: [ObjectIdentifier: Dependency] = [:]

  package init(parent: EnvironmentScope?) { self.parent = parent }

  /// The nearest value for a key, noted as read.
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

  /// Takes new values, and marks the readers of those that differ.
  ///
  /// - Returns: Whether other keys are set than before: readers below may then be noted elsewhere.
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
