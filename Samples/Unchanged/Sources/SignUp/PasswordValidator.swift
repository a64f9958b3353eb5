import Foundation

enum PasswordStrength: Int, CaseIterable, Comparable {
  case veryWeak, weak, reasonable, strong, veryStrong

  static func < (lhs: PasswordStrength, rhs: PasswordStrength) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

enum PasswordCheck: Equatable {
  case valid
  case empty
  case tooShort
  case notStrongEnough
  case noMatch

  var message: String {
    switch self {
    case .valid: return ""
    case .empty: return "Password must not be empty"
    case .tooShort: return "Password needs to be at least 8 characters"
    case .notStrongEnough: return "Password not strong enough"
    case .noMatch: return "Passwords do not match"
    }
  }
}

struct PasswordValidator {
  var minimumLength = 8
  var minimumStrength = PasswordStrength.reasonable

  func strength(of password: String) -> PasswordStrength {
    switch entropy(of: password) {
    case ..<28: return .veryWeak
    case 28..<36: return .weak
    case 36..<60: return .reasonable
    case 60..<128: return .strong
    default: return .veryStrong
    }
  }

  func check(_ password: String, repeated: String) -> PasswordCheck {
    if password.isEmpty { return .empty }
    if password.count < minimumLength { return .tooShort }
    if strength(of: password) < minimumStrength { return .notStrongEnough }
    return password == repeated ? .valid : .noMatch
  }

  private func entropy(of password: String) -> Double {
    let sets: [(CharacterSet, Int)] = [
      (.lowercaseLetters, 26), (.uppercaseLetters, 26), (.decimalDigits, 10),
      (.symbols, 10), (.punctuationCharacters, 20), (.whitespaces, 1),
    ]
    let size = sets.reduce(0) { total, element in
      password.rangeOfCharacter(from: element.0) == nil ? total : total + element.1
    }
    return size == 0 ? 0 : log2(Double(size)) * Double(password.count)
  }
}
