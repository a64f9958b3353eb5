import Foundation
import PlatenFoundation
import Testing

@Suite struct StringPredicatesTests {
  private struct Drink {
    let name: String
  }
  private let drinks = ["Café", "tea", "TEA"].map(Drink.init)

  @Test func predicatesSearchStringsByTheRulesOfTheLocale() throws {
    let (word, same) = ("CAFE", ComparisonResult.orderedSame)
    #expect(
      try drinks.filter(#Predicate { $0.name.localizedStandardContains(word) }).map(\.name)
        == ["Café"])
    #expect(
      try drinks.filter(#Predicate { $0.name.localizedCompare("tea") == same }).count == 1)
    #expect(
      try drinks.filter(#Predicate { $0.name.caseInsensitiveCompare("Tea") == same }).count
        == 2)
  }
}
