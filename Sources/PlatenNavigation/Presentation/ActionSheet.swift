import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A dialog as a value, for the older form of `confirmationDialog`.
///
///     .actionSheet(isPresented: $isChoosing) {
///       ActionSheet(
///         title: Text("Sort by"),
///         buttons: [.default(Text("Name")) { sort(by: .name) }, .cancel()])
///     }
@MainActor @preconcurrency
public struct ActionSheet {
  /// A button of a dialog.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// A dialog with these buttons, and one that cancels if none of them does.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  fileprivate var question: AlertContent<Text?, AlertButtons> {
    AlertContent(
      kind: .dialog, title: title, message: message, actions: AlertButtons(buttons: buttons))
  }
}

extension View {
  /// Shows a dialog while a binding is true; it is made only then.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(isPresented: isPresented) { content().question }
  }

  /// Shows a dialog for the item that a binding holds; an item of another id gets a new dialog.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    presenting(item: item) { content($0).question }
  }
}
