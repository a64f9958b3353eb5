/// A row of a symbol list or table: an Apple type with some of its members and conformances.
struct SymbolRow {
  let type: String
  /// Whether the row covers the type itself in addition to its members.
  let isAboutTheType: Bool
  let members: [String]
  let conformances: [String]

  /// The qualified names of all symbols in the row.
  var symbols: [String] {
    (isAboutTheType ? [type] : []) + members.map { "\(type).\($0)" }
      + conformances.map { "\(type): \($0)" }
  }

  /// The base names, without argument labels, of the symbols in the row.
  var names: [String] {
    let type = isAboutTheType ? type.split(separator: ".").suffix(1).map(String.init) : []
    return (type + members).map { String($0.prefix { $0 != "(" }) }
  }

  /// Parses the rows of a symbol list.
  static func lines(of list: String) throws -> [SymbolRow] {
    let lines = try PackageFolder.text(of: list).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " : ").map { $0.split(separator: " ") }
      return SymbolRow(
        type: String(parts[0][0].trimmingPrefix("+")), isAboutTheType: parts[0][0].first != "+",
        members: parts[0].dropFirst().map(withoutCount),
        conformances: parts.dropFirst().joined().map(String.init))
    }
  }

  /// Removes the number of overloads from a member, as in `init(_:)*2`.
  private static func withoutCount(_ member: Substring) -> String {
    let hasCount = member.last?.isNumber == true && member.dropLast().last == "*"
    return String(hasCount ? member.dropLast(2) : member)
  }
}
