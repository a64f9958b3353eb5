import Foundation

/// The strength of a password.
public enum PasswordStrength: Int, CaseIterable, Comparable, Sendable, CustomStringConvertible {
  case veryWeak, weak, reasonable, strong, veryStrong

  /// Classifies a password by its entropy, with thresholds at 28, 36, 60 and 128 bits.
  public init(of password: String) {
    switch Self.entropy(of: password) {
    case ..<28: self = .veryWeak
    case ..<36: self = .weak
    case ..<60: self = .reasonable
    case ..<128: self = .strong
    default: self = .veryStrong
    }
  }

  /// Returns the entropy of a password in bits: its length times the binary logarithm of the size
  /// of its character set.
  public static func entropy(of password: String) -> Double {
    let classes = Set(password.unicodeScalars.map(CharacterClass.init))
    let choices = classes.map(\.size).reduce(0, +)
    return choices == 0 ? 0 : log2(Double(choices)) * Double(password.count)
  }

  public var description: String {
    switch self {
    case .veryWeak: "very weak"
    case .weak: "weak"
    case .reasonable: "reasonable"
    case .strong: "strong"
    case .veryStrong: "very strong"
    }
  }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The reasons to reject a password, in order of precedence.
public enum PasswordProblem: String, Sendable {
  case empty = "Password must not be empty"
  case short = "Password needs to be at least 8 characters"
  case weak = "Password not strong enough"
  case different = "Passwords do not match"

  /// Creates the first problem of a password, or `nil` if the password is valid.
  public init?(of password: String, repeated: String) {
    if password.isEmpty {
      self = .empty
    } else if password.count < 8 {
      self = .short
    } else if PasswordStrength(of: password) < .reasonable {
      self = .weak
    } else if password != repeated {
      self = .different
    } else {
      return nil
    }
  }
}

/// A class of characters in passwords.
private enum CharacterClass {
  case lower, upper, digit, symbol, punctuation, whitespace, other

  init(_ scalar: Unicode.Scalar) {
    if scalar.properties.isWhitespace {
      self = .whitespace
      return
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter: self = .lower
    case .uppercaseLetter: self = .upper
    case .decimalNumber: self = .digit
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: self = .symbol
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      self = .punctuation
    default: self = .other
    }
  }

  /// The number of characters in the class.
  var size: Int {
    switch self {
    case .lower, .upper: 26
    case .digit, .symbol: 10
    case .punctuation: 20
    case .whitespace: 1
    case .other: 160
    }
  }
}
