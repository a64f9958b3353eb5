import PlatenNavigation
import Testing

@MainActor
@Suite struct AccessibilitySubtreeTests {
  private func spoken<Content: View>(_ content: Content) -> [String] {
    TestGraph(content).graph.speech.frame.lines.map(\.text)
  }

  @Test func anAccessibilityIdentifierAppliesOnlyToTheControlsInsideItsView() {
    let host = TestGraph(
      VStack {
        Button("before") {}
        VStack {
          Button("a") {}
          Button("b") {}
        }
        .accessibilityIdentifier("inside")
        Button("after") {}
      })
    #expect(host.graph.controls.map(\.identifier) == [nil, "inside", "inside", nil])
  }

  @Test func aLabelOnAListDoesNotRenameControlsInItsRows() {
    let host = TestGraph(List { Button("row") {} }.accessibilityLabel("Mails"))
    #expect(host.graph.controls.map(\.label) == ["Mails", "row"])
  }

  @Test func anInnerKeyboardShortcutOverridesAnOuterOne() {
    let host = TestGraph(
      VStack {
        Button("inner") {}.keyboardShortcut("i")
        Button("other") {}
      }
      .keyboardShortcut("o"))
    #expect(host.graph.controls.map(\.shortcut?.key) == ["i", "o"])
  }

  @Test func textViewsInTheSameRowAreSpokenTogether() {
    let screen = VStack {
      Text("before")
      HStack {
        Text("a")
        Text("b")
      }
      Text("after")
    }
    #expect(spoken(screen) == ["before", "a b", "after"])
  }

  @Test func anAccessibilityLabelReplacesOnlyTheTextThatItModifies() {
    let screen = VStack {
      Text("before")
      Text("x").accessibilityLabel("cross")
    }
    #expect(spoken(screen) == ["before", "cross"])
  }
}
