#if os(Linux)
  import Foundation
  import PlatenReactive

  extension NSPredicate {
    /// Creates a predicate that compares the evaluated text with an argument or with a quoted text.
    ///
    ///     NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: address)
    ///
    /// The operators are `MATCHES` for a regular expression, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
    /// `==` and `!=`, also with `[c]` and `[d]` to ignore the case and diacritics. Other formats need
    /// key-value coding, which exists only on Apple's platforms: such a predicate writes an entry to the
    /// event log, and is never true.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
      self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// Creates a predicate that compares the evaluated text with the only element of an array or with
    /// a quoted text.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      let comparison = TextComparison(predicateFormat, arguments ?? [])
      if comparison == nil {
        Log.event(
          "NSPredicate(format:) is never true: \(predicateFormat.debugDescription) does not compare "
            + "SELF with text")
      }
      self.init { object, _ in
        (object as? String).flatMap { comparison?.isTrue(for: $0) } ?? false
      }
    }
  }

  /// A comparison of a text with another one, such as `SELF BEGINSWITH[c] %@`.
  private struct TextComparison: Sendable {
    private enum Operator: String {
      case matches = "MATCHES"
      case contains = "CONTAINS"
      case begins = "BEGINSWITH"
      case ends = "ENDSWITH"
      case equals = "=="
      case differs = "!="
    }

    private let comparison: Operator
    private let other: String
    private let options: String.CompareOptions

    /// Creates a comparison from a format with one argument or one quoted text, or returns `nil` for
    /// all other formats.
    init?(_ format: String, _ arguments: [Any]) {
      let syntax =
        /\s*(?i:SELF)\s*([A-Za-z]+|[!=]=?)(?:\[([cd]+)\])?\s*(%@|"[^"\\]*"|'[^'\\]*')\s*/
      guard let parts = format.wholeMatch(of: syntax),
        let other = Self.operand(parts.3, arguments),
        let comparison = Operator(rawValue: parts.1 == "=" ? "==" : parts.1.uppercased())
      else { return nil }
      (self.comparison, self.other) = (comparison, other)
      var options: String.CompareOptions = []
      if parts.2?.contains("c") == true { options.insert(.caseInsensitive) }
      if parts.2?.contains("d") == true { options.insert(.diacriticInsensitive) }
      self.options = options
    }

    /// Returns the text of an operand: the only argument, or the quoted text.
    private static func operand(_ operand: Substring, _ arguments: [Any]) -> String? {
      if operand == "%@" { return arguments.count == 1 ? arguments[0] as? String : nil }
      return arguments.isEmpty ? String(operand.dropFirst().dropLast()) : nil
    }

    func isTrue(for text: String) -> Bool {
      switch comparison {
      case .matches: isMatch(text)
      case .contains: text.range(of: other, options: options) != nil
      case .begins: text.range(of: other, options: options.union(.anchored)) != nil
      case .ends: text.range(of: other, options: options.union([.anchored, .backwards])) != nil
      case .equals: text.compare(other, options: options) == .orderedSame
      case .differs: text.compare(other, options: options) != .orderedSame
      }
    }

    /// Returns whether the whole text matches the regular expression.
    private func isMatch(_ text: String) -> Bool {
      let matching: NSRegularExpression.Options =
        options.contains(.caseInsensitive) ? .caseInsensitive : []
      let folding = options.intersection(.diacriticInsensitive)
      let (text, pattern) = (
        text.folding(options: folding, locale: nil), other.folding(options: folding, locale: nil)
      )
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: matching)
      let whole = NSRange(text.startIndex..., in: text)
      return expression?.firstMatch(in: text, range: whole) != nil
    }
  }
#endif
