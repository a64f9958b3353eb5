import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A value that describes a dialog, for use with `actionSheet`.
///
/// Prefer `confirmationDialog` in new code.
///
///     .actionSheet(isPresented: $isChoosing) {
///       ActionSheet(
///         title: Text("Sort by"),
///         buttons: [.default(Text("Name")) { sort(by: .name) }, .cancel()])
///     }
@MainActor @preconcurrency
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Creates an action sheet with the specified buttons.
  ///
  /// If no button is a cancel button, the dialog adds a "Cancel" button.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  fileprivate var question: AlertContent<Text?, AlertButtons> {
    AlertContent(
      kind: .dialog, title: title, message: message, actions: AlertButtons(buttons: buttons))
  }
}

extension View {
  /// Presents an action sheet while a binding is true.
  ///
  /// The closure that creates the action sheet runs only while the binding is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(isPresented: isPresented) { content().question }
  }

  /// Presents an action sheet for the item in a binding.
  ///
  /// An item with a different id replaces the presented dialog with a new one.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    presenting(item: item) { content($0).question }
  }
}
