import PlatenInteraction
import Foundation
@_spi(Nodes) import PlatenGraph

/// The values that a slider can have.
struct SliderScale: Equatable {
  let range: ClosedRange<Double>
  /// The distance of neighbours; `nil` where every value of the range is one.
  let step: Double?
  /// The decimal digits that are shown of a value.
  let digits: Int

  /// A value as it is shown.
  func text(_ value: Double) -> String { NumberFormat.text(value, digits: digits) }

  /// The range as it is shown.
  var rangeText: String { text(range.lowerBound) + "…" + text(range.upperBound) }

  /// The part of the range that lies below a value, from 0 to 1.
  func part(below value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (value - range.lowerBound) / length : 0
  }

  /// The nearest value that the slider can have, or the nearest in a direction.
  func nearest(
    to value: Double, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Double {
    var value = value
    if let step, step > 0, step.isFinite {
      value = range.lowerBound + ((value - range.lowerBound) / step).rounded(rule) * step
    }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// The value one step up or down, or a tenth of the range.
  ///
  /// - Throws: `ActionError` at the end of the range.
  func stepped(_ value: Double, up: Bool) throws(ActionError) -> Double {
    let size = step ?? (range.upperBound - range.lowerBound) / 10
    let new = nearest(to: up ? value + size : value - size)
    if new == value { throw .atEnd(value: text(value)) }
    return new
  }

  /// The value that a text says.
  ///
  /// - Throws: `ActionError` if it is no number of the range, or lies between two steps.
  func value(of text: String) throws(ActionError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw .notANumber(text, range: rangeText)
    }
    guard range.contains(number) else { throw .outOfRange(text, range: rangeText) }
    // The end of the range is a value also if no step leads to it.
    let values = [nearest(to: number), range.upperBound]
    guard let value = values.first(where: { self.text($0) == self.text(number) }) else {
      throw .betweenSteps(text, nearest: neighbors(of: number))
    }
    return value
  }

  /// The values below and above a number that lies between them, as they are shown.
  private func neighbors(of number: Double) -> [String] {
    let directions: [FloatingPointRoundingRule] = [.down, .up]
    return directions.map { text(nearest(to: number, rounded: $0)) }
  }
}
