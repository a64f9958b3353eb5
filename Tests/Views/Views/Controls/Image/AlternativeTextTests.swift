import PlatenNavigation
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

  @Test func aFrameDoesNotBreakTheAlternativeTextInAText() {
    #expect(picture(30) { Text(portrait).frame(width: 24) } == "Portrait of Ada")
    #expect(picture(30) { Text("\(portrait)").frame(width: 24) } == "Portrait of Ada")
    #expect(
      picture(30) { Text("\(portrait), 1815").frame(width: 24) } == "Portrait\nof Ada,\n1815")
  }

  @Test func aFrameDoesNotBreakTheAlternativeTextInAButton() {
    #expect(
      picture(30) {
        Button {
        } label: {
          Text("\(portrait)")
        }
        .frame(width: 32)
      } == "( Portrait of Ada )")
    #expect(
      picture(30) {
        Button {
        } label: {
          Label("Ada", image: "portrait")
          HStack {
            Image("portrait")
            Text("Ada")
          }
        }
        .frame(width: 32)
      } == "( Ada\n  portrait Ada )")
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
