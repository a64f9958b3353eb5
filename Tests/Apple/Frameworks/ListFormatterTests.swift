import Foundation
import PlatenFoundation
import Testing

@Suite struct ListFormatterTests {
  @Test func itemsAreJoined() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: [1, 2, 3]) == "1, 2, and 3")
    #expect(formatter.string(for: ["a", "b"]) == "a and b")
    #expect(formatter.string(for: "a") == nil)
  }

  @Test func itemsHaveTheirFormatter() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1.0 und 2.0")
  }
}
