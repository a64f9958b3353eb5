@_spi(Nodes) import PlatenGraph

/// The action that dismisses an alert or a dialog after the user presses one of its buttons.
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
