/// The support table of all SwiftUI symbols, and the list from which it is generated.
enum SwiftUISymbols {
  static let page = "Documentation/Reference/SwiftUISymbols.md"

  /// The rows of the list of SwiftUI's symbols.
  static var list: [SymbolRow] {
    get throws { try SymbolRow.lines(of: "Scripts/swiftui-symbols.txt") }
  }

  /// The supported symbols, the symbols without effect, and the missing symbols.
  static var states: [[SymbolRow]] {
    get throws {
      let lines = try PackageFolder.text(of: page).split(separator: "\n")
      let rows = lines.map { $0.split(separator: " | ", omittingEmptySubsequences: false) }
      return (1...3).map { column in
        rows.compactMap { cells in
          cells.count == 4 ? row(named: cells[0], holding: cells[column]) : nil
        }
      }
    }
  }

  private static func row(named name: Substring, holding cell: Substring) -> SymbolRow? {
    guard let type = name.firstMatch(of: /`([^`]+)`/) else { return nil }
    return SymbolRow(
      type: String(type.1), isAboutTheType: cell.contains("itself"),
      members: cell.matches(of: /`([^`]+)`/).map { String($0.1) }, conformances: [])
  }
}
