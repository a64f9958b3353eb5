import PlatenTesting
import PlatenViews
import Testing

/// Pages whose surroundings change while they are shown.
@MainActor
@Suite struct NavigationChangeTests {
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

  @Test func aPageIsLeftThoughTheRowThatPushedItIsGone() async {
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

  @Test func aDestinationMaySayWhatIsAPageFurther() async {
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
}
