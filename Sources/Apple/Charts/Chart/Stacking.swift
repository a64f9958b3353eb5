/// The intervals of bars and areas that begin at the end of each other.
struct Stacking {
  /// The place of a stack.
  fileprivate struct Place: Hashable {
    let kind: ChartMark.Kind
    let category: _PlottedValue?
    let position: _PlottedValue?
  }

  /// The sums of the positive and of the negative values of a stack.
  private struct Sums {
    var positive = 0.0
    var negative = 0.0
  }

  private var sums: [Place: Sums] = [:]

  /// Returns the interval of the value of each mark, or `nil` for a mark that is not stacked.
  ///
  /// - Parameter isHorizontal: Whether the x axis shows the values of the bars.
  /// - Complexity: O(*n*).
  static func ranges(of marks: [ChartMark], isHorizontal: Bool) -> [ClosedRange<Double>?] {
    var stacking = Stacking()
    let ranges = marks.map { stacking.add($0, isHorizontal) }
    return zip(marks, ranges).map { mark, range in
      guard mark.stacking == .normalized, let range, let place = mark.place(isHorizontal)
      else { return range }
      let sums = stacking.sums[place, default: Sums()]
      let total = sums.positive - sums.negative
      return total > 0 ? range.lowerBound / total...range.upperBound / total : range
    }
  }

  /// Adds a mark to its stack and returns its interval.
  private mutating func add(_ mark: ChartMark, _ isHorizontal: Bool) -> ClosedRange<Double>? {
    guard let place = mark.place(isHorizontal), let field = mark.valueField(isHorizontal),
      let value = field.start.number
    else { return nil }
    if mark.stacking == .unstacked { return min(value, 0)...max(value, 0) }
    var sum = sums[place, default: Sums()]
    defer { sums[place] = sum }
    if value < 0 {
      sum.negative += value
      return sum.negative...sum.negative - value
    }
    sum.positive += value
    return sum.positive - value...sum.positive
  }
}

extension ChartMark {
  /// The field with the value of a bar, an area or a sector.
  func valueField(_ isHorizontal: Bool) -> PlottedField? {
    kind == .bar && isHorizontal ? x : y
  }

  /// The field with the category of a bar or an area.
  func categoryField(_ isHorizontal: Bool) -> PlottedField? {
    kind == .bar && isHorizontal ? y : x
  }

  /// The place of the stack that contains the mark; `nil` if the mark is not stacked.
  fileprivate func place(_ isHorizontal: Bool) -> Stacking.Place? {
    guard kind == .bar || kind == .area, let value = valueField(isHorizontal),
      value.end == nil, case .number = value.start
    else { return nil }
    return Stacking.Place(
      kind: kind, category: categoryField(isHorizontal)?.start,
      position: look.positionBy?.start)
  }
}

extension [ChartMark] {
  /// Whether the x axis shows the values of the bars.
  var areHorizontal: Bool {
    guard let bar = first(where: { $0.kind == .bar }) else { return false }
    guard let x = bar.x, let y = bar.y else { return bar.y == nil }
    if y.isInterval { return false }
    return x.isInterval || !x.isCategory && (y.isCategory || y.isDate && !x.isDate)
  }
}

extension PlottedField {
  /// Whether the field is an interval that the app describes by its ends.
  fileprivate var isInterval: Bool { end != nil && unit == nil }
}
