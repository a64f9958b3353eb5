import PlatenNavigation
import Testing

@MainActor
@Suite struct ViewThatFitsTests {
  private struct Screen: View {
    var body: some View {
      ViewThatFits {
        HStack {
          Text("a long line"); Button("Save") {}
        }
        VStack(alignment: .leading) {
          Text("a line"); Button("Keep") {}
        }
      }
    }
  }

  @Test func theFirstViewThatFitsIsShown() {
    #expect(picture(30) { Screen() } == "a long line ( Save )")
    #expect(picture(12) { Screen() } == "a line\n( Keep )")
    #expect(
      picture(3) {
        ViewThatFits {
          Text("12345"); Text("123 4")
        }
      } == "123\n4")
  }

  @Test func onlyTheViewThatFitsHasControls() {
    let host = TestGraph(width: 12, Screen())
    #expect(host.graph.controls.map(\.label) == ["Keep"])
    host.graph.resize(width: 30)
    #expect(host.lines == ["a long line ( Save )"])
    #expect(host.graph.controls.map(\.label) == ["Save"])
  }

  private struct Wide: View {
    let history: History

    var body: some View {
      ViewThatFits {
        noted("a long line of text").alert("Wide", isPresented: .constant(true)) {}
        Group {
          noted("a line").alert("Narrow", isPresented: .constant(true)) {}
          noted("ab")
        }
        .onAppear { history.note("+group") }
        .onDisappear { history.note("-group") }
      }
    }

    private func noted(_ text: String) -> some View {
      Text(text)
        .onAppear { history.note("+\(text)") }
        .onDisappear { history.note("-\(text)") }
        .onChange(of: text, initial: true) { history.note("initially \(text)") }
    }
  }

  @Test func onlyTheViewThatFitsRunsItsLifecycleActions() {
    let history = History()
    let host = TestGraph(width: 12, Wide(history: history))
    #expect(host.lines == ["a line", "── alert ──", "Narrow", "( OK )"])
    #expect(history.take() == ["+group", "+a line", "initially a line"])
    host.graph.resize(width: 30)
    #expect(host.lines == ["a long line of text", "── alert ──", "Wide", "( OK )"])
    #expect(
      history.take()
        == ["-group", "-a line", "+a long line of text", "initially a long line of text"])
    host.graph.resize(width: 5)
    #expect(host.lines == ["ab"])
    #expect(history.take() == ["-a long line of text", "+group", "+ab", "initially ab"])
    host.graph.close()
    #expect(history.take() == ["-group", "-ab"])
  }

  @Test func aViewAddedLaterAppearsOnlyIfItFits() {
    let history = History()
    let host = TestGraph(
      width: 12,
      Stated(false) { isLong in
        ViewThatFits {
          if isLong.wrappedValue {
            Text("a long line of text")
              .onAppear { history.note("+long") }
              .onDisappear { history.note("-long") }
          }
          Toggle("long", isOn: isLong)
        }
      })
    host.control("long")?.perform(.toggle)
    #expect(host.lines == ["[x] long"])
    #expect(history.take().isEmpty)
    host.graph.resize(width: 30)
    #expect(host.lines == ["a long line of text"])
    #expect(history.take() == ["+long"])
    host.graph.resize(width: 12)
    #expect(host.lines == ["[x] long"])
    #expect(host.graph.controls.map(\.label) == ["long"])
    #expect(history.take() == ["-long"])
  }

  @Test func theViewThatFitsKeepsItsModifiers() {
    let host = TestGraph(
      width: 12,
      ViewThatFits {
        Button("a long title") {}.accessibilityIdentifier("long")
        Button("short") {}.accessibilityIdentifier("short")
      })
    #expect(host.graph.controls.map(\.identifier) == ["short"])
  }
}
