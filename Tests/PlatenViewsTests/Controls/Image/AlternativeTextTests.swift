import PlatenViews
import Testing

/// The text that is shown instead of an image that is known by name.
@MainActor
@Suite struct AlternativeTextTests {
  private let portrait = Image("ada", label: Text("Portrait of Ada"))

  @Test func aFrameDoesNotApplyToTheText() {
    #expect(picture(30) { portrait.resizable().frame(width: 24, height: 24) } == "Portrait of Ada")
    #expect(
      picture(30) {
        HStack {
          Image(systemName: "person.circle").frame(width: 32)
          Text("Ada")
        }
      } == "person.circle Ada")
  }

  @Test func aBackgroundDoesNotMakeTheFrameApply() {
    #expect(picture(30) { portrait.background(.red).frame(width: 24) } == "Portrait of Ada")
  }

  @Test func theTextWrapsAtWords() {
    #expect(picture(8) { portrait } == "Portrait\nof Ada")
  }

  @Test func aTextWhoseWordsDoNotFitIsTruncated() {
    #expect(picture(6) { portrait } == "Portr…")
    let badge = ZStack {
      Circle().fill(.red)
      Image(systemName: "person.fill")
    }
    #expect(picture(30) { badge.frame(width: 40, height: 16) } == "pers…")
  }
}
