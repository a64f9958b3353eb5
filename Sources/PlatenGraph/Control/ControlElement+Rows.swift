import Foundation

extension ControlElement.Rows {
  /// Numbers with ranges joined: `1–3, 7`.
  package static func numbers(_ numbers: some Sequence<Int>) -> String {
    IndexSet(numbers).rangeView
      .map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)" }
      .joined(separator: ", ")
  }

  /// The numbers of the rows that are shown, and of how many.
  package static func stretch(_ shown: Range<Int>, of count: Int) -> String {
    if count == 0 { return "empty" }
    if shown.isEmpty { return "none of \(count)" }
    return "\(shown.lowerBound)–\(shown.upperBound - 1) of \(count)"
  }
}
