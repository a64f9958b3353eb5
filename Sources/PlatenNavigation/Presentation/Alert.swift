import PlatenControls
@_spi(Nodes) import PlatenGraph

/// An alert as a value, for the older forms of `alert`.
///
///     .alert(item: $problem) { problem in
///       Alert(title: Text("Error"), message: Text(problem.text), dismissButton: .cancel())
///     }
@MainActor @preconcurrency
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button: the one given, else "OK". The input `dismiss` presses it.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0.role == nil ? $0.canceling : $0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  @MainActor @preconcurrency
  public struct Button {
    fileprivate let role: ButtonRole?
    fileprivate let label: Text
    fileprivate let action: () -> Void

    /// A button of no special role.
    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// A button "Cancel" that leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes: red.
    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }

    fileprivate var canceling: Button { .cancel(label, action: action) }
  }
}

/// The buttons of such an alert, or of a dialog.
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
  /// Shows an alert while a binding is true; the alert is made only then.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(isPresented: isPresented) { content().question }
  }

  /// Shows an alert for the item that a binding holds; an item of another id gets a new alert.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(item: item) { content($0).question }
  }
}
