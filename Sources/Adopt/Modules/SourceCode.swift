import PlatenSyntax

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

  let text: String
  /// The lines that begin outside comments and literals.
  let lines: [CodeLine]

  init(_ text: String) {
    self.text = text
    let starts = text.startsOfCode
    var conditions = Conditions()
    lines = text.sourceLines.enumerated().compactMap { index, line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
      if !starts.contains(start) || code.hasPrefix("//") { return nil }
      conditions.follow(code)
      return CodeLine(index: index, text: line, isConditional: conditions.isConditional)
    }
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

/// The conditions that enclose a line.
private struct Conditions {
  /// Whether each of the enclosing conditions is true on phones, as far as it names their system.
  private var areForPhones: [Bool] = []

  /// Whether the line is not only built for phones.
  var isConditional: Bool { !areForPhones.allSatisfy { $0 } }

  /// Enters or leaves a condition if a line begins or ends one.
  mutating func follow(_ code: Substring) {
    if code.hasPrefix("#else") || code.hasPrefix("#endif") { _ = areForPhones.popLast() }
    if code.hasPrefix("#if") || code.hasPrefix("#else") {
      areForPhones.append(code.contains("os(iOS)") && !code.contains("!os(iOS)"))
    }
  }
}

extension String {
  /// The lines of Swift source, without their ends.
  var sourceLines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// The positions in UTF-8 at which lines start outside comments and literals.
  fileprivate var startsOfCode: Set<Int> {
    let bytes = Array(utf8)
    var scanner = Scanner(bytes)
    var starts: Set<Int> = [0]
    while let position = scanner.nextCode() {
      if bytes[position].isNewline { starts.insert(position + 1) }
    }
    return starts
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  fileprivate var isOfIdentifier: Bool {
    isCapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}
