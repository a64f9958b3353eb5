import Foundation
import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct VolatileDefaultsTests {
  @Test func objectsAreStoredUntilTheyAreRemoved() {
    let defaults = VolatileDefaults()
    defaults.set("Ada", forKey: "name")
    defaults.set(36, forKey: "age")
    #expect(defaults.string(forKey: "name") == "Ada")
    #expect(defaults.dictionaryRepresentation().keys.sorted() == ["age", "name"])
    defaults.removeObject(forKey: "name")
    defaults.set(nil as Any?, forKey: "age")
    #expect(defaults.dictionaryRepresentation().isEmpty)
  }

  @Test func nothingIsSharedWithOtherDefaults() {
    let key = "VolatileDefaultsTests"
    VolatileDefaults().set(1, forKey: key)
    #expect(VolatileDefaults().object(forKey: key) == nil)
    #expect(UserDefaults.standard.object(forKey: key) == nil)
  }
}
