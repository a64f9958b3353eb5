private struct IsProbeKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view is made only to learn its traits: it changes nothing outside of itself.
  package var isProbe: Bool {
    get { self[IsProbeKey.self] }
    set { self[IsProbeKey.self] = newValue }
  }
}
