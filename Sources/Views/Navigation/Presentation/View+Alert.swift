import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

extension View {
  /// Presents an alert with a string title while a binding is true.
  ///
  /// Pressing a button of the alert runs the button's action and then sets the binding to false. An
  /// alert without buttons shows an "OK" button. The command `dismiss` presses the button with the
  /// role `cancel`.
  ///
  ///     .alert("Please update", isPresented: $isOutdated) {
  ///       Button("Upgrade") { upgrade() }
  ///       Button("Not now", role: .cancel) {}
  ///     }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a `Text` title while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) {}
  }

  /// Presents an alert with a string title and a message while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a `Text` title and a message while a binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      title, isPresented: isPresented, presenting: (), actions: actions, message: message)
  }
}

// MARK: - With data

extension View {
  /// Presents an alert with a string title while a binding is true and the data is not `nil`.
  ///
  ///     .alert("Delete?", isPresented: $isDeleting, presenting: note) { note in
  ///       Button("Delete \(note.title)", role: .destructive) { delete(note) }
  ///       Button("Cancel", role: .cancel) {}
  ///     }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a `Text` title while a binding is true and the data is not `nil`.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in }
  }

  /// Presents an alert with a string title and a message while a binding is true and the data is
  /// not `nil`.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a `Text` title and a message while a binding is true and the data is
  /// not `nil`.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let question = data.map { data in
      AlertContent(
        kind: .alert, title: title, message: message(data), actions: actions(data))
    }
    return presenting(isPresented: isPresented) { question }
  }
}

extension View {
  /// Presents an alert with a localized title while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a localized title and a message while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a localized title while a binding is true and the data is not `nil`.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a localized title and a message while a binding is true and the data is
  /// not `nil`.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }
}

extension View {
  /// Presents an alert for an error while a binding is true and the error is not `nil`.
  ///
  /// The title is the error's `errorDescription`. If the `errorDescription` is `nil`, the title is
  /// the error's `localizedDescription`.
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

  /// Presents an alert with a message for an error while a binding is true and the error is not
  /// `nil`.
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
