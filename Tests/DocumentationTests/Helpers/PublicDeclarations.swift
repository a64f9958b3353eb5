/// The names that some sources declare, found by reading them as text.
struct PublicDeclarations {
  /// All names, those of cases included.
  private(set) var names: Set<String> = []
  /// The names declared with the word `public`.
  private(set) var marked: Set<String> = []
  /// The methods in extensions of one protocol.
  private(set) var methods: Set<String> = []
  /// The methods that do nothing but return `self`.
  private(set) var idle: Set<String> = []

  private let extended: String

  private static let keywords: Set<Substring> = [
    "func", "let", "var", "case", "struct", "enum", "class", "protocol", "typealias", "macro",
  ]

  /// Reads the sources in some folders, and what they add to a protocol.
  init(in folders: [String], extending extended: String) throws {
    self.extended = extended
    for file in PackageFolder.files("swift", in: folders) {
      read(try PackageFolder.text(of: file).split(separator: "\n"))
    }
  }

  private mutating func read(_ lines: [Substring]) {
    var end: String?
    var method = ""
    for line in lines {
      let indentation = line.prefix { $0 == " " }
      let text = line.dropFirst(indentation.count)
      if text.hasPrefix("extension \(extended) ") { end = indentation + "}" }
      if end == String(line) { end = nil }
      if let name = name(in: text) {
        names.insert(name)
        if text.hasPrefix("public ") { marked.insert(name) }
        if end != nil, text.hasPrefix("public func") { methods.insert(name) }
        method = name
      }
      if end != nil, text.hasSuffix("-> some \(extended) { self }") { idle.insert(method) }
    }
  }

  private func name(in text: Substring) -> String? {
    if text.hasPrefix("public init") { return "init" }
    guard text.hasPrefix("public ") || text.hasPrefix("case ") else { return nil }
    let words = text.split(separator: " ")
    guard let at = words.firstIndex(where: Self.keywords.contains), at + 1 < words.count else {
      return nil
    }
    return String(words[at + 1].drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber })
  }
}
