/// A type of Combine with some of its members and conformances.
struct CombineTableRow {
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
    return type + members.map { String($0.prefix { $0 != "(" }) }
  }
}

/// The table of Combine's symbols, and the list that it was made of.
enum CombineTable {
  static let page = "Documentation/Combine.md"

  /// The lines of the list.
  static var list: [CombineTableRow] {
    get throws {
      let lines = try PackageFolder.text(of: "Scripts/combine-symbols.txt").split(separator: "\n")
      return lines.filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.split(separator: " : ").map { $0.split(separator: " ") }
        return CombineTableRow(
          type: String(parts[0][0].trimmingPrefix("+")), isAboutTheType: parts[0][0].first != "+",
          members: parts[0].dropFirst().map(withoutCount),
          conformances: parts.dropFirst().joined().map(String.init))
      }
    }
  }

  /// A member without the number of its overloads, as in `init(_:)*2`.
  private static func withoutCount(_ member: Substring) -> String {
    let hasCount = member.last?.isNumber == true && member.dropLast().last == "*"
    return String(hasCount ? member.dropLast(2) : member)
  }

  /// The rows under each heading of the page.
  static var sections: [String: [CombineTableRow]] {
    get throws {
      let parts = try PackageFolder.text(of: page).split(separator: "\n## ").dropFirst()
      return Dictionary(
        uniqueKeysWithValues: parts.map { part in
          (String(part.prefix { $0 != "\n" }), part.split(separator: "\n").compactMap(row))
        })
    }
  }

  private static func row(of line: Substring) -> CombineTableRow? {
    let cells = line.split(separator: " | ", omittingEmptySubsequences: false).map { cell in
      cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    guard cells.count >= 3, let type = cells[0].first else { return nil }
    return CombineTableRow(
      type: type, isAboutTheType: !line.hasPrefix("| in "), members: cells[1],
      conformances: cells[2])
  }
}
