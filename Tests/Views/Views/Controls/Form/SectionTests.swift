import PlatenLines
import PlatenNavigation
import Testing

@MainActor
@Suite struct SectionTests {
  @Test func aSectionShowsItsHeaderAboveAndItsFooterBelowTheRows() {
    let shown = picture(20) {
      Section {
        Text("row")
      } header: {
        Text("header")
      } footer: {
        Text("footer")
      }
    }
    #expect(shown == "header\nrow\nfooter")
    #expect(picture(20) { Section("title") { Text("row") } } == "title\nrow")
    #expect(picture(20) { Section { Text("row") } } == "row")
    #expect(picture(20) { Section(footer: Text("footer")) { Text("row") } } == "row\nfooter")
    #expect(picture(20) { Section(header: Text("header")) { Text("row") } } == "header\nrow")
  }

  @Test func theHeaderIsBoldAndTheFooterIsMuted() {
    let host = TestGraph(
      Section(header: Text("header"), footer: Text("footer")) { Text("row") })
    let styles = host.graph.block.lines.flatMap { $0.runs.map(\.style) }
    #expect(styles == [Style(.bold, foreground: .role(.label)), .plain, .muted])
  }

  @Test func aSectionHeaderCanBeAnyView() {
    let shown = picture(20) {
      Section {
        Text("row")
      } header: {
        HStack {
          Text("header")
          Spacer()
          Text("3")
        }
      }
    }
    #expect(shown == "header             3\nrow")
  }
}
