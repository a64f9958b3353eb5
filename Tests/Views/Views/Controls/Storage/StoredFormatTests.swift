import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct StoredFormatTests {
  private enum Size: String {
    case small, large
  }

  @Test func anEnumerationIsStoredAsItsRawValue() {
    let format = StoredFormat<Size>.raw()
    #expect(format.object(.large) as? String == "large")
    #expect(format.value("small") == .small)
    #expect(format.value("medium") == nil)
  }

  @Test func aStoredIntegerCanBeReadAsADouble() {
    #expect(StoredFormat<Double>.number.value(3) == 3.0)
    #expect(StoredFormat<Double>.number.value("3") == nil)
  }

  @Test func aURLIsStoredAsAString() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(StoredFormat<URL>.address.object(url) as? String == "https://example.com/a")
    #expect(StoredFormat<URL>.address.value("https://example.com/a") == url)
  }

  @Test func nilIsNotStored() {
    #expect(StoredFormat<Int>.plain.optional.object(nil) == nil)
    #expect(StoredFormat<Int>.plain.optional.object(4) as? Int == 4)
  }
}
