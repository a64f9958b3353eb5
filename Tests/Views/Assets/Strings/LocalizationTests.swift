import Testing

@testable import PlatenAssets

@Suite struct LocalizationTests {
  @Test func aKeyThatNoTableContainsIsItsOwnText() {
    #expect(Localization.text(for: "no such key", in: nil, default: nil) == "no such key")
    #expect(Localization.text(for: "no such key", in: "Other", default: "") == "no such key")
    #expect(Localization.text(for: "no such key", in: nil, default: "value") == "value")
  }

  @Test func aFormatThatNoTableContainsIsFormatted() {
    #expect(Localization.text(format: "%d of %@", [2, "4"]) == "2 of 4")
  }
}
