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

  /// Buttons behind a button with any view as its label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label) = (content(), label())
  }

  /// The button, and below it while it is open the others, further to the right.
  public var body: some View {
    button.environment(\.answerAction, AnswerAction {})
    if isOpen {
      content.padding(.leading)
        .transformEnvironment(\.answerAction) { outer in
          let run = outer.run
          outer = AnswerAction {
            isOpen = false
            run()
          }
        }
    }
  }

  private var button: some View {
    var button = Button {
      isOpen.toggle()
    } label: {
      label
    }
    button.kind = .menu(isOpen: isOpen)
    return button
  }
}

extension Menu where Label == Text {
  /// Buttons behind a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
