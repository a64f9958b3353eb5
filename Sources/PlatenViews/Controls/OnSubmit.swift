/// What happens when a text is entered, gathered from the inside out.
struct SubmitAction {
  let run: @MainActor () -> Void
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
  /// None where nothing happens.
  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when the text of a field in this view is entered, by the input `submit`.
  ///
  /// Of several around a field all run, the innermost first.
  ///
  ///     TextField("Search", text: $query).onSubmit { search() }
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment(\.submitAction) { outer in
      let run = outer?.run
      outer = SubmitAction {
        action()
        run?()
      }
    }
  }
}
