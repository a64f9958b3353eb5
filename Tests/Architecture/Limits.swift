import Foundation

/// The limits in `Documentation/Decisions/limits.md`.
///
/// The last row of a metric holds, so that a limit changes by a new row with a reason.
struct Limits {
  struct Row {
    let metric: String
    let limit: Int
    let date: String
    let reason: String
  }

  let rows: [Row]

  init() throws {
    let page = Sources.folder.appending(path: "../Documentation/Decisions/limits.md")
    rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap(Self.row)
  }

  /// The metrics of a kind, such as `members of`, each without the kind.
  func exceptions(_ kind: String) -> [String: Int] {
    let found = rows.filter { $0.metric.hasPrefix(kind + " ") }
    let limits = found.map { (String($0.metric.dropFirst(kind.count + 1)), $0.limit) }
    return Dictionary(limits, uniquingKeysWith: { _, last in last })
  }

  subscript(metric: String) -> Int {
    get throws {
      guard let row = rows.last(where: { $0.metric == metric }) else {
        throw Missing(metric: metric)
      }
      return row.limit
    }
  }

  /// Returns the row of a table whose second column is a number.
  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 4, let limit = Int(cells[1].replacing(",", with: "")) else { return nil }
    return Row(metric: cells[0], limit: limit, date: cells[2], reason: cells[3])
  }

  struct Missing: Error, CustomStringConvertible {
    let metric: String
    var description: String {
      "no limit of \"\(metric)\": add a row to Documentation/Decisions/limits.md"
    }
  }
}
