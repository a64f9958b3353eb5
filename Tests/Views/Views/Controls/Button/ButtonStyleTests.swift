import PlatenNavigation
import PlatenTesting
import Testing

/// Buttons with a custom style.
@MainActor
@Suite struct ButtonStyleTests {
  @Test func aStyledButtonKeepsItsNameAndAction() async {
    await expectTranscript(
      of: Stated(0) { count in
        Text("\(count.wrappedValue)")
        Group {
          Button("Add") { count.wrappedValue += 1 }
          Button("Reset", role: .destructive) { count.wrappedValue = 0 }
            .disabled(count.wrappedValue == 0)
        }
        .buttonStyle(Bracketed())
        Button("Plain") {}
      }
    ) {
      """
        0
        <Add>
        <Reset !> destructive, disabled
        ( Plain )
      > press Add
      - 0
      + 1
      - <Reset !> destructive, disabled
      + <Reset !> destructive
      > controls
        Add    button
        Reset  button  destructive
        Plain  button
      > press Reset
      - 1
      + 0
      - <Reset !> destructive
      + <Reset !> destructive, disabled
      """
    }
  }

  @Test func aButtonWhoseStyleOmitsTheLabelKeepsItsName() {
    let counter = Counter()
    let host = TestGraph(Button("Delete") { counter.count += 1 }.buttonStyle(Cross()))
    #expect(host.lines == ["×"])
    host.press("Delete")
    #expect(counter.count == 1)
  }

  @Test func aButtonStyleCanReadTheEnvironment() {
    let host = TestGraph(
      Stated(false) { isOff in
        Button("Switch") { isOff.wrappedValue.toggle() }
        Button("Save") {}.buttonStyle(Careful()).disabled(isOff.wrappedValue)
      })
    #expect(host.lines.last == "yes")
    host.press("Switch")
    #expect(host.lines.last == "no disabled")
  }

  @Test func anUnchangedButtonStyleIsNotEvaluated() {
    let host = TestGraph(
      Stated(1) { width in
        Button("Widen") { width.wrappedValue += 1 }
        Button("Same") { width.wrappedValue += 0 }
        Button("Save") {}.buttonStyle(Padded(width: width.wrappedValue))
      })
    #expect(host.lines.last == "|Save|")
    host.press("Widen")
    #expect(host.lines.last == "||Save||")
    #expect(host.evaluations { host.press("Same") } == 0)
  }

  private struct Bracketed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("<")
        configuration.label
        Text(configuration.role == .destructive ? " !>" : ">")
      }
    }
  }

  private struct Cross: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text("×") }
  }

  private struct Careful: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "yes" : "no") }
  }

  private struct Padded: ButtonStyle {
    let width: Int

    func makeBody(configuration: Configuration) -> some View {
      let bars = Text(String(repeating: "|", count: width))
      HStack(spacing: 0) {
        bars
        configuration.label
        bars
      }
    }
  }
}
