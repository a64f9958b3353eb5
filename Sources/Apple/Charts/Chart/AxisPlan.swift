import Foundation
import PlatenGraph
import PlatenNavigation

/// The label of a chart: a text, or a view by its position among those of the chart.
enum ChartLabel: Equatable {
  case text(String)
  case view(Int)
}

/// The values of an axis and their positions.
struct AxisPlan {
  /// The positions of categories; empty for numbers and dates.
  private let categories: [String: Int]
  /// Whether the first category is at the end of the axis.
  private let isReversed: Bool
  let isDate: Bool
  /// The unit of the dates, if a mark has one.
  let unit: Calendar.Component?
  let scale: LinearScale
  /// The length of the interval that contains the dates, in seconds.
  private var span: Double { scale.domain.upperBound - scale.domain.lowerBound }

  /// Creates the axis for the values of marks.
  ///
  /// - Parameters:
  ///   - extents: Intervals that the axis also contains, such as those of stacked bars.
  ///   - includesZero: Whether an axis of numbers contains zero unless the app decides.
  init(
    of fields: [PlottedField], extents: [ClosedRange<Double>], settings: AxisSettings,
    includesZero: Bool, isReversed: Bool
  ) {
    let names = (settings.domain.values + fields.lazy.map(\.start)).compactMap(\.category)
    var categories: [String: Int] = [:]
    for name in names where categories[name] == nil { categories[name] = categories.count }
    self.categories = categories
    self.isReversed = isReversed
    isDate = fields.contains { $0.isDate }
    unit = fields.lazy.compactMap(\.unit).first
    let all =
      fields.lazy.flatMap { [$0.start, $0.end].compactMap { $0?.number } }
      + extents.lazy.flatMap { [$0.lowerBound, $0.upperBound] }
    let includesZero = (settings.domain.includesZero ?? includesZero) && !isDate
    scale = Self.scale(
      categories: categories.count, numbers: all + (includesZero ? [0] : []),
      bounds: settings.domain.values.compactMap(\.number), isDate: isDate)
  }

  private static func scale(
    categories: Int, numbers: [Double], bounds: [Double], isDate: Bool
  ) -> LinearScale {
    if categories > 0 { return LinearScale(domain: -0.5...Double(categories) - 0.5) }
    if let lower = bounds.min(), let upper = bounds.max() {
      return LinearScale(exactly: lower...upper, count: 5)
    }
    guard let lower = numbers.min(), let upper = numbers.max() else {
      return LinearScale(around: 0...1, count: 5)
    }
    if isDate, lower == upper { return LinearScale(domain: lower - 1...upper + 1) }
    return isDate
      ? LinearScale(domain: lower...upper) : LinearScale(around: lower...upper, count: 5)
  }

  /// The number of categories.
  var categoryCount: Int { categories.count }

  /// Returns the interval of a value; a single number is an interval without a length.
  func interval(of field: PlottedField) -> ClosedRange<Double>? {
    if let name = field.start.category {
      guard let index = categories[name] else { return nil }
      let place = Double(isReversed ? categories.count - 1 - index : index)
      return place - 0.5...place + 0.5
    }
    guard let start = field.start.number else { return nil }
    let end = field.end?.number ?? start
    return min(start, end)...max(start, end)
  }

  /// Returns the category at a position in the unit of the scale.
  private func category(at place: Double) -> String? {
    let index = min(max(Int(place.rounded()), 0), categories.count - 1)
    let number = isReversed ? categories.count - 1 - index : index
    return categories.first { $0.value == number }?.key
  }

  // MARK: Labels

  /// Returns the default text of a value.
  func text(of value: _PlottedValue, _ format: ChartFormat) -> String {
    text(of: value, unit: unit, format)
  }

  private func text(
    of value: _PlottedValue, unit: Calendar.Component?, _ format: ChartFormat
  ) -> String {
    switch value {
    case .category(let name): name
    case .number(let number) where !isDate: format.number(number)
    case .number(let seconds): format.date(seconds, unit: unit, span: span)
    case .date(let date):
      format.date(date.timeIntervalSinceReferenceDate, unit: unit, span: span)
    }
  }

  /// Returns the values that the layers of an axis label, with their positions and their labels.
  @MainActor
  func ticks(
    _ layers: [_AxisLayer]?, _ format: ChartFormat, _ views: inout ChartViews
  ) -> [(value: Double, label: ChartLabel)] {
    let layers = layers ?? [_AxisLayer(values: .automatic) { _ in .automatic }]
    return layers.flatMap { layer in
      let (values, unit) = values(layer.values.kind, format.calendar)
      return values.enumerated().compactMap { index, value -> (Double, ChartLabel)? in
        let axisValue = AxisValue(index: index, count: values.count, value: value)
        guard let place = place(of: value), let label = layer.label(axisValue) else {
          return nil
        }
        let text = text(of: value, unit: unit, format)
        return (place, views.label(label, automatic: text))
      }
    }
  }

  /// Returns the middle of a value in the unit of the scale; `nil` if the axis does not contain it.
  private func place(of value: _PlottedValue) -> Double? {
    let place = interval(of: PlottedField(label: Text(verbatim: ""), start: value))?.middle
    return place.flatMap { scale.domain.contains($0) ? $0 : nil }
  }

  /// Returns the position of a value, from 0 to 1; `nil` if the axis does not contain it.
  func position(of value: _PlottedValue) -> Double? {
    place(of: value).map(scale.position)
  }

  /// Returns the value at a position, from 0 to 1; `nil` outside the axis.
  func value(at position: Double) -> _PlottedValue? {
    guard (0...1).contains(position) else { return nil }
    let place =
      scale.domain.lowerBound + position * (scale.domain.upperBound - scale.domain.lowerBound)
    if categoryCount > 0 { return category(at: place).map { .category($0) } }
    return isDate ? .date(Date(timeIntervalSinceReferenceDate: place)) : .number(place)
  }

  /// Returns the values that a layer labels, and the unit of dates.
  private func values(
    _ kind: AxisMarkValues.Kind, _ calendar: Calendar
  ) -> ([_PlottedValue], Calendar.Component?) {
    if case .values(let values) = kind { return (values, unit) }
    if !categories.isEmpty {
      return (categories.sorted { $0.value < $1.value }.map { .category($0.key) }, nil)
    }
    return isDate ? dates(kind, DateTicks(calendar: calendar)) : (numbers(kind), nil)
  }

  private func numbers(_ kind: AxisMarkValues.Kind) -> [_PlottedValue] {
    var scale = scale
    switch kind {
    case .stride(let step): scale.step = step
    case .automatic(let count?): scale = LinearScale(exactly: scale.domain, count: count)
    default: break
    }
    return scale.ticks.map { .number($0) }
  }

  private func dates(
    _ kind: AxisMarkValues.Kind, _ ticks: DateTicks
  ) -> ([_PlottedValue], Calendar.Component?) {
    var (dates, unit): ([Double], Calendar.Component?)
    switch kind {
    case .units(let component, let count):
      (dates, unit) = (ticks.dates(in: scale.domain, every: count, component), component)
    case .automatic(let count): (dates, unit) = ticks.automatic(in: scale.domain, count: count ?? 5)
    default: (dates, unit) = ticks.automatic(in: scale.domain, count: 5)
    }
    return (dates.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }, unit)
  }
}

/// The views of a chart whose texts it shows.
@MainActor
struct ChartViews {
  let values: EnvironmentValues
  private(set) var views: [AnyView] = []

  init(values: EnvironmentValues) { self.values = values }

  /// Adds a view and returns its label.
  mutating func add(_ view: AnyView) -> ChartLabel {
    views.append(view)
    return .view(views.count - 1)
  }

  /// Returns the label of an axis, whose view is added.
  mutating func label(_ label: _AxisLabel, automatic: String) -> ChartLabel {
    switch label {
    case .automatic: .text(automatic)
    case .formatted(let text): .text(text(values))
    case .view(let view): add(view)
    }
  }
}
