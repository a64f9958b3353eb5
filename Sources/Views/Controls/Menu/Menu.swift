@_spi(Nodes) import PlatenGraph

/// A button that shows and hides other buttons below it.
///
///     Menu("Actions") {
///       Button("Copy") { copy() }
///       Button("Delete", role: .destructive) { delete() }
///     }
///
/// `press Actions` opens the menu. Pressing a button in the menu, or pressing the menu again,
/// closes the menu. A closed menu appears as `( Actions ▾ )`, an open one as `( Actions ▾ ) open`.
public struct Menu<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let content: Content
  private let label: Label
  private var primaryAction: (@MainActor () -> Void)?

  /// Creates a menu with any view as its label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label) = (content(), label())
  }

  /// Creates a button for a primary action, with any view as its label, followed by a menu titled
  /// "More".
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

  /// The button of the menu. While the menu is open, its content appears indented below the button.
  public var body: some View {
    head
    if isOpen {
      content.modifier(MenuAppearance()).padding(.leading).modifier(MenuItems())
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

  /// Returns the button that opens and closes the menu.
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

/// A modifier that marks the controls in a view as the items of an open menu.
private struct MenuItems: ControlModifier {
  func modify(_ subtree: inout AccessibilitySubtree, at node: Node) {
    subtree.mapControls { $0.add(toMenu: node.origin) }
  }
}

extension Menu where Label == Text {
  /// Creates a button for a primary action, with a string title, followed by a menu titled "More".
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Text {
  /// Creates a button for a primary action, with a localized title, followed by a menu titled
  /// "More".
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension Menu where Label == PlatenControls.Label<Text, Image> {
  /// Creates a menu with a localized title and a system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a string title and a system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenControls.Label(title, systemImage: systemImage) }
  }
}
