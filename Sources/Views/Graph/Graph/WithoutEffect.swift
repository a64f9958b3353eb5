import PlatenContext

/// Returns a value unchanged, and logs once per session that a modifier has no effect.
///
///     public func kerning(_ kerning: CGFloat) -> some View { withoutEffect(self) }
///
/// - Parameter name: The name of the modifier.
package func withoutEffect<Value>(_ value: Value, _ name: StaticString = #function) -> Value {
  if MainQueue.isThread {
    MainActor.assumeIsolated { Graph.reportNoEffect(of: name) }
  } else {
    Log.noEffect(of: "\(name)")
  }
  return value
}

extension Graph {
  /// Logs a name that has no effect. A view that is evaluated again costs only the lookup of the
  /// name's address.
  fileprivate static func reportNoEffect(of name: StaticString) {
    guard let graph = reader?.graph else { return Log.noEffect(of: "\(name)") }
    if graph.warnings.isNew(name) { Log.noEffect(of: "\(name)") }
  }
}
