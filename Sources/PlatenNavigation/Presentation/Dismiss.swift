@_spi(Nodes) import PlatenGraph

/// Closes the sheet that a view stands in, or takes the page off its navigation stack; does nothing in a
/// view that stands in none.
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

  /// Closes it: the binding that presents it becomes false, or `nil`.
  public func callAsFunction() { run() }
}

private struct DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction {}
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Closes the nearest sheet or page around.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in a sheet, or in a page on another.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
