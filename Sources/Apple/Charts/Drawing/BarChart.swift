import PlatenControls
import PlatenGraph
import PlatenLines

/// A chart of horizontal bars, with a row for each category or for each series of a category.
///
///     Mon  ████████████ 12
///     Tue  ██████▌ 6.5
struct BarChart: Equatable {
  var rows: [BarRow]
  /// The values at both ends of the bars.
  var domain: ClosedRange<Double>
  var rules: [BarRule] = []
  var legend = ChartLegend()
}

/// A row of a bar chart.
struct BarRow: Equatable {
  /// The category; empty if the previous row has the same one.
  var label: String
  /// The series; empty if all series share a row.
  var series = ""
  var segments: [BarSegment]
  /// The values of the segments.
  var values: [String]
  /// The text that replaces several values if they are too long.
  var total = ""
}

/// A part of a bar.
struct BarSegment: Equatable {
  var range: ClosedRange<Double>
  var style = Style.plain
  /// The position of the series among the fill characters.
  var fill = 0
}

/// A vertical line across the bars.
struct BarRule: Equatable {
  var value: Double
  var style = Style.plain
}

extension BarChart {
  /// The minimum number of cells for bars; in less space, a row shows only its value.
  private static let minBar = 4

  /// Returns the lines of the chart in a width, which must be positive.
  ///
  /// - Complexity: O(*n*) in the cells of the rows.
  func lines(width: Int, glyphs: Glyphs) -> [Line] {
    let labels = columnWidth(of: rows.lazy.map(\.label), within: width / 3)
    let series = columnWidth(of: rows.lazy.map(\.series), within: width / 4)
    let values = rows.map { $0.value(within: width / 3, ellipsis: glyphs.ellipsis) }
    let room = width - labels - series - (values.map(\.width).max() ?? 0) - 1
    let bars = zip(rows, values).map { row, value in
      row.label.cell(labels, glyphs, Style(role: .label)) + row.series.cell(series, glyphs)
        + (room < Self.minBar ? value : bar(of: row, width: room, glyphs).followed(by: value))
    }
    return legend.arranged(around: bars, width: width, glyphs: glyphs)
  }

  /// Returns the width of a column with its margin, or 0 if it contains no text.
  private func columnWidth(of texts: some Sequence<String>, within limit: Int) -> Int {
    let widest = texts.reduce(0) { max($0, Line($1).width) }
    return widest == 0 ? 0 : min(widest, max(limit, 1)) + 2
  }

  /// Returns the bar of a row with the rules of the chart, padded to the end of a bar from zero.
  private func bar(of row: BarRow, width: Int, _ glyphs: Glyphs) -> Line {
    let scale = LinearScale(domain: domain)
    var cells = CellRow(width: width)
    for segment in row.segments {
      let isWhole = row.segments.count > 1 || segment.fill > 0 || glyphs.isASCII
      cells.draw(segment, on: scale, width: width, isWhole: isWhole, glyphs)
    }
    for rule in rules {
      let column = min(Int(scale.position(of: rule.value) * Double(width)), width - 1)
      cells[column] = (glyphs.isASCII ? "|" : "│", rule.style)
    }
    let zero = Int((scale.position(of: 0) * Double(width)).rounded())
    return cells.line.padded(to: domain.lowerBound < 0 ? zero : 0)
  }
}

extension CellRow {
  /// Draws a part of a bar, which begins at a cell and ends at an eighth of one.
  ///
  /// A bar to the left of zero begins at half a cell. A value that is not zero fills at least a part
  /// of a cell.
  ///
  /// - Parameter isWhole: Whether only complete cells are filled.
  fileprivate mutating func draw(
    _ segment: BarSegment, on scale: LinearScale, width: Int, isWhole: Bool, _ glyphs: Glyphs
  ) {
    func eighths(_ value: Double) -> Int {
      Int((scale.position(of: value) * Double(width) * 8).rounded())
    }
    let (lower, upper) = (segment.range.lowerBound, segment.range.upperBound)
    guard lower < upper else { return }
    let isLeft = upper <= 0
    let unit = isWhole ? 8 : isLeft ? 4 : 1
    var start = eighths(lower).rounded(to: isLeft ? unit : 8)
    var end = eighths(upper).rounded(to: isLeft ? 8 : unit)
    if start >= end {
      (start, end) = isLeft ? (max(end - unit, 0), end) : (start, min(start + unit, width * 8))
    }
    if start >= end { start = end - unit }
    for column in start / 8..<(end + 7) / 8 {
      let (from, to) = (max(start, column * 8), min(end, column * 8 + 8))
      let character: Character =
        to - from == 8
        ? glyphs.fill(segment.fill) : from > column * 8 ? "▐" : glyphs.barEnd(to - from)
      self[column] = (character, segment.style)
    }
  }
}

extension Int {
  /// Returns the nearest multiple of a number.
  fileprivate func rounded(to unit: Int) -> Int { (self + unit / 2) / unit * unit }
}

extension BarRow {
  /// Returns the values, or their total if they are too long.
  fileprivate func value(within width: Int, ellipsis: String) -> Line {
    let line = Line(values.joined(separator: " + "))
    if line.width <= width || values.count < 2 {
      return line.truncated(to: Swift.max(width, 1), ellipsis: ellipsis)
    }
    return Line(total).truncated(to: Swift.max(width, 1), ellipsis: ellipsis)
  }
}

extension Line {
  /// Returns the line with a value after it.
  fileprivate func followed(by value: Line) -> Line {
    isEmpty ? value : value.isEmpty ? self : self + " " + value
  }
}

extension String {
  /// Returns the text as a cell of a column with a width that includes the margin.
  fileprivate func cell(_ width: Int, _ glyphs: Glyphs, _ style: Style = .plain) -> Line {
    if width == 0 { return .empty }
    return Line(self, style: style).truncated(to: width - 2, ellipsis: glyphs.ellipsis)
      .padded(to: width)
  }
}
