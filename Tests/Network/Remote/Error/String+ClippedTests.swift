import PlatenRemote
import Testing

@Suite struct ClippedTests {
  @Test func textFromAServerIsEscapedAndTruncated() {
    let text = "\u{1B}[2J" + String(repeating: "a\u{301}", count: 1_000_000)
    let description = RemoteError(.unreachable(text), host: "h").description
    #expect(description.hasPrefix("h cannot be reached: ␛[2J"))
    #expect(description.unicodeScalars.count < 400)
  }
}
