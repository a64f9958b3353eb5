/// The names that source files declare, found by scanning their text.
struct PublicDeclarations {
  /// The names of all declarations, including enumeration cases.
  private(set) var names: Set<String> = []
  /// The names declared with the modifier `public`.
  private(set) var marked: Set<String> = []
  /// The methods in extensions of the specified protocol.
  private(set) var methods: Set<String> = []
  /// The methods that only return `withoutEffect(self)`.
  private(set) var idle: Set<String> = []

  private let extended: String

  private static let keywords: Set<Substring> = [
    "func", "let", "var", "case", "struct", "enum", "class", "protocol", "typealias", "macro",
  ]

  /// Scans the source files in some folders, including their extensions of a protocol.
  init(in folders: [String], extending extended: String) throws {
    self.extended = extended
    for file in PackageFolder.files("swift", in: folders) {
      read(try PackageFolder.text(of: file).split(separator: "\n"))
    }
  }

  private mutating func read(_ lines: [Substring]) {
    var end: String?
    var method = ""
    var isBegun = false
    var last: Substring = ""
    for line in lines {
      let indentation = line.prefix { $0 == " " }
      let text = line.dropFirst(indentation.count).trimmingPrefix(/(?:@\w+(?:\("[^)]*\))? )+/)
      if text.hasPrefix("extension \(extended) ") { end = indentation + "}" }
      if end == String(line) { end = nil }
      if let name = name(in: text) {
        names.insert(name)
        let isWord = name.first?.isLetter == true && name != "subscript"
        // An override of a package-only member must be as accessible as its class.
        if text.hasPrefix("public "), !text.contains("override "), isWord { marked.insert(name) }
        if end != nil, text.hasPrefix("public func") { methods.insert(name) }
        method = name
      }
      let isSelf =
        text.hasSuffix("-> some \(extended) { withoutEffect(self) }")
        || isBegun && text == "withoutEffect(self)"
      if end != nil, isSelf { idle.insert(method) }
      isBegun = "\(last) \(text)".contains(/-> some \w+( where .*)? {$/)
      last = text
    }
  }

  private func name(in text: Substring) -> String? {
    if text.hasPrefix("public init") { return "init" }
    if text.hasPrefix("public subscript") { return "subscript" }
    guard ["public ", "open ", "case "].contains(where: text.hasPrefix) else { return nil }
    let words = text.split(separator: " ")
    guard let at = words.firstIndex(where: Self.keywords.contains), at + 1 < words.count else {
      return nil
    }
    let word = words[at + 1].drop { $0 == "`" }
    let name = word.prefix { $0.isLetter || $0.isNumber }
    return String(name.isEmpty ? word.prefix { $0 != "(" } : name)
  }
}
