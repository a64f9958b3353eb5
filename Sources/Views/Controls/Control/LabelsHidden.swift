@_spi(Nodes) import PlatenGraph

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether labels next to controls are hidden.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels next to controls and values in this view.
  ///
  /// Commands and tests can still use the labels to find the controls.
  ///
  ///     Toggle("Done", isOn: $isDone).labelsHidden()  // [x]
  ///
  /// The labels of buttons and links remain visible because they are the content of these controls.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
