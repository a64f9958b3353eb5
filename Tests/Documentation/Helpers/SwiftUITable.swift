/// The table of supported SwiftUI declarations.
enum SwiftUITable {
  static let page = "Documentation/Reference/SwiftUI.md"

  /// The rows by section heading, each with a name without its type and the names that it declares.
  static var sections: [String: [(name: String, members: [String])]] {
    get throws {
      let parts = try PackageFolder.text(of: page).split(separator: "\n## ").dropFirst()
      return Dictionary(
        uniqueKeysWithValues: parts.map { part in
          (String(part.prefix { $0 != "\n" }), part.split(separator: "\n").compactMap(row))
        })
    }
  }

  /// The names of all rows, without their types.
  static var names: Set<String> {
    get throws { Set(try sections.values.joined().map(\.name)) }
  }

  private static func row(of line: Substring) -> (name: String, members: [String])? {
    let cells = line.split(separator: " | ", omittingEmptySubsequences: false).map { cell in
      cell.matches(of: /`([^`]+)`/).map { plain($0.1) }
    }
    guard cells.count == 3, let name = cells[0].first else { return nil }
    return (name, cells[1])
  }

  /// Returns the base name: `Binding` for `@FocusState.Binding`, `init` for `init(_:)`.
  private static func plain(_ name: Substring) -> String {
    let path = name.prefix { $0 != "(" }.split(separator: ".")
    return String((path.last ?? name).drop { $0 == "@" || $0 == "\\" })
  }
}
