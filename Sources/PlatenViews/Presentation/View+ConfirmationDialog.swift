/// Whether something is to be seen.
public enum Visibility: Sendable, Hashable, CaseIterable {
  /// As is usual for what it is.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}

extension View {
  /// Shows a dialog to choose what to do, while a binding is true.
  ///
  /// Pressing any of its buttons runs the button's action, then sets the binding to false. A dialog
  /// without a button of role `cancel` has one, "Cancel"; the input `dismiss` presses it.
  ///
  ///     .confirmationDialog("Delete all notes?", isPresented: $isDeleting) {
  ///       Button("Delete", role: .destructive) { deleteAll() }
  ///     }
  ///
  /// - Parameter titleVisibility: Whether the title is shown; `automatic` shows it.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) {}
  }

  /// Shows a dialog with a message while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let question = Question(
      modal: Modal(.dialog, title: String(title)),
      title: titleVisibility == .hidden ? nil : Text(title), message: message(), actions: actions())
    return presenting(isPresented: isPresented) { question }
  }
}
