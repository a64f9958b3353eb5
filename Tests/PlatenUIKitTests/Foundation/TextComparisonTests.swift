import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct TextComparisonTests {
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

  @Test func onlyTextIsCompared() {
    #expect(!NSPredicate(format: "SELF != %@", "a").evaluate(with: 3))
  }

  @Test(arguments: ["name == %@", "SELF IN %@", "SELF MATCHES %@ AND SELF != %@", "", "SELF == a"])
  func otherFormatsAreReported(format: String) async {
    await expectTranscript(
      of: Button("Check") { _ = NSPredicate(format: format, "a").evaluate(with: "a") }
    ) {
      """
        ( Check )
      > press Check
      > log
        NSPredicate(format:) is never true: "\(format)" does not compare SELF with text
      """
    }
  }
}
