import PlatenSwiftUI
import Testing

@Suite struct UserDefaultsTests {
  @Test func aValueIsTheObjectOfAKey() throws {
    let defaults = try #require(UserDefaults(suiteName: "UserDefaultsTests"))
    defer { defaults.removePersistentDomain(forName: "UserDefaultsTests") }
    defaults.setValue("Ada", forKey: "name")
    #expect(defaults.string(forKey: "name") == "Ada")
    #expect(defaults.value(forKey: "name") as? String == "Ada")
    defaults.setValue(nil, forKey: "name")
    #expect(defaults.value(forKey: "name") == nil)
  }
}
