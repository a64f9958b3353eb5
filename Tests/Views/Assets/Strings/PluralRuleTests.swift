import Testing

@testable import PlatenAssets

@Suite struct PluralRuleTests {
  @Test(arguments: [
    ("en", [1: PluralCategory.one, 0: .other, 2: .other, 1.5: .other]),
    ("fr", [0: .one, 1: .one, 1.5: .one, 2: .other]),
    ("pt-BR", [0: .one, 2: .other]), ("pt-PT", [0: .other, 1: .one]),
    ("ja", [1: .other]), ("hi", [0: .one, 0.5: .one, 2: .other]),
    ("ru", [1: .one, 21: .one, 11: .many, 3: .few, 13: .many, 5: .many, 1.5: .other]),
    ("pl", [1: .one, 21: .many, 22: .few, 12: .many]),
    ("cs", [1: .one, 3: .few, 5: .other, 0.5: .many]),
    ("hr", [21: .one, 11: .other, 22: .few]), ("sl", [101: .one, 2: .two, 3: .few, 5: .other]),
    ("lt", [1: .one, 11: .other, 2: .few, 10: .other]), ("lv", [0: .zero, 21: .one, 2: .other]),
    ("ro", [1: .one, 0: .few, 19: .few, 20: .other]),
    ("ar", [0: .zero, 1: .one, 2: .two, 5: .few, 11: .many, 100: .other]),
    ("he", [1: .one, 2: .two, 3: .other]), ("ga", [2: .two, 4: .few, 8: .many]),
    ("cy", [0: .zero, 3: .few, 6: .many, 7: .other]), ("xx", [1: .one, 2: .other]),
  ])
  func numbersHaveTheCategoriesOfTheCLDR(language: String, expected: [Double: PluralCategory]) {
    for (number, category) in expected {
      #expect(PluralRule.category(of: number, in: language) == category, "\(number)")
      #expect(PluralRule.category(of: -number, in: language) == category, "-\(number)")
    }
  }

  @Test func hugeAndInvalidNumbersHaveTheCategoryOther() {
    for number in [1e300, .infinity, -.infinity, .nan] {
      #expect(PluralRule.category(of: number, in: "ru") == .other)
    }
  }
}
