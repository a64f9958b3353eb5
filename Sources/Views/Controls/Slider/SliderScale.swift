import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenInteraction

/// The range and the step size of a slider.
struct SliderScale: Equatable {
  let range: ClosedRange<Double>
  /// The distance between adjacent values; `nil` if the slider is continuous.
  let step: Double?
  /// The maximum number of significant digits to show.
  let digits: Int

  /// Returns a value of the slider as text.
  func text(_ value: Double) -> String { NumberFormat.text(value, digits: digits) }

  /// The range as text, such as `0…100`.
  var rangeText: String { text(range.lowerBound) + "…" + text(range.upperBound) }

  /// Returns the fraction of the range below a value, from 0 to 1.
  func part(below value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (value - range.lowerBound) / length : 0
  }

  /// Returns the valid value nearest to a number, rounded according to a rule.
  func nearest(
    to value: Double, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Double {
    var value = value
    if let step, step > 0, step.isFinite {
      value = range.lowerBound + ((value - range.lowerBound) / step).rounded(rule) * step
    }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// Returns the value after a step. A single step of a continuous slider is a tenth of the range.
  ///
  /// - Throws: ``ActionError/atEnd(value:)`` at the end of the range.
  func value(after step: ValueStep, from value: Double) throws(ActionError) -> Double {
    let single = self.step ?? (range.upperBound - range.lowerBound) / 10
    let size = step.size == .whole ? range.upperBound - range.lowerBound : single
    let new = nearest(to: step.isUp ? value + size : value - size)
    if new == value { throw .atEnd(value: text(value)) }
    return new
  }

  /// Returns the value that a string represents.
  ///
  /// - Throws: ``ActionError`` if the string is not a number, or if the number is out of range or
  ///   between two steps.
  func value(of text: String) throws(ActionError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw .notANumber(text, range: rangeText)
    }
    guard range.contains(number) else { throw .outOfRange(text, range: rangeText) }
    // The upper bound is valid even if it is not a whole number of steps away from the lower bound.
    let values = [nearest(to: number), range.upperBound]
    guard let value = values.first(where: { self.text($0) == self.text(number) }) else {
      throw .betweenSteps(text, kind: kind, nearest: neighbors(of: number))
    }
    return value
  }

  /// A description of the values at the steps, for error messages: `a whole number`.
  private var kind: String {
    guard let step else { return "a number" }
    let (first, last) = (range.lowerBound, range.upperBound)
    let multiple = step == 1 ? "a whole number" : "a multiple of \(text(step))"
    let startsAtMultiple = first.remainder(dividingBy: step) == 0
    let values = startsAtMultiple ? multiple : "\(text(first)) plus \(multiple)"
    return text(nearest(to: last, rounded: .down)) == text(last)
      ? values : "\(values) or \(text(last))"
  }

  /// Returns the valid values below and above a number, as text.
  private func neighbors(of number: Double) -> [String] {
    let directions: [FloatingPointRoundingRule] = [.down, .up]
    return directions.map { text(nearest(to: number, rounded: $0)) }
  }
}
