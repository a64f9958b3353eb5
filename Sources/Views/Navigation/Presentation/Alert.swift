import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A value that describes an alert with one or two buttons.
///
/// Prefer the `alert` modifiers with a view builder in new code.
///
///     .alert(item: $problem) { problem in
///       Alert(title: Text("Error"), message: Text(problem.text), dismissButton: .cancel())
///     }
@MainActor @preconcurrency
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which is "OK" by default.
  ///
  /// The command `dismiss` presses the button, unless the button is destructive.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0.role == nil ? $0.canceling : $0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or of an action sheet.
  @MainActor @preconcurrency
  public struct Button {
    fileprivate let role: ButtonRole?
    fileprivate let label: Text
    fileprivate let action: () -> Void

    /// Returns a button without a special role.
    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// Returns a button that cancels the operation, with a custom label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// Returns a button that cancels the operation, labeled "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Returns a red button for a destructive action, such as deleting data.
    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }

    fileprivate var canceling: Button { .cancel(label, action: action) }
  }
}

/// A view that shows the buttons of an ``Alert`` or an ``ActionSheet``.
struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action()
      } label: {
        buttons[index].label
      }
    }
  }
}

extension Alert {
  fileprivate var question: AlertContent<Text?, some View> {
    AlertContent(
      kind: .alert, title: title, message: message, actions: AlertButtons(buttons: buttons))
  }
}

extension View {
  /// Presents an ``Alert`` while a binding is true.
  ///
  /// The closure that creates the alert runs only while the binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(isPresented: isPresented) { content().question }
  }

  /// Presents an ``Alert`` for the item in a binding.
  ///
  /// An item with a different id replaces the presented alert with a new one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(item: item) { content($0).question }
  }
}
