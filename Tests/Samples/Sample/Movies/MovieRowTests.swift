import Platen
import PlatenTesting
import Testing

/// Tests of the text in a movie's row.
@MainActor
@Suite struct MovieRowTests {
  private func client(_ movies: String...) -> RemoteClient {
    let page = movies.reduce(into: "") { $0 += ($0.isEmpty ? "" : ",") + $1 }
    return .lists { _ in .response(.movies(page)) }
  }

  @Test func anInvalidDateIsShownAsADash() async {
    let client = client(
      movie(1, "Dated", date: #""2026-02-28""#), movie(2, "Empty", date: #""""#),
      movie(3, "Thirteenth month", date: #""2026-13-45""#),
      movie(4, "Thirtieth of February", date: #""2026-02-30""#),
      movie(5, "Null", date: "null"), movie(6, "Word", date: #""soon""#),
      movie(7, "Number", date: "20260228"), movie(8, "List", date: #"["2026-02-28"]"#))
    await expectTranscript(of: moviesScreen(asking: client), rows: 40) {
      """
      > wait
      - in progress…
      + (none)   Dated
      +          A story.
      +          75% Feb 28, 2026
      + (none)   Empty
      +          A story.
      +          75% –
      + (none)   Thirteenth month
      +          A story.
      +          75% –
      + (none)   Thirtieth of February
      +          A story.
      +          75% –
      + (none)   Null
      +          A story.
      +          75% –
      + (none)   Word
      +          A story.
      +          75% –
      + (none)   Number
      +          A story.
      +          75% –
      + (none)   List
      +          A story.
      +          75% –
      """
    }
  }

  @Test func anOverviewHasAtMostThreeLines() async {
    let story = Array(repeating: "Once upon a time there was a very long story.", count: 9)
    let client = client(movie(1, "Long", overview: story.joined(separator: " ")))
    await expectTranscript(of: moviesScreen(asking: client), width: 60) {
      """
      > wait
      - in progress…
      + (none)   Long
      +          Once upon a time there was a very long story. Once
      +          upon a time there was a very long story. Once upon
      +          a time there was a very long story. Once upon a…
      +          75% Oct 30, 2026
      """
    }
  }

  @Test(arguments: [
    ("0", "0%", Style.Color.red), ("3.9", "39%", .red), ("4.0", "40%", .orange),
    ("5.99", "59%", .orange), ("6", "60%", .yellow), ("7.4", "74%", .yellow),
    ("7.5", "75%", .green), ("10", "100%", .green), ("1e300", "100%", .green), ("-3", "0%", .red),
  ])
  func aBadgeHasTheColorOfItsRating(vote: String, text: String, color: Style.Color) async throws {
    let session = Session(
      moviesScreen(asking: client(movie(1, "Rated", vote: vote))), time: .virtual)
    try await session.wait()
    let badge = session.frame.lines.flatMap(\.runs).first { $0.text.contains("%") }
    #expect(badge?.text.trimmingCharacters(in: .whitespaces) == text)
    #expect(badge?.style.foreground == color)
    session.close()
  }
}

extension Style.Color {
  fileprivate static let orange = rgb(255, 149, 0)
}
