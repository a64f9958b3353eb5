/// A scanner that skips comments and literals in Swift source.
struct Scanner {
  private let characters: [Character]
  private var position = 0

  init(_ characters: [Character]) { self.characters = characters }

  /// Returns the position of the next character that is code or ends a literal, or `nil` at the end
  /// of the source.
  mutating func nextCode() -> Int? {
    while skipComment() {}
    if skipString() { return position - 1 }
    guard position < characters.count else { return nil }
    defer { position += 1 }
    return position
  }

  private func isAt(_ text: String) -> Bool { characters[position...].starts(with: text) }

  /// Skips the specified text at the current position, and returns whether the text was found.
  private mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += text.count
    return true
  }

  private mutating func skipComment() -> Bool {
    guard isAt("//") else { return skipBlockComment() }
    while position < characters.count, !characters[position].isNewline { position += 1 }
    return true
  }

  /// Block comments can be nested, and line comments inside them have no meaning.
  private mutating func skipBlockComment() -> Bool {
    guard skip("/*") else { return false }
    var depth = 1
    while position < characters.count, depth > 0 {
      if skip("/*") {
        depth += 1
      } else if skip("*/") {
        depth -= 1
      } else {
        position += 1
      }
    }
    return true
  }

  private mutating func skipString() -> Bool {
    let signs = String(characters[position...].prefix { $0 == "#" })
    let quotes = ["\"\"\"", "\""].first { isAt(signs + $0) }
    guard let quotes, skip(signs + quotes) else { return false }
    while position < characters.count, !skip(quotes + signs) {
      if skip("\\" + signs + "(") {
        skipInterpolation()
      } else if !skip("\\" + signs + "\\"), !skip("\\" + signs + "\"") {
        position += 1
      }
    }
    return true
  }

  /// Skips an interpolation up to and including its closing parenthesis.
  ///
  /// The compiler, which parses the source first, accepts at most 256 interpolations inside each other.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let code = nextCode() {
      if characters[code] == "(" { depth += 1 }
      if characters[code] == ")" { depth -= 1 }
    }
  }
}
