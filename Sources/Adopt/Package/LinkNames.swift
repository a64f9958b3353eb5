import Foundation

/// The names of links in the written package, which differ from the names of the files where these
/// would be ambiguous, contain special characters, or be too long for the files that the compiler
/// names after them.
struct LinkNames {
  private static let maxLength = 100

  private var taken: Set<String> = []

  /// Returns a unique name for a file.
  mutating func name(for file: URL) -> String {
    let name = file.lastPathComponent.map { Self.isPlain($0) ? $0 : "_" }
    let (long, suffix) = Self.parts(of: String(name))
    let stem = String(long.prefix(Self.maxLength))
    var unique = stem + suffix
    var number = 2
    // Links are compared without case, as on the file systems of Apple's platforms.
    while !taken.insert(unique.lowercased()).inserted {
      unique = "\(stem)-\(number)\(suffix)"
      number += 1
    }
    return unique
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || "+-_. ".contains(character)
  }

  private static func parts(of name: String) -> (stem: String, suffix: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...].prefix(maxLength)))
  }
}
