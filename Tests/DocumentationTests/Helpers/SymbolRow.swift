/// A type of Apple's with some of its members and conformances, in a list or in a table.
struct SymbolRow {
  let type: String
  /// Whether it is about the type itself, or only about what stands in it.
  let isAboutTheType: Bool
  let members: [String]
  let conformances: [String]

  /// All symbols by a name of their own.
  var symbols: [String] {
    (isAboutTheType ? [type] : []) + members.map { "\(type).\($0)" }
      + conformances.map { "\(type): \($0)" }
  }

  /// The names without labels that it declares.
  var names: [String] {
    let type = isAboutTheType ? type.split(separator: ".").suffix(1).map(String.init) : []
    return (type + members).map { String($0.prefix { $0 != "(" }) }
  }

  /// The lines of a list.
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

  /// A member without the number of its overloads, as in `init(_:)*2`.
  private static func withoutCount(_ member: Substring) -> String {
    let hasCount = member.last?.isNumber == true && member.dropLast().last == "*"
    return String(hasCount ? member.dropLast(2) : member)
  }
}
