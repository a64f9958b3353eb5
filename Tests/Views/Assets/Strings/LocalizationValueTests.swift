import Testing

@testable import PlatenAssets

@Suite struct LocalizationValueTests {
  @Test func aKeyContainsASpecifierForEachValue() {
    let (name, count, share) = ("Ada", 3, 0.5)
    let value: String.LocalizationValue = "\(name): \(count) of \(share) at 100%"
    #expect(value.key == "%@: %lld of %lf at 100%%")
    #expect(String(localized: value) == "Ada: 3 of 0.5 at 100%")
    #expect(String.LocalizationValue("50% of %@").key == "50% of %@")
    #expect(String(localized: "50% of %@") == "50% of %@")
  }

  @Test func aResourceHasADefaultValue() {
    let count = 2
    let resource = LocalizedStringResource("notes.count", defaultValue: "\(count) notes")
    #expect(resource.key == "notes.count")
    #expect(String(localized: resource) == "2 notes")
    #expect(LocalizedStringResource("\(count) notes").key == "%lld notes")
  }
}
