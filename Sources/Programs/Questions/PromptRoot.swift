import PlatenContext
import PlatenControls
import PlatenNavigation

/// The root view of a screen, which a summary replaces at the end.
package struct PromptRoot<Content: View, Summary: View>: View {
  @ObservedObject private var screen: PromptScreen
  private let content: () -> Content
  private let summary: () -> Summary

  package init(
    screen: PromptScreen, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder summary: @escaping () -> Summary
  ) {
    (self.screen, self.content, self.summary) = (screen, content, summary)
  }

  package var body: some View {
    switch (screen.phase, screen.keeps) {
    case (.asking, _), (.answered, .frame):
      content().dismissing { screen.dismiss() }
    case (_, .nothing): EmptyView()
    case (.ended, _) where screen.isTakenBack: EmptyView()
    case (.answered, .summary):
      VStack(alignment: .leading, spacing: 0) { summary() }
        .gutterSign(screen.sign(true))
    case (.ended, _):
      AnswerLine(label: screen.facts.label, answer: "cancelled", isCancelled: true)
        .gutterSign(screen.sign(false))
    }
  }
}

/// An answered question in one line.
package struct AnswerLine: View {
  let label: String
  let answer: String
  var isCancelled = false

  package init(label: String, answer: String, isCancelled: Bool = false) {
    (self.label, self.answer, self.isCancelled) = (label, answer, isCancelled)
  }

  package var body: some View {
    // The two cells between the columns of a form.
    HStack(alignment: .top, spacing: 16) {
      Text(label).layoutPriority(1)
      Text(answer).foregroundStyle(isCancelled ? .secondary : .primary)
    }
  }
}
