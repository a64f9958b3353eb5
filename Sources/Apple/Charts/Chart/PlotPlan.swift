import PlatenLines
import PlatenNavigation

/// A plot with the labels of its axes.
@MainActor
struct PlotPlan {
  private let plan: ChartPlan
  private let xTicks: [(value: Double, label: ChartLabel)]
  private let yTicks: [(value: Double, label: ChartLabel)]
  /// The bounds of the numbers that determine the characters of a heat map.
  private let levels: ClosedRange<Double>?

  /// Creates the plot of a plan, whose views for the labels are added.
  init(_ plan: ChartPlan, _ views: inout ChartViews) {
    self.plan = plan
    xTicks = plan.x.ticks(plan.settings.x.layers, plan.format, &views)
    yTicks = plan.y.ticks(plan.settings.y.layers, plan.format, &views)
    let numbers = plan.marks.compactMap { $0.look.styledBy?.start.number }
    levels = numbers.min().flatMap { lower in numbers.max().map { lower...$0 } }
  }

  /// The maximum number of lines of a plot with a line for each category.
  private static let maxLines = 40

  /// Returns the plot with the texts of the views of the plan.
  func chart(_ texts: [String]) -> PlotChart {
    let x = axis(plan.x, xTicks, plan.settings.x.visibility, texts)
    let y = axis(plan.y, yTicks, plan.settings.y.visibility, texts)
    var chart = PlotChart(marks: marks(texts), x: x, y: y, legend: plan.titled(texts))
    chart.legend.entries = entries
    if plan.y.categoryCount > 0 { chart.idealHeight = min(plan.y.categoryCount, Self.maxLines) }
    if x.isHidden, y.isHidden { chart.idealHeight = 4 }
    return chart
  }

  private func axis(
    _ axis: AxisPlan, _ ticks: [(value: Double, label: ChartLabel)], _ visibility: Visibility,
    _ texts: [String]
  ) -> PlotAxis {
    PlotAxis(
      scale: axis.scale,
      ticks: ticks.map { .init(value: $0.value, label: $0.label.text(in: texts)) },
      isHidden: visibility == .hidden || ticks.isEmpty)
  }

  private func marks(_ texts: [String]) -> [PlotMark] {
    let positions = plan.positions
    return plan.marks.enumerated().compactMap { index, mark in
      guard let x = interval(mark.x, plan.x, mark.isStackedOnX(plan) ? plan.ranges[index] : nil),
        let y = interval(mark.y, plan.y, mark.isStackedOnX(plan) ? nil : plan.ranges[index])
      else { return nil }
      var plotted = PlotMark(kind: mark.kind, x: x, y: y)
      plotted.series = plan.series.index(of: mark)
      plotted.style = mark.kind == .rule ? mark.look.style ?? .muted : plan.series.style(of: mark)
      plotted.symbol = symbol(of: mark, plotted.series)
      plotted.slots = max(positions.count, 1)
      plotted.slot = mark.look.positionBy.flatMap { positions[$0.start] } ?? 0
      plotted.level = level(of: mark)
      plotted.caption = plan.annotations[index]?.text(in: texts) ?? ""
      return plotted
    }
  }

  /// Returns the interval of a mark: that of a stack, that of its value, or the whole axis.
  private func interval(
    _ field: PlottedField?, _ axis: AxisPlan, _ stacked: ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    stacked ?? field.map { axis.interval(of: $0) } ?? axis.scale.domain
  }

  private func symbol(of mark: ChartMark, _ series: Int) -> BasicChartSymbolShape? {
    if mark.kind == .line, plan.series.names.count < 2 { return mark.look.symbol }
    return mark.look.symbol ?? plan.series.symbol(series)
  }

  private func level(of mark: ChartMark) -> Double? {
    guard let levels, let number = mark.look.styledBy?.start.number else { return nil }
    return LinearScale(domain: levels).position(of: number)
  }

  /// The names of the series with their symbols, or with their fill characters if there are only
  /// bars, areas and rectangles.
  private var entries: [ChartLegend.Entry] {
    guard plan.settings.legend != .hidden, plan.series.names.count > 1 else { return [] }
    let hasSymbols = plan.marks.contains { $0.kind == .line || $0.kind == .point }
    return plan.series.names.enumerated().map { index, name in
      ChartLegend.Entry(
        sign: hasSymbols ? .symbol(plan.series.symbol(index)) : .fill(index),
        style: plan.series.style(index), name: name)
    }
  }

  // MARK: Speech

  /// The maximum number of marks that are spoken one by one; more are summarized by series.
  private static let maxSpoken = 50

  /// Returns the spoken values of the marks, or summaries of the series.
  func spoken(_ texts: [String]) -> [String] {
    let indices = plan.marks.indices
    let rules = indices.filter { plan.marks[$0].kind == .rule }
      .map { plan.text(ofRuleAt: $0, texts) }
    let others = indices.filter { plan.marks[$0].kind != .rule }
    guard others.count <= Self.maxSpoken else { return summaries(of: others) + rules }
    var known: Set<String> = []
    return others.map { spoken(plan.marks[$0]) }.filter { known.insert($0).inserted } + rules
  }

  private func spoken(_ mark: ChartMark) -> String {
    let place = mark.x.map { plan.text(of: $0, on: plan.x) }
    let value = mark.y.map { plan.text(of: $0, on: plan.y) }
    if let number = mark.look.styledBy?.start.number {
      let places = [place, value].compactMap { $0 }.joined(separator: ", ")
      return plan.spoken(mark, value: plan.format.number(number), place: places)
    }
    return plan.spoken(mark, value: value ?? place ?? "", place: value == nil ? "" : place ?? "")
  }

  /// Returns a sentence for each series.
  private func summaries(of indices: [Int]) -> [String] {
    var ranges: [Int: (count: Int, range: ClosedRange<Double>)] = [:]
    for mark in indices.lazy.map({ plan.marks[$0] }) {
      guard let range = mark.y.flatMap(plan.y.interval) else { continue }
      let old = ranges[plan.series.index(of: mark)]
      let lower = min(old?.range.lowerBound ?? range.lowerBound, range.lowerBound)
      let upper = max(old?.range.upperBound ?? range.upperBound, range.upperBound)
      ranges[plan.series.index(of: mark)] = ((old?.count ?? 0) + 1, lower...upper)
    }
    return ranges.sorted { $0.key < $1.key }.map { index, summary in
      let name = plan.series.names.indices.contains(index) ? "\(plan.series.names[index]): " : ""
      let bounds = [summary.range.lowerBound, summary.range.upperBound]
        .map { plan.y.text(of: .number($0), plan.format) }
      return
        "\(name)\(plan.format.number(Double(summary.count))) values, \(bounds[0]) to \(bounds[1])"
    }
  }
}

extension ChartMark {
  /// Whether the stacked interval of the mark is on the x axis.
  @MainActor
  fileprivate func isStackedOnX(_ plan: ChartPlan) -> Bool { kind == .bar && plan.isHorizontal }
}

extension ChartPlan {
  /// The positions of bars beside each other.
  fileprivate var positions: [_PlottedValue: Int] {
    var positions: [_PlottedValue: Int] = [:]
    for mark in marks {
      guard let value = mark.look.positionBy?.start, positions[value] == nil else { continue }
      positions[value] = positions.count
    }
    return positions
  }
}
