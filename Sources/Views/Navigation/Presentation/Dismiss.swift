@_spi(Nodes) import PlatenGraph

/// An action that dismisses the current presentation.
///
/// In a sheet, the action closes the sheet. In a view that was pushed onto a navigation stack, it
/// pops the view. In any other view, it does nothing.
///
///     struct Editor: View {
///       @Environment(\.dismiss) private var dismiss
///
///       var body: some View {
///         Button("Done") { dismiss() }
///       }
///     }
@MainActor @preconcurrency
public struct DismissAction {
  let run: @MainActor () -> Void

  /// Dismisses the presentation, and sets the binding that presents it to false or `nil`.
  public func callAsFunction() { run() }
}

private struct DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction {}
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// An action that closes the nearest sheet, or pops the nearest pushed view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the view is in a sheet or was pushed onto a stack.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of `dismiss` outside presentations, where it has no effect otherwise.
  package func dismissing(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment(\.dismiss) { $0 = DismissAction(run: action) }
  }
}
