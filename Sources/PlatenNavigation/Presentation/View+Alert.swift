import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

extension View {
  /// Shows an alert while a binding is true.
  ///
  /// Pressing any of its buttons runs the button's action, then sets the binding to false. An alert
  /// without buttons has one, "OK". The input `dismiss` presses the button of role `cancel`.
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

  /// Shows an alert while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) {}
  }

  /// Shows an alert with a message below its title while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message below its title while a binding is true.
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
  /// Shows an alert while a binding is true and there is data to make it from.
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

  /// Shows an alert while a binding is true and there is data to make it from.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in }
  }

  /// Shows an alert with a message while a binding is true and there is data to make it from.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert with a message while a binding is true and there is data to make it from.
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
  /// Shows an alert while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message below its title while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert while a binding is true and there is data to make it from.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert with a message while a binding is true and there is data to make it from.
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
