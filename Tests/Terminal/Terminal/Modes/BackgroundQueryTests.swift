import Platen
import Testing

@testable import PlatenTerminal

@Suite struct BackgroundQueryTests {
  private func answer(_ reply: String) -> BackgroundQuery.Answer? {
    BackgroundQuery.answer(in: Array("\u{1B}\(reply)".utf8))
  }

  @Test(arguments: [
    ("rgb:ffff/ffff/ffff", Theme.light), ("rgb:fd/f6/e3", .light), ("rgb:f/f/f", .light),
    ("rgba:eeee/eeee/eeee/ffff", .light), ("rgb:0000/0000/0000", .dark),
    ("rgb:0000/2b2b/3636", .dark), ("rgb:0000/0000/ffff", .dark),
  ])
  func theBackgroundDeterminesTheTheme(color: String, theme: Theme) {
    #expect(answer("]11;\(color)\u{1B}\\") == .theme(theme))
    #expect(answer("]11;\(color)\u{7}") == .theme(theme))
  }

  @Test func theDeviceAttributesEndTheAnswer() { #expect(answer("[?62;22c") == .end) }

  @Test(arguments: [
    "]11;?\u{1B}\\", "]11;rgb:ffff/ffff\u{7}", "]11;rgb:fffff/0/0\u{7}", "]11;rgb:-f/0/0\u{7}",
    "]10;rgb:0/0/0\u{7}", "]11;white\u{7}", "[?1u", "P1$r\u{1B}\\",
  ])
  func otherRepliesAreNotAnswers(reply: String) { #expect(answer(reply) == nil) }
}
