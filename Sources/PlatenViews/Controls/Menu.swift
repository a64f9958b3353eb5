import PlatenLines

/// A button that shows more buttons below it.
///
///     Menu("Actions") {
///       Button("Copy") { copy() }
///       Button("Delete", role: .destructive) { delete() }
///     }
///
/// `press Actions` shows them; pressing one of them, or the menu again, hides them.
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
    Button {
      isOpen.toggle()
    } label: {
      HStack {
        label
        Arrow()
      }
    }
    .environment(\.answerAction, AnswerAction {})
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
}

extension Menu where Label == Text {
  /// Buttons behind a button with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// The sign of a menu; no part of its name.
private struct Arrow: Primitive, Equatable {
  func makeNode(in place: Place) -> Node { ArrowNode(self, in: place) }
}

private final class ArrowNode: LeafNode<Arrow> {
  override func makeWidths() -> Widths { Widths(fixed: 1) }

  override func makeLines(for proposal: Proposal) -> [Line] { ["▾"] }
}
