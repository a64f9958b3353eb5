/// The lines of a Swift source file, as far as imports and attributes are concerned.
struct SourceCode {
  /// A line of code.
  struct CodeLine {
    /// The number of the line, from 0.
    let index: Int
    let text: Substring
    /// Whether the line is between `#if` and `#endif`, and not only built for phones.
    let isConditional: Bool
  }

  /// An import of a module.
  struct Import: Equatable {
    let module: String
    let isConditional: Bool
  }

  /// The type in which a program begins.
  struct MainType: Equatable {
    let name: String
    /// Whether the type is the delegate of an app of UIKit, rather than an app of SwiftUI.
    let isDelegate: Bool
  }

  /// The number of characters of a line that are searched for the type of a program.
  private static let maxDeclaration = 200

  /// The lines outside comments and multi-line texts.
  let lines: [CodeLine]

  init(_ text: String) {
    var scanner = LineScanner()
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { scanner.scan($0.element, at: $0.offset) }
  }

  var imports: [Import] {
    lines.filter { $0.text.contains("import") }.compactMap { line in
      line.text.prefixMatch(of: Self.importPattern).map {
        Import(module: String($0.module), isConditional: line.isConditional)
      }
    }
  }

  /// The type with the attribute `@main` or `@UIApplicationMain`, if it is in this file.
  var mainType: MainType? {
    guard let start = lines.firstIndex(where: { $0.text.contains(/@(?:main|UIApplicationMain)\b/) })
    else { return nil }
    let text = lines[start...].prefix(10).map { $0.text.prefix(Self.maxDeclaration) }
      .joined(separator: "\n")
    return text.firstMatch(of: Self.mainPattern).map {
      MainType(name: String($0.name), isDelegate: $0.kind == "class")
    }
  }

  /// A name in the sources.
  struct Name: Hashable {
    let text: String
    /// Whether arguments or a closure follow the name.
    let isCalled: Bool
  }

  /// The names of types, and of members that follow a period.
  var names: Set<Name> {
    var names: Set<Name> = []
    for line in lines {
      let text = line.text.utf8
      for word in text.split(whereSeparator: { !$0.isOfIdentifier }) {
        let isMember = text[..<word.startIndex].last == UInt8(ascii: ".")
        guard isMember || word.first?.isCapital == true else { continue }
        let next = text[word.endIndex...].first { $0 != UInt8(ascii: " ") }
        let isCalled = next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
        names.insert(Name(text: String(Substring(word)), isCalled: isCalled))
      }
    }
    return names
  }

  /// The numbers of the lines in which declarations begin, from 1.
  var declarations: [Int] {
    lines.filter { $0.text.prefixMatch(of: Self.declarationPattern) != nil }.map { $0.index + 1 }
  }

  private static var declarationPattern: Regex<Substring> {
    /\s*(?:@?\w+(?:\([^)]*\))?\s+)*(?:var|func|init|subscript|struct|class|enum|extension|protocol|actor)\b/
  }

  private static var importPattern: Regex<(Substring, module: Substring)> {
    /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?(?<module>[A-Za-z_]\w*)/
  }

  private static var mainPattern: Regex<(Substring, kind: Substring, name: Substring)> {
    /@(?:main|UIApplicationMain)\b(?:\s|@\w+(?:\([^)]*\))?)*(?:(?:public|internal|final|open)\s+)*(?<kind>struct|class|enum)\s+(?<name>[A-Za-z_]\w*)/
  }
}

/// A scanner that recognizes comments, multi-line texts and conditions.
private struct LineScanner {
  private var commentDepth = 0
  private var isInText = false
  /// Whether each of the enclosing conditions is true on phones, as far as it names their system.
  private var conditions: [Bool] = []

  /// Returns the line if it begins with code.
  mutating func scan(_ line: Substring, at index: Int) -> SourceCode.CodeLine? {
    let isCode = commentDepth == 0 && !isInText
    skim(line)
    let code = line.drop { $0 == " " || $0 == "\t" }
    if !isCode || code.hasPrefix("//") { return nil }
    follow(code)
    return SourceCode.CodeLine(
      index: index, text: line, isConditional: !conditions.allSatisfy { $0 })
  }

  /// Enters or leaves a condition.
  private mutating func follow(_ code: Substring) {
    if code.hasPrefix("#else") || code.hasPrefix("#endif") { _ = conditions.popLast() }
    if code.hasPrefix("#if") || code.hasPrefix("#else") {
      conditions.append(code.contains("os(iOS)") && !code.contains("!os(iOS)"))
    }
  }

  /// Follows the delimiters of comments and texts in a line.
  private mutating func skim(_ line: Substring) {
    var rest = line.utf8[...]
    while let byte = rest.first {
      if isInText {
        if rest.skip(#"""""#) { isInText = false } else { rest.skipCharacter() }
      } else if commentDepth > 0 {
        if rest.skip("*/") {
          commentDepth -= 1
        } else if rest.skip("/*") {
          commentDepth += 1
        } else {
          rest.removeFirst()
        }
      } else if rest.skip("//") {
        return
      } else if rest.skip("/*") {
        commentDepth += 1
      } else if rest.skip(#"""""#) {
        isInText = true
      } else if byte == UInt8(ascii: "\"") {
        rest.skipLiteral()
      } else {
        rest.removeFirst()
      }
    }
  }
}

extension Substring.UTF8View.SubSequence {
  /// Skips a delimiter if the text begins with it.
  fileprivate mutating func skip(_ delimiter: String) -> Bool {
    guard starts(with: delimiter.utf8) else { return false }
    removeFirst(delimiter.utf8.count)
    return true
  }

  /// Skips a character of a literal, together with a backslash before it.
  fileprivate mutating func skipCharacter() {
    if popFirst() == UInt8(ascii: "\\") { _ = popFirst() }
  }

  /// Skips a literal on one line.
  fileprivate mutating func skipLiteral() {
    removeFirst()
    while let byte = first, byte != UInt8(ascii: "\"") { skipCharacter() }
    _ = popFirst()
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  fileprivate var isOfIdentifier: Bool {
    isCapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}
