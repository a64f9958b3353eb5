import PlatenControls
import PlatenGraph
import PlatenLines

/// A chart with two axes.
struct PlotChart: Equatable {
  var marks: [PlotMark]
  var x: PlotAxis
  var y: PlotAxis
  var legend = ChartLegend()
  /// The height of the plot in lines if the frame does not set one.
  var idealHeight = 10
}

/// A mark at its position in the units of the axes.
struct PlotMark: Equatable {
  var kind: ChartMark.Kind
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>
  var series = 0
  var style = Style.plain
  /// The symbol of a point; `nil` for a point of a line without symbols.
  var symbol: BasicChartSymbolShape?
  /// The position among the bars beside each other, and their number.
  var slot = 0
  var slots = 1
  /// The character of a cell by its value, from 0 to 1; `nil` for that of the series.
  var level: Double?
  var caption = ""
}

/// An axis of a plot.
struct PlotAxis: Equatable {
  /// A label at a value.
  struct Tick: Equatable {
    var value: Double
    var label: String
  }

  var scale: LinearScale
  var ticks: [Tick] = []
  var isHidden = false
}

extension PlotChart {
  /// Returns the lines of the chart in a size; the height `nil` selects the ideal height.
  ///
  /// - Complexity: O(*n*) in the marks and in the cells of the plot.
  func lines(width: Int, height: Int?, glyphs: Glyphs) -> [Line] {
    let labels = y.labelWidth
    let margin = y.isHidden || labels > width * 2 / 5 ? 0 : labels + 2
    let around = legend.height(width: width, glyphs: glyphs) + (x.isHidden ? 0 : 2)
    let plotHeight = height.map { $0 > around ? $0 - around : $0 } ?? idealHeight
    let isBare = height.map { $0 <= around } ?? false
    var painter = PlotPainter(
      x: x.scale, y: y.scale, width: width - margin, height: plotHeight, glyphs: glyphs)
    painter.draw(marks)
    var rows = painter.canvas.lines(glyphs: glyphs)
    if margin > 0 { rows = labeled(rows, labels, glyphs) }
    if isBare { return rows }
    if !x.isHidden {
      rows += axisLines(width: width - margin, glyphs).map { $0.indented(by: margin) }
    }
    if !x.isHidden, margin > 0 {
      rows[plotHeight] = corner(labels, width: width - margin, glyphs)
    }
    return legend.arranged(around: rows, width: width, glyphs: glyphs)
  }

  /// Returns the rows of the plot with the labels of the y axis before them.
  private func labeled(_ rows: [Line], _ width: Int, _ glyphs: Glyphs) -> [Line] {
    var labels = Array(repeating: Line.empty, count: rows.count)
    for tick in y.ticks {
      let position = y.scale.position(of: tick.value)
      let row = Int((1 - position) * Double(rows.count * 4 - 1)) / 4
      if labels[row].isEmpty {
        labels[row] = Line(tick.label, style: .muted)
      }
    }
    return zip(labels, rows).map { label, row in
      label.indented(by: width - label.width) + Line(glyphs.asciiSafe(" │"), style: .muted) + row
    }
  }

  /// Returns the line below the plot and the line with the labels of the x axis.
  private func axisLines(width: Int, _ glyphs: Glyphs) -> [Line] {
    let rule = Line(glyphs.asciiSafe(String(repeating: "─", count: width)), style: .muted)
    var labels = Line.empty
    for tick in x.ticks {
      let label = Line(tick.label, style: .muted).truncated(to: width, ellipsis: glyphs.ellipsis)
      let center = Int((x.scale.position(of: tick.value) * Double(width - 1)).rounded())
      let start = min(max(center - label.width / 2, 0), width - label.width)
      if labels.isEmpty || start > labels.width { labels = labels.padded(to: start) + label }
    }
    return [rule, labels]
  }

  private func corner(_ labels: Int, width: Int, _ glyphs: Glyphs) -> Line {
    let rule = " └" + String(repeating: "─", count: width)
    return Line.spaces(labels) + Line(glyphs.asciiSafe(rule), style: .muted)
  }
}

extension PlotAxis {
  /// The width of the longest label, in cells.
  fileprivate var labelWidth: Int { ticks.reduce(0) { max($0, Line($1.label).width) } }
}
