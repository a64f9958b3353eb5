/// The names that the sources of `PlatenReactive` declare, found by reading them as text.
struct PublicDeclarations {
  /// All names, those of cases included.
  private(set) var names: Set<String> = []
  /// The methods in extensions of `Publisher`.
  private(set) var operators: Set<String> = []

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
      if text.prefixMatch(of: /extension Publisher\b(?!s)/) != nil { end = indentation + "}" }
      if end == String(line) { end = nil }
      guard let name = name(in: text) else { continue }
      names.insert(name)
      if end != nil, text.hasPrefix("public func") { operators.insert(name) }
    }
  }

  private func name(in text: Substring) -> String? {
    let declaration =
      /(?:public .*?)?\b(?:func|let|var|case|struct|enum|class|typealias) (\w+)/
    if text.hasPrefix("public init") { return "init" }
    guard text.hasPrefix("public ") || text.hasPrefix("case ") else { return nil }
    return text.prefixMatch(of: declaration).map { String($0.1) }
  }
}
