import PlatenControls
import PlatenGraph
import PlatenLines

/// The names of the series of a chart with the characters that show them, and the titles of the axes.
struct ChartLegend: Equatable {
  /// A character with its meaning.
  struct Entry: Equatable {
    var sign: Sign
    var style = Style.plain
    var name: String
  }

  /// The kinds of characters in a legend.
  enum Sign: Equatable {
    case fill(Int)
    case symbol(BasicChartSymbolShape)
    case rule
  }

  var entries: [Entry] = []
  /// Whether the entries are above the plot.
  var isFirst = false
  /// The texts above and below the plot.
  var title = ""
  var caption = ""

  /// Returns the lines of a plot with the titles and the entries around them.
  func arranged(around plot: [Line], width: Int, glyphs: Glyphs) -> [Line] {
    let entries = lines(width: width, glyphs: glyphs)
    let above = isFirst ? entries : []
    let below = isFirst ? [] : entries
    return titled(title, width) + above + plot + titled(caption, width) + below
  }

  /// Returns the number of lines around a plot.
  func height(width: Int, glyphs: Glyphs) -> Int {
    arranged(around: [], width: width, glyphs: glyphs).count
  }

  private func titled(_ text: String, _ width: Int) -> [Line] {
    text.isEmpty ? [] : Line(text, style: .muted).wrapped(to: width)
  }

  private func lines(width: Int, glyphs: Glyphs) -> [Line] {
    entries.map { entry in
      Line(String(entry.sign.character(in: glyphs)), style: entry.style) + Line(" \(entry.name)")
    }.flowing(within: width, gap: 2)
  }
}

extension ChartLegend.Sign {
  fileprivate func character(in glyphs: Glyphs) -> Character {
    switch self {
    case .fill(let series): glyphs.fill(series)
    case .symbol(let symbol): symbol.character(isASCII: glyphs.isASCII)
    case .rule: glyphs.isASCII ? "|" : "│"
    }
  }
}
