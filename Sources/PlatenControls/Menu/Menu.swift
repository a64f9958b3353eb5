@_spi(Nodes) import PlatenGraph

/// A button that shows more buttons below it.
///
///     Menu("Actions") {
///       Button("Copy") { copy() }
///       Button("Delete", role: .destructive) { delete() }
///     }
///
/// `press Actions` shows them; pressing one of them, or the menu again, hides them. The menu reads
/// `( Actions ▾ )`, and `( Actions ▾ ) open` while it shows them.
public struct Menu<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let content: Content
  private let label: Label
  private var primaryAction: (@MainActor () -> Void)?

  /// Buttons behind a button with any view as its label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label) = (content(), label())
  }

  /// Buttons behind a button `More`, beside one that acts at once and has any view as its label.
  ///
  ///     Menu("Save") {
  ///       Button("Save As…") { saveAs() }
  ///     } primaryAction: {
  ///       save()
  ///     }
  ///     // ( Save ) ( More ▾ )
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }

  /// The button, and below it while it is open the others, further to the right.
  public var body: some View {
    head
    if isOpen {
      content.padding(.leading)
        .transformEnvironment(\.answerAction) { outer in
          let run = outer.run
          outer = AlertDismissal {
            isOpen = false
            run()
          }
        }
    }
  }

  @ViewBuilder
  private var head: some View {
    if let primaryAction {
      HStack {
        Button(action: primaryAction) { label }
        opening(Text("More"))
      }
    } else {
      opening(label)
    }
  }

  /// The button that shows the others, and hides them.
  private func opening<Title: View>(_ title: Title) -> some View {
    var button = Button {
      isOpen.toggle()
    } label: {
      title
    }
    button.kind = .menu(isOpen: isOpen)
    return button.environment(\.answerAction, AlertDismissal {})
  }
}

extension Menu where Label == Text {
  /// Buttons behind a button `More`, beside one with a title that acts at once.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// Buttons behind a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Text {
  /// Buttons behind a button `More`, beside one with a title that acts at once.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Buttons behind a button with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension Menu where Label == PlatenControls.Label<Text, Image> {
  /// Buttons behind a button with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Buttons behind a button with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenControls.Label(title, systemImage: systemImage) }
  }
}
