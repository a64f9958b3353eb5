import Foundation
import PlatenGraph
import PlatenLines
import PlatenNavigation

/// The marks of a chart with the axes, the series and the labels that an environment determines.
@MainActor
struct ChartPlan {
  /// The ways in which a chart is drawn.
  enum Form {
    case bars, sectors, plot
  }

  /// The maximum number of categories with rows; more are drawn as columns.
  static let maxRows = 50

  let marks: [ChartMark]
  let settings: ChartSettings
  let format: ChartFormat
  let series: ChartSeries
  let isHorizontal: Bool
  /// The intervals of stacked marks.
  let ranges: [ClosedRange<Double>?]
  let x: AxisPlan
  let y: AxisPlan
  /// The annotations of the marks, by the positions of the marks.
  private(set) var annotations: [Int: ChartLabel] = [:]
  private(set) var titles: (x: ChartLabel?, y: ChartLabel?)
  private(set) var views: ChartViews

  /// Creates the plan for marks, without those whose values are not finite or that are invisible.
  init(_ all: [ChartMark], _ settings: ChartSettings, in values: EnvironmentValues) {
    let calendar = values.calendar
    let marks = all.filter(\.isShown).map { $0.rounded(in: calendar) }
    let isHorizontal = marks.areHorizontal
    let ranges = Stacking.ranges(of: marks, isHorizontal: isHorizontal)
    (self.marks, self.isHorizontal, self.ranges) = (marks, isHorizontal, ranges)
    self.settings = settings
    format = ChartFormat(locale: values.locale, calendar: calendar, timeZone: values.timeZone)
    series = ChartSeries(of: marks, settings)
    let extents = Extents(of: marks, ranges, isHorizontal)
    x = AxisPlan(
      of: extents.x, extents: extents.xRanges, settings: settings.x,
      includesZero: isHorizontal, isReversed: false)
    y = AxisPlan(
      of: extents.y, extents: extents.yRanges, settings: settings.y, includesZero: true,
      isReversed: true)
    views = ChartViews(values: values)
    for (index, mark) in marks.enumerated() {
      if let view = mark.look.annotation { annotations[index] = views.add(view) }
    }
    titles = (settings.x.title.map { views.add($0) }, settings.y.title.map { views.add($0) })
  }

  /// The values of an axis that are not stacked, and the intervals of those that are.
  private struct Extents {
    var x: [PlottedField] = []
    var y: [PlottedField] = []
    var xRanges: [ClosedRange<Double>] = []
    var yRanges: [ClosedRange<Double>] = []

    init(of marks: [ChartMark], _ ranges: [ClosedRange<Double>?], _ isHorizontal: Bool) {
      for (mark, range) in zip(marks, ranges) where mark.kind != .sector {
        let isBeside = mark.kind == .bar && isHorizontal
        if let range, isBeside { xRanges.append(range) } else if let x = mark.x { self.x.append(x) }
        if let range, !isBeside {
          yRanges.append(range)
        } else if let y = mark.y {
          self.y.append(y)
        }
      }
    }
  }

  var form: Form {
    if marks.contains(where: { $0.kind == .sector }) { return .sectors }
    let areBars = marks.allSatisfy { $0.kind == .bar || $0.kind == .rule }
    let isBare = settings.x.visibility == .hidden && settings.y.visibility == .hidden
    guard areBars, !isBare else { return .plot }
    var categories: Set<_PlottedValue?> = []
    for mark in marks where mark.kind == .bar {
      categories.insert(mark.categoryField(isHorizontal)?.start)
      if categories.count > Self.maxRows { return .plot }
    }
    return .bars
  }

  // MARK: Texts

  /// Returns the text of a label in an environment.
  func plain(_ text: Text) -> String { text.plainText(in: views.values) }

  /// Returns the text of a field of an axis: a value, or the values at both ends of an interval.
  func text(of field: PlottedField, on axis: AxisPlan) -> String {
    let start = axis.text(of: field.start, format)
    guard field.unit == nil, let end = field.end else { return start }
    return "\(start)–\(axis.text(of: end, format))"
  }

  /// Returns the name and the value of a mark as they are spoken: `Tea, Mon: 12`.
  func spoken(_ mark: ChartMark, value: String, place: String) -> String {
    let own = mark.seriesField?.start.category ?? ""
    let names = [own == place ? "" : own, place].filter { !$0.isEmpty }.joined(separator: ", ")
    let label = mark.look.label.map(plain) ?? names
    let value = mark.look.value.map(plain) ?? value
    return label.isEmpty ? value : "\(label): \(value)"
  }

  /// Returns the text of a rule: its annotation, or its label and its value.
  func text(ofRuleAt index: Int, _ texts: [String]) -> String {
    if let label = annotations[index] {
      let text = label.text(in: texts)
      if !text.isEmpty { return text }
    }
    let fields = [(marks[index].x, x), (marks[index].y, y)]
    return fields.compactMap { field, axis in
      field.map { "\(plain($0.label)): \(text(of: $0, on: axis))" }
    }.joined(separator: ", ")
  }
}

extension ChartLabel {
  /// Returns the text of the label.
  ///
  /// - Parameter texts: The texts of the views of the chart.
  func text(in texts: [String]) -> String {
    switch self {
    case .text(let text): text
    case .view(let index): texts.indices.contains(index) ? texts[index] : ""
    }
  }
}

extension ChartMark {
  fileprivate var isShown: Bool {
    look.opacity > 0 && x?.isShown != false && y?.isShown != false
  }

  /// Returns the mark with dates moved to the beginning of their unit.
  fileprivate func rounded(in calendar: Calendar) -> ChartMark {
    var mark = self
    mark.x = x?.rounded(in: calendar)
    mark.y = y?.rounded(in: calendar)
    return mark
  }
}
