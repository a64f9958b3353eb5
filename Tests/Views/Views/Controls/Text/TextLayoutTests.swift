import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct TextLayoutTests {
  private let text = Text("a text of several words")

  @Test func textIsTruncatedAtItsLineLimit() {
    #expect(picture(10) { text.lineLimit(2) } == "a text of\nseveral…")
    #expect(picture(9) { text.lineLimit(1) } == "a text o…")
    #expect(picture(40) { text.lineLimit(1) } == "a text of several words")
    #expect(picture(10) { text.lineLimit(0) } == "a text of…")
    #expect(picture(10) { text.lineLimit(nil) } == "a text of\nseveral\nwords")
    #expect(picture(10) { Text("a\nb").lineLimit(1) } == "a…")
  }

  @Test func theLineLimitOfTextCanBeARange() {
    #expect(picture(10) { text.lineLimit(1...2) } == "a text of\nseveral…")
    #expect(picture(10) { text.lineLimit(...2) } == "a text of\nseveral…")
    #expect(TestGraph(width: 30, text.lineLimit(2...4)).lines == ["a text of several words", ""])
    #expect(TestGraph(width: 10, text.lineLimit(4...)).lines.count == 4)
    #expect(TestGraph(width: 30, text.lineLimit(3, reservesSpace: true)).lines.count == 3)
    #expect(TestGraph(width: 10, text.lineLimit(2, reservesSpace: false)).lines.count == 2)
  }

  @Test func theTruncationModePlacesTheEllipsis() {
    #expect(picture(11) { text.lineLimit(1).truncationMode(.middle) } == "a tex…words")
    #expect(picture(11) { text.lineLimit(1).truncationMode(.head) } == "…eral words")
    #expect(picture(10) { text.lineLimit(2).truncationMode(.head) } == "a text of\n…ral words")
    #expect(picture(11) { text.lineLimit(1).truncationMode(.tail) } == "a text of…")
  }

  @Test func theInnermostTextCaseApplies() {
    let shown = picture(30) {
      VStack(alignment: .leading) {
        Text("Größe \(1.5, format: .number)")
        Text("Both").textCase(nil)
        Text("Small").textCase(.lowercase)
        Button("Save") {}
      }
      .textCase(.uppercase)
    }
    #expect(shown == "GRÖSSE 1.5\nBoth\nsmall\n( SAVE )")
  }

  @Test func theNameOfAControlFollowsItsTextCase() {
    let host = TestGraph(Button("Save") {}.textCase(.uppercase))
    #expect(host.control("SAVE") != nil)
  }

  @Test func privateTextIsShadedOnlyWhenPrivacyIsRedacted() {
    let texts = VStack {
      Text("Balance")
      Text("12 EUR").privacySensitive()
    }
    #expect(picture(30) { texts } == "Balance\n12 EUR")
    #expect(picture(30) { texts.redacted(reason: .privacy) } == "Balance\n░░ ░░░")
  }

  @Test func aChangedLineLimitUpdatesTheText() async {
    let screen = Stated(Int?.some(1)) { limit in
      Text("one\ntwo").lineLimit(limit.wrappedValue)
      Button("All") { limit.wrappedValue = nil }
    }
    await expectTranscript(of: screen) {
      """
        one…
        ( All )
      > press All
      - one…
      + one
      + two
      """
    }
  }

  @Test func multilineTextAlignmentAlignsTheLinesOfWrappedText() {
    #expect(
      picture(10) { text.multilineTextAlignment(.center) } == "a text of\n several\n  words")
    #expect(
      picture(10) { text.multilineTextAlignment(.trailing) } == "a text of\n  several\n    words")
  }
}
