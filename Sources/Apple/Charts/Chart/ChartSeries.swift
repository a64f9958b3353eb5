import PlatenLines
import PlatenNavigation

/// The series of a chart in the order in which they occur.
struct ChartSeries {
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]
  private let settings: ChartSettings

  /// The roles whose colors distinguish series, with enough contrast in each theme.
  private static let roles: [Style.Role] = [.accent, .warning, .success, .error, .label]

  /// Finds the series of marks.
  init(of marks: [ChartMark], _ settings: ChartSettings) {
    self.settings = settings
    for mark in marks {
      guard let name = mark.seriesField?.start.category, indices[name] == nil else { continue }
      indices[name] = names.count
      names.append(name)
    }
  }

  /// Returns the position of the series of a mark; 0 if there is only one.
  func index(of mark: ChartMark) -> Int {
    mark.seriesField?.start.category.flatMap { indices[$0] } ?? 0
  }

  /// Returns the color of a series.
  func style(_ index: Int) -> Style {
    if names.indices.contains(index), let style = settings.styles[names[index]] { return style }
    if !settings.palette.isEmpty { return settings.palette[index % settings.palette.count] }
    return Style(role: Self.roles[index % Self.roles.count])
  }

  /// Returns the symbol of a series.
  func symbol(_ index: Int) -> BasicChartSymbolShape {
    let own = names.indices.contains(index) ? settings.symbols[names[index]] : nil
    return own ?? .series(index)
  }

  /// Returns the style of a mark, which is dim if the mark is translucent.
  func style(of mark: ChartMark, index: Int? = nil) -> Style {
    let style = mark.look.style ?? style(index ?? self.index(of: mark))
    return mark.look.opacity < 1 ? Style(.dim).over(style) : style
  }
}
