import PlatenContext
import PlatenControls
import PlatenNavigation

/// The root view of a screen, which a summary replaces at the end.
struct PromptRoot<Content: View, Summary: View>: View {
  @ObservedObject var screen: PromptScreen
  @ViewBuilder let content: () -> Content
  @ViewBuilder let summary: () -> Summary

  var body: some View {
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
struct AnswerLine: View {
  let label: String
  let answer: String
  var isCancelled = false

  var body: some View {
    // The two cells between the columns of a form.
    HStack(alignment: .top, spacing: 16) {
      Text(label).layoutPriority(1)
      Text(answer).foregroundStyle(isCancelled ? .secondary : .primary)
    }
  }
}
