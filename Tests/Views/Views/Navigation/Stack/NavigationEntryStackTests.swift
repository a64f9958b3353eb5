import PlatenNavigation
import PlatenTesting
import Testing

/// Pages whose links or destinations change while they are shown.
@MainActor
@Suite struct NavigationEntryStackTests {
  private struct Shelf: View {
    @State private var titles = ["Alien", "Brazil"]

    var body: some View {
      NavigationStack {
        List(titles, id: \.self) { title in
          NavigationLink(title) { Button("Delete \(title)") { titles.removeAll { $0 == title } } }
        }
        .navigationTitle("Movies")
      }
    }
  }

  @Test func theBackButtonWorksAfterTheRowThatPushedThePageIsDeleted() async {
    await expectTranscript(of: Shelf()) {
      """
        Movies
        Alien ›
        Brazil ›
      > press Alien
      - Movies
      - Alien ›
      - Brazil ›
      + ( ‹ Movies )
      + ( Delete Alien )
      > press "Delete Alien"
      > press Back
      - ( ‹ Movies )
      - ( Delete Alien )
      + Movies
      + Brazil ›
      """
    }
  }

  private struct Numbers: View {
    var body: some View {
      NavigationStack {
        NavigationLink("one", value: 1).navigationDestination(for: Int.self) { number in
          NavigationLink("number \(number)", value: "text \(number)")
            .navigationDestination(for: String.self) { text in Text(text) }
        }
      }
    }
  }

  @Test func aDestinationCanDeclareFurtherDestinations() async {
    await expectTranscript(of: Numbers()) {
      """
        ( one › )
      > press one
      - ( one › )
      + ( ‹ Back )
      + ( number 1 › )
      > press "number 1"
      - ( ‹ Back )
      - ( number 1 › )
      + ( ‹ Back )
      + text 1
      > press Back
      - ( ‹ Back )
      - text 1
      + ( ‹ Back )
      + ( number 1 › )
      """
    }
  }

  private struct Cut: View {
    @State private var path = [1]
    @State private var isOver = false

    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(isPresented: $isOver) { NavigationLink("Two", value: 2) }
      }
      Toggle("over", isOn: $isOver)
      Button("seven") { (path, isOver) = ([7], false) }
      Text("path \(path)")
    }
  }

  @Test func thePathIsTruncatedWhenADifferentPageReplacesItsPages() {
    let host = TestGraph(Cut())
    #expect(host.lines == ["( ‹ Back )", "number 1", "[ ] over", "( seven )", "path [1]"])
    host.control("over")?.perform(.toggle)
    #expect(host.lines == ["( ‹ Back )", "( Two › )", "[x] over", "( seven )", "path []"])
  }

  @Test func aPathThatIsSetWhileThePageBelowIsRemovedTakesEffect() {
    let host = TestGraph(Cut())
    host.control("over")?.perform(.toggle)
    host.press("Two")
    host.press("seven")
    #expect(host.lines == ["( ‹ Back )", "number 7", "[ ] over", "( seven )", "path [7]"])
  }
  @Test func thePathIsTruncatedWhenThePageBelowIsRemoved() {
    let host = TestGraph(Cut())
    host.control("over")?.perform(.toggle)
    host.press("Two")
    #expect(host.lines == ["( ‹ Back )", "number 2", "[x] over", "( seven )", "path [2]"])
    host.control("over")?.perform(.toggle)
    #expect(host.lines == ["root", "[ ] over", "( seven )", "path []"])
  }

  @Test func queryingARowOutsideTheViewportDoesNotPushAPage() {
    let host = TestGraph(
      NavigationStack {
        List(0..<50, selection: .constant(Int?.none)) { number in
          Text("row \(number)")
            .navigationDestination(isPresented: .constant(number == 40)) { Text("over") }
            .navigationTitle("row \(number)")
        }
        .frame(height: 48)
      })
    let lines = host.lines
    #expect(host.control("List")?.rows?.isSelectable(41) == true)
    #expect(host.lines == lines)
  }
}
