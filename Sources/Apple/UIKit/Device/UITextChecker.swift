import Foundation
import PlatenContext

/// A spell checker without a dictionary, which finds no misspelled words and knows no words.
@MainActor @preconcurrency
open class UITextChecker {
  public init() {}

  /// The languages with a dictionary: none.
  open class var availableLanguages: [String] { [] }

  /// Returns the range of the first misspelled word. The location is always `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    Log.noEffect(of: "UITextChecker", because: "there is no dictionary")
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Returns words that could replace a misspelled word: none.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Returns words that complete a part of a word: none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
