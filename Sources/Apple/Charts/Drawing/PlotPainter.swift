import PlatenLines

/// Draws marks on a canvas.
struct PlotPainter {
  private(set) var canvas: PlotCanvas
  private let x: LinearScale
  private let y: LinearScale
  private let glyphs: Glyphs

  init(x: LinearScale, y: LinearScale, width: Int, height: Int, glyphs: Glyphs) {
    (self.x, self.y, self.glyphs) = (x, y, glyphs)
    canvas = PlotCanvas(width: width, height: height)
  }

  /// Draws areas first, then bars and rectangles, lines, points, and rules where there is space.
  mutating func draw(_ marks: [PlotMark]) {
    let areas = marks.filter { $0.kind == .area }
    for points in areas.bySeries { drawArea(points) }
    for mark in marks where mark.kind == .bar || mark.kind == .rectangle { drawBox(mark) }
    for points in marks.filter({ $0.kind == .line }).bySeries { drawLine(points) }
    let points = marks.filter { $0.kind == .point }
    let isDense = points.count > canvas.width * canvas.height / 2
    for point in points { drawPoint(point, isDense: isDense) }
    for mark in marks where mark.kind == .rule { drawRule(mark) }
    for mark in marks where !mark.caption.isEmpty { drawCaption(mark) }
  }

  // MARK: Positions

  private func dot(_ xValue: Double, _ yValue: Double) -> DotPoint {
    DotPoint(
      x: Int((x.position(of: xValue) * Double(canvas.dotWidth - 1)).rounded()),
      y: Int(((1 - y.position(of: yValue)) * Double(canvas.dotHeight - 1)).rounded()))
  }

  private func dot(_ mark: PlotMark) -> DotPoint { dot(mark.x.middle, mark.y.middle) }

  /// Returns the columns of a mark, without a gap if it is only one column wide.
  private func columns(of mark: PlotMark) -> Range<Int> {
    let width = Double(canvas.width)
    let start = Int((x.position(of: mark.x.lowerBound) * width + 1e-6).rounded(.down))
    let end = Int((x.position(of: mark.x.upperBound) * width + 1e-6).rounded(.down))
    let isInterval = mark.x.lowerBound < mark.x.upperBound
    let space = max(end - start - (isInterval && end - start > 1 ? 1 : 0), 1)
    let first = min(start, canvas.width - 1) + space * mark.slot / mark.slots
    let last = min(start, canvas.width - 1) + space * (mark.slot + 1) / mark.slots
    return first..<max(last, first + 1)
  }

  // MARK: Marks

  private mutating func drawArea(_ points: [PlotMark]) {
    for (point, next) in zip(points, points.dropFirst() + points.suffix(1)) {
      let (top, nextTop) = (
        dot(point.x.middle, point.y.upperBound), dot(next.x.middle, next.y.upperBound)
      )
      let (bottom, nextBottom) = (
        dot(point.x.middle, point.y.lowerBound), dot(next.x.middle, next.y.lowerBound)
      )
      for column in min(top.x, nextTop.x)...max(top.x, nextTop.x) {
        let part = top.x == nextTop.x ? 0 : Double(column - top.x) / Double(nextTop.x - top.x)
        let upper = top.y.mixed(with: nextTop.y, part)
        let lower = bottom.y.mixed(with: nextBottom.y, part)
        for row in min(upper, lower)...max(upper, lower)
        where point.series.fillsDot(column, row) || row == upper {
          canvas.dot(column, row, point.style)
        }
      }
    }
  }

  private mutating func drawBox(_ mark: PlotMark) {
    let isFlat = mark.y.lowerBound == mark.y.upperBound
    let height = Double(canvas.height * 8)
    let bottom = Int((y.position(of: mark.y.lowerBound) * height).rounded())
    let top = Int((y.position(of: mark.y.upperBound) * height).rounded())
    for column in columns(of: mark) {
      if isFlat {
        if mark.kind == .rectangle { drawCap(column, mark) }
      } else {
        fill(column, from: bottom, to: max(top, bottom + 1), mark)
      }
    }
  }

  /// Draws the line that shows a rectangle without height.
  private mutating func drawCap(_ column: Int, _ mark: PlotMark) {
    canvas.put(glyphs.isASCII ? "-" : "─", column, dot(mark).y / 4, mark.style)
  }

  /// Fills a column between two heights in eighths of a line.
  private mutating func fill(_ column: Int, from bottom: Int, to top: Int, _ mark: PlotMark) {
    for row in bottom / 8..<(top + 7) / 8 {
      let eighths = min(top - row * 8, 8)
      let isWhole = mark.series > 0 || glyphs.isASCII
      if eighths < 4, isWhole, bottom / 8 < row { continue }
      let character = isWhole ? glyphs.fill(mark.series) : glyphs.column(eighths)
      canvas.put(
        mark.level.map(glyphs.level) ?? character, column, canvas.height - 1 - row, mark.style)
    }
  }

  private mutating func drawLine(_ points: [PlotMark]) {
    let dots = points.map(dot)
    for (index, start) in dots.enumerated() {
      canvas.line(
        from: start, to: index + 1 < dots.count ? dots[index + 1] : start, points[index].style)
    }
    // Symbols at each point would hide a line with many points.
    let isSparse = points.count * 3 <= canvas.width
    var last: Int?
    for (mark, dot) in zip(points, dots) {
      guard let symbol = mark.symbol ?? (points.count == 1 ? .circle : nil) else { continue }
      if let last, !isSparse, abs(dot.x - last) < 20 { continue }
      last = dot.x
      put(symbol, dot, mark.style)
    }
  }

  private mutating func drawPoint(_ mark: PlotMark, isDense: Bool) {
    let dot = dot(mark)
    if isDense || mark.symbol == nil {
      canvas.dot(dot.x, dot.y, mark.style)
    } else if let symbol = mark.symbol {
      put(symbol, dot, mark.style)
    }
  }

  private mutating func put(_ symbol: BasicChartSymbolShape, _ dot: DotPoint, _ style: Style) {
    canvas.put(symbol.character(isASCII: glyphs.isASCII), dot.x / 2, dot.y / 4, style)
  }

  private mutating func drawRule(_ mark: PlotMark) {
    let (start, end) = (
      dot(mark.x.lowerBound, mark.y.upperBound), dot(mark.x.upperBound, mark.y.lowerBound)
    )
    let isVertical = mark.y.lowerBound < mark.y.upperBound
    if isVertical {
      for row in start.y / 4...end.y / 4 {
        canvas.putBehind(glyphs.isASCII ? "|" : "│", dot(mark).x / 2, row, mark.style)
      }
    } else {
      for column in start.x / 2...end.x / 2 {
        canvas.putBehind(glyphs.isASCII ? "-" : "─", column, start.y / 4, mark.style)
      }
    }
  }

  /// Writes the caption of a mark above it.
  private mutating func drawCaption(_ mark: PlotMark) {
    let top = dot(mark.x.middle, mark.kind == .rule ? mark.y.middle : mark.y.upperBound)
    canvas.write(Line(mark.caption), centeredAt: top.x / 2, max(top.y / 4 - 1, 0))
  }
}

extension ClosedRange<Double> {
  var middle: Double { lowerBound / 2 + upperBound / 2 }
}

extension Int {
  /// Returns the number between this number and another one.
  fileprivate func mixed(with other: Int, _ part: Double) -> Int {
    self + Int((Double(other - self) * part).rounded())
  }

  /// Whether the area of this series contains a dot: the first one all, the others patterns.
  fileprivate func fillsDot(_ column: Int, _ row: Int) -> Bool {
    switch self % 3 {
    case 0: true
    case 1: (column + row) % 2 == 0
    default: column % 2 == 0 && row % 2 == 0
    }
  }
}

extension [PlotMark] {
  /// The marks of each series, in the order of the series.
  fileprivate var bySeries: [[PlotMark]] {
    var series: [[PlotMark]] = []
    for mark in self {
      while series.count <= mark.series { series.append([]) }
      series[mark.series].append(mark)
    }
    return series
  }
}

extension Glyphs {
  /// Returns the character of a value from 0 to 1 in a heat map.
  fileprivate func level(_ value: Double) -> Character {
    let levels = Array(isASCII ? ".-+*#" : "▁▃▅▇█")
    return levels[Swift.min(Int(value * Double(levels.count)), levels.count - 1)]
  }
}
