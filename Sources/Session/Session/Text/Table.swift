import PlatenLines

/// Aligns rows of cells into columns; each column has the width of its widest cell, and empty
/// columns are omitted.
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
