/// The names that the sources of `PlatenReactive` declare, found by reading them as text.
struct PublicDeclarations {
  /// All names, those of cases included.
  private(set) var names: Set<String> = []
  /// The methods in extensions of `Publisher`.
  private(set) var operators: Set<String> = []

  private static let keywords: Set<Substring> = [
    "func", "let", "var", "case", "struct", "enum", "class", "typealias",
  ]

  init() throws {
    for file in PackageFolder.files("swift", in: ["Sources/PlatenReactive"]) {
      read(try PackageFolder.text(of: file).split(separator: "\n"))
    }
  }

  private mutating func read(_ lines: [Substring]) {
    var end: String?
    for line in lines {
      let indentation = line.prefix { $0 == " " }
      let text = line.dropFirst(indentation.count)
      if text.hasPrefix("extension Publisher ") { end = indentation + "}" }
      if end == String(line) { end = nil }
      guard let name = name(in: text) else { continue }
      names.insert(name)
      if end != nil, text.hasPrefix("public func") { operators.insert(name) }
    }
  }

  private func name(in text: Substring) -> String? {
    if text.hasPrefix("public init") { return "init" }
    guard text.hasPrefix("public ") || text.hasPrefix("case ") else { return nil }
    let words = text.split(separator: " ")
    guard let at = words.firstIndex(where: Self.keywords.contains), at + 1 < words.count else {
      return nil
    }
    return String(words[at + 1].prefix { $0.isLetter || $0.isNumber })
  }
}
