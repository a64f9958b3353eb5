/// What follows when a button is pressed in an alert or a dialog: it is answered.
struct AlertDismissal {
  let run: @MainActor () -> Void
}

private struct AlertDismissalKey: EnvironmentKey {
  static let defaultValue = AlertDismissal {}
}

extension EnvironmentValues {
  var answerAction: AlertDismissal {
    get { self[AlertDismissalKey.self] }
    set { self[AlertDismissalKey.self] = newValue }
  }
}
