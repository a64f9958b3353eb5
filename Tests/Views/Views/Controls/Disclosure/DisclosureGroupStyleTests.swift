import PlatenNavigation
import PlatenTesting
import Testing

private struct Arrow: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      configuration.label
    }
    if configuration.isExpanded { configuration.content }
  }
}

@MainActor
@Suite struct DisclosureGroupStyleTests {
  @Test func aStyleDrawsADisclosureGroup() async {
    let screen = DisclosureGroup("More") { Text("details") }.disclosureGroupStyle(Arrow())
    await expectTranscript(of: screen, width: 30) {
      """
        ( More )
      > press More
      + details
      """
    }
  }
}
