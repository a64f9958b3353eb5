@_spi(Nodes) import PlatenGraph

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether labels that stand beside controls are left out.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Leaves out the labels that stand beside controls and values in this view; commands and tests
  /// still find the controls by them.
  ///
  ///     Toggle("Done", isOn: $isDone).labelsHidden()  // [x]
  ///
  /// What a button or a link says stays, for that is what is pressed.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
