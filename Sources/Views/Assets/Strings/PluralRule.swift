/// The plural categories of the Unicode CLDR.
package enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other
}

/// The rules that assign a plural category to a number, by language.
///
/// The rules are those of the CLDR for cardinal numbers. A language without a rule uses that of
/// English.
enum PluralRule {
  /// Returns the category of a number.
  ///
  /// - Parameter language: The code of the language, such as `de` or `pt-BR`.
  static func category(of number: Double, in language: String) -> PluralCategory {
    guard number.magnitude < 1e15 else { return .other }
    let whole = Int(number.magnitude)
    let operand = Operand(
      whole: whole, isWhole: Double(whole) == number.magnitude, number: number.magnitude)
    let code = language.split(separator: "-").first.map(String.init) ?? language
    switch code {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "yue": return .other
    case "fr", "hy", "ff", "kab": return whole <= 1 ? .one : .other
    case "pt" where language != "pt-PT": return whole <= 1 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as":
      return number.magnitude <= 1 ? .one : .other
    case "ru", "uk", "be": return operand.eastSlavic
    case "pl": return operand.polish
    case "sr", "hr", "bs", "sh": return operand.southSlavic
    case "cs", "sk": return operand.czech
    case "sl": return operand.slovene
    case "lt": return operand.lithuanian
    case "lv": return operand.latvian
    case "ro", "mo": return operand.romanian
    case "ar": return operand.arabic
    case "he", "iw": return operand.hebrew
    case "ga": return operand.irish
    case "cy": return operand.welsh
    case "mk", "is": return operand.ends(in: 1) && !operand.ends(in: 11, of: 100) ? .one : .other
    // In these languages, the singular is also used for a number such as 1.0.
    case "es", "hu", "tr", "bg", "el", "da", "nb", "no", "nn", "ka", "az", "kk", "sq", "eu":
      return number.magnitude == 1 ? .one : .other
    default: return operand.isWhole && whole == 1 ? .one : .other
    }
  }

  private struct Operand {
    let whole: Int
    let isWhole: Bool
    let number: Double

    /// Whether a whole number has a remainder.
    func ends(in remainder: Int, of divisor: Int = 10) -> Bool {
      isWhole && whole % divisor == remainder
    }

    /// Whether a whole number has a remainder in a range.
    func ends(in remainders: ClosedRange<Int>, of divisor: Int = 10) -> Bool {
      isWhole && remainders.contains(whole % divisor)
    }

    /// Whether the number ends in 2, 3 or 4, but not in 12, 13 or 14.
    private var endsInFew: Bool { ends(in: 2...4) && !ends(in: 12...14, of: 100) }

    /// Whether the number ends in 1, but not in 11.
    private var endsInOne: Bool { ends(in: 1) && !ends(in: 11, of: 100) }

    var eastSlavic: PluralCategory {
      if !isWhole { return .other }
      return endsInOne ? .one : endsInFew ? .few : .many
    }

    var polish: PluralCategory {
      if !isWhole { return .other }
      return whole == 1 ? .one : endsInFew ? .few : .many
    }

    var southSlavic: PluralCategory { endsInOne ? .one : endsInFew ? .few : .other }

    var czech: PluralCategory {
      if !isWhole { return .many }
      return whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    }

    var slovene: PluralCategory {
      if !isWhole { return .few }
      switch whole % 100 {
      case 1: return .one
      case 2: return .two
      case 3, 4: return .few
      default: return .other
      }
    }

    var lithuanian: PluralCategory {
      if !isWhole { return .many }
      if ends(in: 11...19, of: 100) { return .other }
      return ends(in: 1) ? .one : ends(in: 2...9) ? .few : .other
    }

    var latvian: PluralCategory {
      if ends(in: 0) || ends(in: 11...19, of: 100) { return .zero }
      return endsInOne ? .one : .other
    }

    var romanian: PluralCategory {
      if isWhole, whole == 1 { return .one }
      return !isWhole || whole == 0 || ends(in: 1...19, of: 100) ? .few : .other
    }

    var arabic: PluralCategory {
      if !isWhole { return .other }
      switch whole {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return ends(in: 3...10, of: 100) ? .few : ends(in: 11...99, of: 100) ? .many : .other
      }
    }

    var hebrew: PluralCategory {
      if isWhole ? whole == 1 : whole == 0 { return .one }
      return isWhole && whole == 2 ? .two : .other
    }

    var irish: PluralCategory {
      guard isWhole else { return .other }
      switch whole {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    }

    var welsh: PluralCategory {
      guard isWhole else { return .other }
      switch whole {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    }
  }
}
