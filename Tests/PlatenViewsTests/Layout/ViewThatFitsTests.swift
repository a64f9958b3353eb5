import PlatenViews
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

  @Test func theFirstThatFitsIsShown() {
    #expect(picture(30) { Screen() } == "a long line ( Save )")
    #expect(picture(12) { Screen() } == "a line\n( Keep )")
    #expect(
      picture(3) {
        ViewThatFits {
          Text("12345"); Text("123 4")
        }
      } == "123\n4")
  }

  @Test func onlyWhatIsShownCanBeActedOn() {
    let stage = Stage(width: 12, Screen())
    #expect(stage.graph.controls.map(\.label) == ["Keep"])
    stage.graph.resize(width: 30)
    #expect(stage.lines == ["a long line ( Save )"])
    #expect(stage.graph.controls.map(\.label) == ["Save"])
  }
}
