import PlatenConcurrency
import Testing

@Suite struct SessionStringsTests {
  @Test func stringsWithoutTranslationAreReturned() {
    #expect(SessionStrings.text(for: "no such key", in: nil, default: nil) == "no such key")
    #expect(SessionStrings.text(format: "%d %@", [1, "a"]) == "1 a")
  }
}
