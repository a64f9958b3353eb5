private struct IsProbeKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view is created only to determine its traits, without side effects.
  package var isProbe: Bool {
    get { self[IsProbeKey.self] }
    set { self[IsProbeKey.self] = newValue }
  }
}
