import PlatenViews
import Testing

/// The text that replaces a named image.
@MainActor
@Suite struct AlternativeTextTests {
  private let portrait = Image("ada", label: Text("Portrait of Ada"))

  @Test func aFrameDoesNotResizeTheAlternativeText() {
    #expect(picture(30) { portrait.resizable().frame(width: 24, height: 24) } == "Portrait of Ada")
    #expect(
      picture(30) {
        HStack {
          Image("person.circle").frame(width: 32)
          Text("Ada")
        }
      } == "person.circle Ada")
  }

  @Test func aFrameAroundABackgroundDoesNotResizeTheAlternativeText() {
    #expect(picture(30) { portrait.background(.red).frame(width: 24) } == "Portrait of Ada")
  }

  @Test func theAlternativeTextIsTruncatedInsteadOfWrapped() {
    #expect(picture(12) { portrait } == "Portrait of…")
    #expect(picture(6) { portrait } == "Portr…")
    let badge = ZStack {
      Circle().fill(.red)
      Image("person.fill")
    }
    #expect(picture(30) { badge.frame(width: 40, height: 16) } == "pers…")
  }
}
