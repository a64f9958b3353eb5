import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct PredicateFormatTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z.]+", "ada@b.org", true),
    ("SELF MATCHES %@", "[a-z]+@[a-z.]+", "ada@b.org!", false),
    ("SELF MATCHES %@", "a|ab", "ab", true), ("SELF MATCHES[c] %@", "ADA", "ada", true),
    ("SELF MATCHES %@", "(", "(", false),
    ("SELF CONTAINS %@", "da", "Ada", true), ("self contains[cd] %@", "DÁ", "Ada", true),
    ("SELF CONTAINS %@", "DA", "Ada", false), ("SELF BEGINSWITH %@", "A", "Ada", true),
    ("SELF BEGINSWITH %@", "d", "Ada", false), ("SELF ENDSWITH[c] %@", "DA", "Ada", true),
    ("SELF ENDSWITH %@", "Ad", "Ada", false), ("SELF == %@", "Ada", "Ada", true),
    ("SELF = %@", "Ada", "ada", false), ("SELF != %@", "Ada", "Eve", true),
  ])
  func aTextIsCompared(format: String, argument: String, text: String, expected: Bool) {
    #expect(NSPredicate(format: format, argument).evaluate(with: text) == expected)
  }

  @Test(arguments: [
    ("SELF MATCHES[d] %@", "résumé", "resume", true), ("SELF MATCHES[cd] %@", "É+", "ee", true),
    ("SELF MATCHES %@", "résumé", "resume", false),
  ])
  func aRegularExpressionIgnoresDiacritics(
    format: String, argument: String, text: String, expected: Bool
  ) {
    #expect(NSPredicate(format: format, argument).evaluate(with: text) == expected)
  }

  @Test(arguments: [
    ("SELF MATCHES '[a-z]+'", "ada", true), ("SELF BEGINSWITH[c] \"A\"", "ada", true),
    ("SELF == ''", "ada", false),
  ])
  func aTextIsComparedWithAQuotedText(format: String, text: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: text) == expected)
  }

  @Test(arguments: [
    ("SELF == 3", 3, true), ("SELF > 2.5 && SELF <= %d", 3, true),
    ("SELF => 4 || SELF =< 2", 3, false), ("NOT (SELF == %i OR SELF == nil)", 3, false),
    ("SELF != %@", 3, false), ("SELF != 'a'", 3, true), ("SELF BEGINSWITH '3'", 3, false),
    ("TRUEPREDICATE AND NOT FALSEPREDICATE", 3, true), ("SELF == YES", 1, true),
    ("name == NULL", 3, true), ("name == 3", 3, false),
  ])
  func conditionsAreCombined(format: String, number: Int, expected: Bool) {
    #expect(NSPredicate(format: format, 3).evaluate(with: number) == expected)
  }

  @Test func aFormatWithTooManyConditionsInsideEachOtherIsNeverTrue() {
    for (count, expected) in [(90, true), (100_000, false)] {
      let open = String(repeating: "(", count: count)
      let close = String(repeating: ")", count: count)
      #expect(NSPredicate(format: open + "TRUEPREDICATE" + close).evaluate(with: 1) == expected)
      let not = String(repeating: "NOT ", count: count)
      #expect(NSPredicate(format: not + "TRUEPREDICATE").evaluate(with: 1) == expected)
    }
  }

  @Test func listsAndDatesAreCompared() {
    let date = Date(timeIntervalSinceReferenceDate: 1)
    #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
    #expect(NSPredicate(format: "SELF CONTAINS %@", "b").evaluate(with: ["a", "b"]))
    #expect(NSPredicate(format: "SELF < %@", date + 1).evaluate(with: date))
    let id = UUID()
    #expect(NSPredicate(format: "SELF == %@", id).evaluate(with: id))
  }

  @Test(arguments: ["SELF LIKE %@", "SELF MATCHES %@ AND", "(SELF == %@", "SELF == %@ %@", ""])
  func otherFormatsAreReported(format: String) async {
    await expectTranscript(
      of: Button("Check") { _ = NSPredicate(format: format, "a").evaluate(with: "a") }
    ) {
      """
        ( Check )
      > press Check
      > log
        NSPredicate(format:) is never true: "\(format)" has unknown syntax
      """
    }
  }

  @Test func aFormatOfManyConditionsInsideEachOtherIsReported() async {
    let format = String(repeating: "!", count: 101) + "TRUEPREDICATE"
    await expectTranscript(
      of: Button("Check") { _ = NSPredicate(format: format).evaluate(with: "a") }
    ) {
      """
        ( Check )
      > press Check
      > log
        NSPredicate(format:) is never true: "\(format)" has more than 100 conditions inside each other
      """
    }
    let fewer = NSPredicate(format: String(format.dropFirst(3)))
    #expect(fewer.evaluate(with: "a"))
    let deep = String(repeating: "(", count: 100_000)
    #expect(!NSPredicate(format: deep).evaluate(with: "a"))
  }
}
