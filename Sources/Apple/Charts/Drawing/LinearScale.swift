import Foundation

/// An interval of numbers that is mapped to a part of a line.
struct LinearScale: Equatable {
  let domain: ClosedRange<Double>
  /// The distance between two labels; 0 if there are only the bounds.
  var step = 0.0

  /// Returns the position of a value, from 0 at the lower bound to 1 at the upper bound.
  func position(of value: Double) -> Double {
    // The halves of two finite numbers have a finite difference.
    let length = domain.upperBound / 2 - domain.lowerBound / 2
    guard length > 0 else { return 0 }
    return min(max((value / 2 - domain.lowerBound / 2) / length, 0), 1)
  }

  /// The maximum number of labels, whatever their distance.
  static let maxTicks = 200

  /// The multiples of the step in the domain.
  var ticks: [Double] {
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    let count = last - first
    guard step > 0, count.isFinite, count >= 0, count < Double(Self.maxTicks) else {
      return [domain.lowerBound, domain.upperBound]
    }
    return (0...Int(count)).map { (first + Double($0)) * step }
  }
}

extension LinearScale {
  /// Creates a scale whose bounds are multiples of a round step.
  ///
  ///     LinearScale(around: 0...13, count: 5).domain  // 0...15
  ///
  /// - Parameter count: The approximate number of steps, at least 2.
  init(around domain: ClosedRange<Double>, count: Int) {
    let domain = domain.isPoint ? domain.widened : domain
    let step = Self.roundStep(domain, count)
    let lower = (domain.lowerBound / step + 1e-9).rounded(.down) * step
    let upper = (domain.upperBound / step - 1e-9).rounded(.up) * step
    if lower.isFinite, upper.isFinite, lower < upper {
      self.init(domain: lower...upper, step: step)
    } else {
      self.init(domain: domain)
    }
  }

  /// Creates a scale with the specified bounds and a round step.
  init(exactly domain: ClosedRange<Double>, count: Int) {
    let domain = domain.isPoint ? domain.widened : domain
    self.init(domain: domain, step: Self.roundStep(domain, count))
  }

  /// Returns the step of 1, 2 or 5 times a power of ten that divides an interval into about as many
  /// parts as specified.
  private static func roundStep(_ domain: ClosedRange<Double>, _ count: Int) -> Double {
    let part = (domain.upperBound / 2 - domain.lowerBound / 2) / Double(max(count, 2)) * 2
    let power = pow(10, log10(part).rounded(.down))
    let factor = [1.0, 2, 5].first { $0 * power >= part * 0.999 } ?? 10
    return factor * power
  }
}

extension ClosedRange<Double> {
  fileprivate var isPoint: Bool { lowerBound == upperBound }

  /// An interval around a single number, which begins or ends at zero.
  fileprivate var widened: ClosedRange<Double> {
    if lowerBound == 0 { return 0...1 }
    return Swift.min(lowerBound, 0)...Swift.max(lowerBound, 0)
  }
}
