/// The support table of Combine's symbols, and the list from which it is generated.
enum CombineTable {
  static let page = "Documentation/Reference/Combine.md"

  /// The rows of the symbol list.
  static var list: [SymbolRow] {
    get throws { try SymbolRow.lines(of: "Scripts/combine-symbols.txt") }
  }

  /// The rows of the support table, by section heading.
  static var sections: [String: [SymbolRow]] {
    get throws {
      let parts = try PackageFolder.text(of: page).split(separator: "\n## ").dropFirst()
      return Dictionary(
        uniqueKeysWithValues: parts.map { part in
          (String(part.prefix { $0 != "\n" }), part.split(separator: "\n").compactMap(row))
        })
    }
  }

  private static func row(of line: Substring) -> SymbolRow? {
    let cells = line.split(separator: " | ", omittingEmptySubsequences: false).map { cell in
      cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    guard cells.count >= 3, let type = cells[0].first else { return nil }
    return SymbolRow(
      type: type, isAboutTheType: !line.hasPrefix("| in "), members: cells[1],
      conformances: cells[2])
  }
}
