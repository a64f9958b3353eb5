import PlatenNavigation
import PlatenTesting
import Testing

private struct Colon: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Text(": ")
      configuration.content
    }
  }
}

@MainActor
@Suite struct LabeledContentStyleTests {
  @Test func aStyleDrawsLabeledContent() {
    let content = LabeledContent("Name", value: "Ada")
    #expect(picture(30) { content.labeledContentStyle(Colon()) } == "Name: Ada")
    #expect(picture(30) { content.labeledContentStyle(.automatic) } == "Name Ada")
  }
}
