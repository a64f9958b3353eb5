import Foundation

/// The text format and the step arithmetic of numbers in controls.
enum NumberFormat {
  /// Returns a value as text. Floating-point values have at most 12 significant digits, so 0.1 +
  /// 0.2 is 0.3.
  static func text<Value>(_ value: Value) -> String {
    guard let fraction = value as? any BinaryFloatingPoint else { return "\(value)" }
    return text(Double(fraction), digits: digits(of: fraction))
  }

  /// Returns a floating-point value as text with a maximum number of significant digits.
  static func text(_ value: Double, digits: Int) -> String {
    String(format: "%.\(digits)g", value)
  }

  /// Returns the number of significant digits to show for a floating-point type: one fewer than the
  /// type represents exactly, but at most 12.
  static func digits<F: BinaryFloatingPoint>(of value: F) -> Int {
    min(12, Int(Double(F.significandBitCount + 1) * 0.301) - 1)
  }

  /// Returns a range as text: `0…3`.
  static func text<Bound>(_ range: ClosedRange<Bound>) -> String {
    text(range.lowerBound) + "…" + text(range.upperBound)
  }

  /// Returns the value one step away from a value; `nil` if an integer would overflow.
  static func stepped<Value: Strideable>(_ value: Value, by step: Value.Stride) -> Value? {
    guard let integer = value as? any FixedWidthInteger else { return value.advanced(by: step) }
    return sum(integer, step) as? Value
  }

  /// Returns the sum of an integer and a step; `nil` on overflow, which would make `advanced(by:)`
  /// trap.
  private static func sum<I: FixedWidthInteger>(_ value: I, _ step: Any) -> I? {
    guard let step = step as? Int, let size = I(exactly: step.magnitude) else { return nil }
    let (sum, overflows) =
      step < 0 ? value.subtractingReportingOverflow(size) : value.addingReportingOverflow(size)
    return overflows ? nil : sum
  }
}
