@_spi(Nodes) import PlatenGraph

/// Whether a view was presented or pushed, and how it ends that: the older form of `\.dismiss`.
@MainActor @preconcurrency
public struct PresentationMode {
  /// Whether the view stands in a sheet, or on another page.
  public let isPresented: Bool
  fileprivate let action: DismissAction

  /// Closes the sheet, or takes the page off its stack.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether the view was presented or pushed: `presentationMode.wrappedValue.dismiss()` ends that.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
