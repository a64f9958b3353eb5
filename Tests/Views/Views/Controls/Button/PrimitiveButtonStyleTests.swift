import PlatenNavigation
import PlatenTesting
import Testing

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold()
    Button("again", action: configuration.trigger)
  }
}

@MainActor
@Suite struct PrimitiveButtonStyleTests {
  @Test func aPrimitiveStyleDrawsAButton() async {
    let screen = Stated(0) { count in
      Button("Add") { count.wrappedValue += 1 }.buttonStyle(Twice())
      Text("\(count.wrappedValue)")
    }
    await expectTranscript(of: screen, width: 30) {
      """
        Add
        ( again )
        0
      > press Add
      - 0
      + 1
      """
    }
  }
}
