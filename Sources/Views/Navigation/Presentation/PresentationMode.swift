@_spi(Nodes) import PlatenGraph

/// The presentation state of a view, and a method that dismisses the view.
///
/// Prefer `\.dismiss` and `\.isPresented` in new code.
@MainActor @preconcurrency
public struct PresentationMode {
  /// Whether the view is in a sheet or was pushed onto a navigation stack.
  public let isPresented: Bool
  fileprivate let action: DismissAction

  /// Closes the sheet, or pops the view from its navigation stack.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// The presentation state of the view.
  ///
  /// Call `presentationMode.wrappedValue.dismiss()` to dismiss the view.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
