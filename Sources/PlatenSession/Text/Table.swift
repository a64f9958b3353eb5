import PlatenLines

/// Rows as lines, each column as wide as its widest cell; columns without a cell take no room.
package func aligned(_ rows: [[String]]) -> [String] {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in
    rows.map { column < $0.count ? $0[column].printable.cells : 0 }.max() ?? 0
  }
  return rows.map { row in
    zip(row, widths).filter { $0.1 > 0 }
      .map { Line($0.0).padded(to: $0.1).text }
      .joined(separator: "  ")
  }
}
