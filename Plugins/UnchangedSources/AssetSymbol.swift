/// The constant for an asset, as Xcode names it: `appOrange` for `App Orange`.
struct AssetSymbol {
  /// The name of the asset.
  let asset: String
  /// The enclosing namespaces, outermost first.
  let path: [String]
  let name: String

  private init?(_ asset: String, without suffix: String) {
    let parts = asset.split(separator: "/").map { Self.words(in: $0) }
    guard let last = parts.last, !last.isEmpty, parts.allSatisfy({ !$0.isEmpty }) else {
      return nil
    }
    self.asset = asset
    path = parts.dropLast().map { $0.map(\.capitalizedFirst).joined() }
    let joined = last.map(\.capitalizedFirst).joined()
    let short =
      joined.hasSuffix(suffix) && joined != suffix
      ? String(joined.dropLast(suffix.count)) : joined
    name = Self.identifier(short.loweredFirst)
  }

  /// Returns the symbols of assets. Of several assets with the same symbol, the first has one.
  static func symbols(of assets: [String], without suffix: String) -> [AssetSymbol] {
    var known: Set<[String]> = []
    return assets.compactMap { AssetSymbol($0, without: suffix) }
      .filter { known.insert($0.path + [$0.name]).inserted }
  }

  private static func words(in name: Substring) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }
  }

  private static func identifier(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
    "super", "switch", "throw", "true", "try", "var", "where", "while",
  ]

  /// The names of SwiftUI's styles, for which no color is declared.
  static let styles: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
    "foreground", "background", "selection", "separator", "tint", "placeholder", "link", "bar",
    "accent",
  ]
}

extension AssetSymbol {
  /// Returns the declarations of constants, in the enumerations of their namespaces.
  static func declarations(of symbols: [AssetSymbol], type: String) -> String {
    var text = ""
    for symbol in symbols where symbol.path.isEmpty {
      text += "  static let \(symbol.constant(of: type))\n"
    }
    for (path, symbols) in Dictionary(grouping: symbols, by: \.path).sorted(by: {
      $0.key.lexicographicallyPrecedes($1.key)
    }) where !path.isEmpty {
      let constants = symbols.map { "static let \($0.constant(of: type))" }.joined(separator: "; ")
      let body = path.reversed().reduce(constants) { "enum \($1) { \($0) }" }
      text += "  \(body)\n"
    }
    return text
  }

  private func constant(of type: String) -> String {
    "\(name) = \(type)(name: \(String(reflecting: asset)), bundle: .main)"
  }
}

extension StringProtocol {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension String {
  /// The text with its first word in lowercase: `appOrange`, `urlField`.
  fileprivate var loweredFirst: String {
    let capitals = prefix { $0.isUppercase }
    let rest = dropFirst(capitals.count)
    // The last of several capitals begins the next word.
    let count =
      capitals.count > 1 && !rest.isEmpty && rest.first?.isLetter == true
      ? capitals.count - 1 : capitals.count
    return prefix(count).lowercased() + dropFirst(count)
  }
}
