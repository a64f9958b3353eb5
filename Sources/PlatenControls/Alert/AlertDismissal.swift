@_spi(Nodes) import PlatenGraph

/// What follows when a button is pressed in an alert or a dialog: it is answered.
package struct AlertDismissal {
  package let run: @MainActor () -> Void

  package init(run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}

private struct AlertDismissalKey: EnvironmentKey {
  static let defaultValue = AlertDismissal {}
}

extension EnvironmentValues {
  package var answerAction: AlertDismissal {
    get { self[AlertDismissalKey.self] }
    set { self[AlertDismissalKey.self] = newValue }
  }
}
