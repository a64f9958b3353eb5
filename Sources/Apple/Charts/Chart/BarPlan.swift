import PlatenGraph
import PlatenLines
import PlatenNavigation

/// The rows of a chart of bars.
@MainActor
struct BarPlan {
  /// The bars of a category.
  fileprivate struct Group {
    let key: _PlottedValue?
    let label: ChartLabel
    var stacks: [Stack] = []
  }

  /// The bar of a category, or one of several beside each other.
  fileprivate struct Stack {
    let name: String?
    var parts: [Part] = []
    var annotations: [ChartLabel] = []
  }

  /// The marks of a stack that have the same series and the same style.
  fileprivate struct Part {
    let mark: ChartMark
    let series: Int
    let style: Style
    var range: ClosedRange<Double>
  }

  private let plan: ChartPlan
  private var groups: [Group] = []
  private var indices: [_PlottedValue?: Int] = [:]

  /// Creates the rows of a plan, whose views for the labels of categories are added.
  init(_ plan: ChartPlan, _ views: inout ChartViews) {
    self.plan = plan
    for (index, mark) in plan.marks.enumerated() where mark.kind == .bar {
      guard let range = plan.ranges[index] ?? mark.interval(plan) else { continue }
      let group = group(of: mark, &views)
      let stack = groups[group].stack(named: mark.look.positionBy?.start.category)
      groups[group].stacks[stack].add(mark, range, plan.series)
      if let label = plan.annotations[index] {
        groups[group].stacks[stack].annotations.append(label)
      }
    }
    sort()
  }

  private mutating func group(of mark: ChartMark, _ views: inout ChartViews) -> Int {
    let key = mark.categoryField(plan.isHorizontal)?.start
    if let index = indices[key] { return index }
    let label = key.map { plan.label(ofCategory: $0, at: groups.count, &views) } ?? .text("")
    groups.append(Group(key: key, label: label))
    indices[key] = groups.count - 1
    return groups.count - 1
  }

  /// Sorts numbers and dates; categories retain the order in which they occur or that of the scale.
  private mutating func sort() {
    let settings = plan.isHorizontal ? plan.settings.y : plan.settings.x
    let order = settings.domain.values.enumerated().reduce(into: [_PlottedValue: Double]()) {
      $0[$1.element] = Double($1.offset)
    }
    groups = groups.enumerated().sorted { left, right in
      let (leftKey, rightKey) = (left.element.key, right.element.key)
      let first = leftKey.flatMap { $0.number ?? order[$0] } ?? .infinity
      let second = rightKey.flatMap { $0.number ?? order[$0] } ?? .infinity
      return (first, left.offset) < (second, right.offset)
    }.map(\.element)
  }

  // MARK: Drawing

  /// Whether the parts of bars have different characters, which a legend explains.
  private var hasFills: Bool {
    guard plan.series.names.count > 1 else { return false }
    return groups.contains { group in
      group.stacks.contains { stack in
        stack.parts.contains { part in
          let name = plan.series.names[part.series]
          return name != stack.name && name != group.key?.category
        }
      }
    }
  }

  /// Returns the chart.
  ///
  /// - Parameter texts: The texts of the views of the plan.
  func chart(_ texts: [String]) -> BarChart {
    let axes = plan.isHorizontal ? (plan.y, plan.x) : (plan.x, plan.y)
    let (hasFills, value) = (hasFills, axes.1)
    let hidden = plan.hiddenAxes
    let rows = groups.flatMap { group in
      group.stacks.enumerated().map { index, stack in
        BarRow(
          label: index > 0 || hidden.category ? "" : group.label.text(in: texts),
          series: group.stacks.count > 1 ? stack.name ?? "" : "",
          segments: stack.parts.map {
            BarSegment(range: $0.range, style: $0.style, fill: hasFills ? $0.series : 0)
          },
          values: hidden.value ? [] : stack.values(plan, texts),
          total: hidden.value ? "" : stack.total(plan))
      }
    }
    var chart = BarChart(rows: rows, domain: value.scale.domain, legend: plan.titled(texts))
    if hasFills, plan.settings.legend != .hidden {
      chart.legend.entries = plan.series.names.enumerated().map { index, name in
        ChartLegend.Entry(sign: .fill(index), style: plan.series.style(index), name: name)
      }
    }
    addRules(to: &chart, texts)
    return chart
  }

  private func addRules(to chart: inout BarChart, _ texts: [String]) {
    for (index, mark) in plan.marks.enumerated() where mark.kind == .rule {
      let field = plan.isHorizontal ? mark.x : mark.y
      let style = mark.look.style ?? .muted
      if let number = field?.start.number {
        chart.rules.append(BarRule(value: number, style: style))
      }
      chart.legend.entries.append(
        .init(sign: .rule, style: style, name: plan.text(ofRuleAt: index, texts)))
    }
  }

  /// Returns the spoken values.
  func spoken(_ texts: [String]) -> [String] {
    let bars = groups.flatMap { group in
      group.stacks.flatMap { stack in
        stack.parts.map { part in
          plan.spoken(
            part.mark, value: plan.valueText(part.mark, part.range),
            place: group.label.text(in: texts))
        }
      }
    }
    let rules = plan.marks.indices.filter { plan.marks[$0].kind == .rule }
    return bars + rules.map { plan.text(ofRuleAt: $0, texts) }
  }
}

extension BarPlan.Group {
  fileprivate mutating func stack(named name: String?) -> Int {
    if let index = stacks.firstIndex(where: { $0.name == name }) { return index }
    stacks.append(BarPlan.Stack(name: name))
    return stacks.count - 1
  }
}

extension BarPlan.Stack {
  /// Adds a mark; one that continues the previous one with the same appearance is joined with it.
  fileprivate mutating func add(
    _ mark: ChartMark, _ range: ClosedRange<Double>, _ series: ChartSeries
  ) {
    let (index, style) = (series.index(of: mark), series.style(of: mark))
    if let last = parts.last, last.series == index, last.style == style,
      last.range.upperBound == range.lowerBound
    {
      parts[parts.count - 1].range = last.range.lowerBound...range.upperBound
    } else {
      parts.append(BarPlan.Part(mark: mark, series: index, style: style, range: range))
    }
  }

  /// Returns the text of the sum of the values.
  @MainActor
  fileprivate func total(_ plan: ChartPlan) -> String {
    guard let mark = parts.first?.mark else { return "" }
    return plan.valueText(mark, sum: parts.reduce(0) { $0 + $1.range.value })
  }

  /// Returns the annotations, or the values of the series.
  @MainActor
  fileprivate func values(_ plan: ChartPlan, _ texts: [String]) -> [String] {
    let annotated = annotations.map { $0.text(in: texts) }.filter { !$0.isEmpty }
    if !annotated.isEmpty { return [annotated.joined(separator: " ")] }
    var sums: [(mark: ChartMark, series: Int, sum: Double)] = []
    for part in parts {
      if plan.isInterval(part.mark) { return parts.map { plan.valueText($0.mark, $0.range) } }
      if let index = sums.firstIndex(where: { $0.series == part.series }) {
        sums[index].sum += part.range.value
      } else {
        sums.append((part.mark, part.series, part.range.value))
      }
    }
    return sums.map { plan.valueText($0.mark, sum: $0.sum) }
  }
}

extension ClosedRange<Double> {
  /// The signed length of a bar that begins at zero or at the end of another one.
  fileprivate var value: Double {
    upperBound <= 0 ? lowerBound - upperBound : upperBound - lowerBound
  }
}

extension ChartMark {
  /// Returns the interval of a bar that the app describes by its ends.
  @MainActor
  fileprivate func interval(_ plan: ChartPlan) -> ClosedRange<Double>? {
    valueField(plan.isHorizontal).flatMap { (plan.isHorizontal ? plan.x : plan.y).interval(of: $0) }
  }
}

extension ChartPlan {
  /// The hidden axes of a chart of bars.
  fileprivate var hiddenAxes: (category: Bool, value: Bool) {
    let (x, y) = (settings.x.visibility == .hidden, settings.y.visibility == .hidden)
    return isHorizontal ? (y, x) : (x, y)
  }

  /// The titles of both axes.
  func titled(_ texts: [String]) -> ChartLegend {
    ChartLegend(
      isFirst: settings.legendIsFirst, title: titles.y?.text(in: texts) ?? "",
      caption: titles.x?.text(in: texts) ?? "")
  }

  /// Returns the label of a category: that of the axis, or the one that the chart selects.
  fileprivate func label(
    ofCategory value: _PlottedValue, at index: Int, _ views: inout ChartViews
  ) -> ChartLabel {
    let (axis, layers) = isHorizontal ? (y, settings.y.layers) : (x, settings.x.layers)
    let place = AxisValue(index: index, count: index + 1, value: value)
    let label = layers?.lazy.compactMap { $0.label(place) }.first ?? .automatic
    return views.label(label, automatic: axis.text(of: value, format))
  }

  /// Returns the text of a number of the value axis, in the format of its labels if they have one.
  private func valueText(_ number: Double) -> String {
    let layers = isHorizontal ? settings.x.layers : settings.y.layers
    for layer in layers ?? [] {
      let value = AxisValue(index: 0, count: 1, value: .number(number))
      if case .formatted(let text) = layer.label(value) { return text(views.values) }
    }
    return format.number(number)
  }

  /// Returns the text of the value of a bar.
  fileprivate func valueText(_ mark: ChartMark, _ range: ClosedRange<Double>) -> String {
    if isInterval(mark), let field = mark.valueField(isHorizontal) {
      return text(of: field, on: isHorizontal ? x : y)
    }
    return valueText(mark, sum: range.value)
  }

  /// Returns the text of the sum of the values of bars like a mark.
  fileprivate func valueText(_ mark: ChartMark, sum: Double) -> String {
    mark.stacking == .normalized ? format.percent(sum) : valueText(sum)
  }

  /// Whether the app describes a bar by its ends.
  fileprivate func isInterval(_ mark: ChartMark) -> Bool {
    mark.valueField(isHorizontal).map { $0.end != nil || $0.isDate } ?? false
  }
}
