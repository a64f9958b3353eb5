import Foundation

/// Numbers as controls show them and step through them.
enum NumberFormat {
  /// A value as text: a fraction with at most 12 digits, so that 0.1 + 0.2 reads 0.3.
  static func text<Value>(_ value: Value) -> String {
    guard let fraction = value as? any BinaryFloatingPoint else { return "\(value)" }
    return text(Double(fraction), digits: digits(of: fraction))
  }

  /// A fraction as text.
  static func text(_ value: Double, digits: Int) -> String {
    String(format: "%.\(digits)g", value)
  }

  /// The decimal digits that a type of fractions has to show: one less than it surely knows.
  static func digits<F: BinaryFloatingPoint>(of value: F) -> Int {
    min(12, Int(Double(F.significandBitCount + 1) * 0.301) - 1)
  }

  /// A range as text: `0…3`.
  static func text<Bound>(_ range: ClosedRange<Bound>) -> String {
    text(range.lowerBound) + "…" + text(range.upperBound)
  }

  /// The value a step away; `nil` if its type has none so large or small.
  static func stepped<Value: Strideable>(_ value: Value, by step: Value.Stride) -> Value? {
    guard let integer = value as? any FixedWidthInteger else { return value.advanced(by: step) }
    return sum(integer, step) as? Value
  }

  /// Fixed-width integers step by `Int`, and would trap where they overflow.
  private static func sum<I: FixedWidthInteger>(_ value: I, _ step: Any) -> I? {
    guard let step = step as? Int, let size = I(exactly: step.magnitude) else { return nil }
    let (sum, overflows) =
      step < 0 ? value.subtractingReportingOverflow(size) : value.addingReportingOverflow(size)
    return overflows ? nil : sum
  }
}
