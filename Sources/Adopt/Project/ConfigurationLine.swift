/// A line of a file of build settings.
///
/// - Complexity: O(*n*)
enum ConfigurationLine: Equatable {
  case setting(BuildSetting)
  /// A line that includes a file. An optional file need not exist.
  case include(path: String, isOptional: Bool)

  /// Parses a line, or returns `nil` if it is empty, a comment, or a setting with a condition.
  init?(_ line: Substring) {
    let code = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
    if let include = Self.include(code) ?? Self.setting(code) {
      self = include
    } else {
      return nil
    }
  }

  private static func include(_ code: Substring) -> ConfigurationLine? {
    guard let words = code.dropping("#include") else { return nil }
    let path = (words.dropping("?") ?? words).trimmed
    guard let start = path.dropping("\""), start.last == "\"", start.count > 1 else { return nil }
    return .include(path: String(start.dropLast()), isOptional: words.first == "?")
  }

  private static func setting(_ code: Substring) -> ConfigurationLine? {
    guard let equals = code.firstIndex(of: "=") else { return nil }
    let name = code[..<equals].trimmed
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    let value = code[code.index(after: equals)...].trimmed
    let text = value.last == ";" ? value.dropLast().trimmed : value
    return .setting(BuildSetting(name: String(name), value: String(text)))
  }
}

extension Substring {
  /// The text without spaces at its beginning and its end.
  var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start
  }

  /// Returns the text after a prefix, or `nil` if it does not begin with the prefix.
  func dropping(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
