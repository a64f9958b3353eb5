import Foundation

extension View {
  /// Shows an alert while a binding is true and there is an error, whose description is its title.
  ///
  ///     .alert(isPresented: $hasFailed, error: error) {
  ///       Button("Try again") { load() }
  ///     }
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      title(of: error), isPresented: isPresented, presenting: error, actions: { _ in actions() })
  }

  /// Shows an alert with a message while a binding is true and there is an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      title(of: error), isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }

  private func title<E: LocalizedError>(of error: E?) -> Text {
    Text(error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
  }
}
