import PlatenLines
import PlatenNavigation
import Testing

@MainActor
@Suite struct ButtonTests {
  @Test func aButtonShowsItsLabelInParentheses() {
    #expect(picture(20) { Button("Save") {} } == "( Save )")
    #expect(picture(20) { Button("") {} } == "( )")
  }

  @Test func aPairOfParenthesesEnclosesAMultilineLabel() {
    let shown = picture(30) {
      Button {
      } label: {
        VStack(alignment: .leading) {
          Text("Save")
          Text("and close")
        }
      }
    }
    #expect(
      shown == """
        ( Save
          and close )
        """)
  }

  @Test func aLongLabelWraps() {
    #expect(picture(16) { Button("Save and close it") {} } == "( Save and\n  close it )")
  }

  @Test func aNarrowFrameDoesNotBreakTheWordsOfALabel() {
    func shown(_ width: Double, _ title: String) -> String {
      picture(30) {
        HStack(spacing: 0) {
          Text("|")
          Button(title) {}.frame(width: width)
          Text("|")
        }
      }
    }
    #expect(shown(24, "Save") == "|( Save )|")
    #expect(shown(40, "Save all") == "|( Save  |\n   all )")
    #expect(shown(88, "Save") == "| ( Save )  |")
    #expect(shown(0, "Save") == "||")
  }

  @Test func anInvisibleLabelHasOneLine() {
    let label = Text("clear").opacity(0)
    #expect(picture(30) { Button(action: {}, label: { label }).frame(width: 24) } == "(       )")
    #expect(picture(30) { Button(action: {}, label: { label.frame(width: 24) }) } == "(     )")
    #expect(
      picture(30) {
        Button(action: {}, label: { Color.red.frame(width: 24, height: 32) })
      } == "(    \n      )")
  }

  @Test func aDisabledButtonIsMutedAndMarkedAsDisabled() {
    let host = TestGraph(width: 30, Button("Save") {}.disabled(true))
    #expect(host.picture == "( Save ) disabled")
    #expect(host.graph.block.lines[0].runs.map(\.style) == [.muted])
    #expect(picture(12) { Button("Save") {}.disabled(true) } == "( Save )\n  disabled")
  }

  @Test func aDestructiveButtonIsRedAndMarkedAsDestructive() {
    let host = TestGraph(width: 30, Button("Delete", role: .destructive) {})
    #expect(
      host.graph.block.lines[0].runs.map(\.style.foreground)
        == [.role(.error), nil, .role(.muted)])
    #expect(host.picture == "( Delete ) destructive")
    let both = Button("Delete", role: .destructive) {}.disabled(true)
    #expect(picture(40) { both } == "( Delete ) destructive, disabled")
    #expect(picture(14) { both } == "( Delete )\ndestructive, …")
    #expect(picture(20) { Button("Keep", role: .cancel) {} } == "( Keep )")
  }

  @Test func aFlexibleButtonLabelIsOnlyAsWideAsItsContent() {
    #expect(
      picture(40) {
        Button {
        } label: {
          Text("Save").frame(maxWidth: .infinity)
        }
      } == "( Save )")
    #expect(
      picture(40) {
        Button {
        } label: {
          HStack {
            Text("a"); Spacer(); Text("b")
          }
        }
      } == "( a  b )")
    #expect(
      picture(40) {
        Button {
        } label: {
          Text("Save").frame(width: 64)
        }
      } == "(   Save )")
  }

  @Test func theNameOfAButtonJoinsAllTextInItsLabel() {
    let host = TestGraph(
      Button {
      } label: {
        VStack {
          Text("Save\nall").padding()
          Text("now").frame(width: 1e9)
          Divider()
        }
      })
    #expect(host.graph.controls.map(\.label) == ["Save all now"])
  }

  @Test func anAccessibilityLabelReplacesTheNameOfAButton() {
    let host = TestGraph(
      Group {
        Button("×") {}.accessibilityLabel("Delete")
        Button {
        } label: {
          Text("…").accessibilityLabel("More")
        }
        Button("ok") {}.accessibilityIdentifier("confirm")
      })
    _ = host.lines
    #expect(host.graph.controls.map(\.label) == ["Delete", "More", "ok"])
    #expect(host.graph.controls.map(\.identifier) == [nil, nil, "confirm"])
  }

  @Test func pressingAButtonRunsItsLatestAction() {
    let host = TestGraph(Adder())
    host.press("add 1")
    host.press("add 2")
    #expect(host.lines == ["( add 3 )", "3"])
  }

  @Test func aTransparentButtonLabelOccupiesItsWidth() {
    let button = Button {
    } label: {
      Text("clear").opacity(0)
    }
    #expect(picture(20) { button } == "(       )")
    #expect(
      picture(20) {
        HStack {
          Text("x"); button; Text("y")
        }
      } == "x (       ) y")
  }

  @Test func aPaddedButtonLabelStaysOnOneLineIfItFitsInTheRow() {
    let shown = picture(30) {
      HStack {
        Button {
        } label: {
          Text("clear").padding(.horizontal)
        }
        Text("y")
      }
    }
    #expect(shown == "(   clear )   y")
  }

  @Test func theNameOfAnImageInAFramedButtonIsNotTruncated() {
    let button = Button {
    } label: {
      Image("xmark.circle")
    }
    #expect(picture(30) { button.frame(width: 32, height: 32) } == "( xmark.circle )")
  }

  @Test func parenthesesEncloseTheTextInsideThePaddingOfALabel() {
    #expect(
      picture(20) {
        Button {
        } label: {
          Text("one\ntwo").padding()
        }
      } == "\n(   one\n    two )\n")
  }
}

private struct Adder: View {
  @State private var step = 1
  @State private var sum = 0

  var body: some View {
    Button("add \(step)") {
      sum += step
      step += 1
    }
    Text("\(sum)")
  }
}
