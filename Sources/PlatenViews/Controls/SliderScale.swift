import Foundation

/// The values that a slider can have.
struct SliderScale: Equatable {
  let range: ClosedRange<Double>
  /// The distance of neighbours; `nil` where every value of the range is one.
  let step: Double?
  /// The decimal digits that are shown of a value.
  let digits: Int

  /// A value as it is shown.
  func text(_ value: Double) -> String { Number.text(value, digits: digits) }

  /// The range as it is shown.
  var rangeText: String { text(range.lowerBound) + "…" + text(range.upperBound) }

  /// The part of the range that lies below a value, from 0 to 1.
  func part(below value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (value - range.lowerBound) / length : 0
  }

  /// The nearest value that the slider can have.
  func nearest(to value: Double) -> Double {
    var value = value
    if let step, step > 0, step.isFinite {
      value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step
    }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// The value one step up or down, or a tenth of the range.
  ///
  /// - Throws: `Refusal` at the end of the range.
  func stepped(_ value: Double, up: Bool) throws(Refusal) -> Double {
    let size = step ?? (range.upperBound - range.lowerBound) / 10
    let new = nearest(to: up ? value + size : value - size)
    if new == value { throw .atEnd(value: text(value)) }
    return new
  }

  /// The value that a text says.
  ///
  /// - Throws: `Refusal` if it is no number of the range, or lies between two steps.
  func value(of text: String) throws(Refusal) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw .notANumber(text, range: rangeText)
    }
    guard range.contains(number) else { throw .outOfRange(text, range: rangeText) }
    let nearest = nearest(to: number)
    guard self.text(nearest) == self.text(number) else {
      throw .betweenSteps(text, nearest: neighbors(of: number))
    }
    return nearest
  }

  /// The values at the steps below and above a number, as they are shown.
  private func neighbors(of number: Double) -> [String] {
    let half = (step ?? 0) / 2
    let (below, above) = (text(nearest(to: number - half)), text(nearest(to: number + half)))
    return below == above ? [below] : [below, above]
  }
}
