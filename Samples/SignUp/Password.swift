import Foundation

/// How hard a password is to guess.
public enum PasswordStrength: Int, CaseIterable, Comparable, Sendable, CustomStringConvertible {
  case veryWeak, weak, reasonable, strong, veryStrong

  /// By its entropy in bits: below 28, 36, 60, 128, and above.
  public init(of password: String) {
    switch Self.entropy(of: password) {
    case ..<28: self = .veryWeak
    case ..<36: self = .weak
    case ..<60: self = .reasonable
    case ..<128: self = .strong
    default: self = .veryStrong
    }
  }

  /// In bits: the logarithm of the number of characters that it chooses from, times its length.
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

/// Why a password cannot be taken, the first reason first.
public enum PasswordProblem: String, Sendable {
  case empty = "Password must not be empty"
  case short = "Password needs to be at least 8 characters"
  case weak = "Password not strong enough"
  case different = "Passwords do not match"

  /// The first problem that a password has, if any.
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

/// The kinds of characters that a password can be made of.
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

  /// How many characters there are of the kind.
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
