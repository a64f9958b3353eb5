import PlatenNavigation
import PlatenTesting
import Testing

private struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
  }
}

@MainActor
@Suite struct ControlGroupStyleTests {
  @Test func aStyleDrawsAControlGroup() {
    let group = ControlGroup("Edit") {
      Button("Cut") {}
      Button("Copy") {}
    }
    #expect(picture(30) { group.controlGroupStyle(Column()) } == "Edit\n( Cut )\n( Copy )")
    #expect(picture(30) { group.controlGroupStyle(.navigation) } == "Edit ( Cut ) ( Copy )")
  }
}
