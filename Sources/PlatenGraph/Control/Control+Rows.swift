import Foundation

extension Control.Rows {
  /// Numbers as they are read out: `1–3, 7`.
  package static func numbers(_ numbers: some Sequence<Int>) -> String {
    IndexSet(numbers).rangeView
      .map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)" }
      .joined(separator: ", ")
  }

  /// Which rows of how many are shown.
  package static func stretch(_ shown: Range<Int>, of count: Int) -> String {
    if count == 0 { return "empty" }
    if shown.isEmpty { return "none of \(count)" }
    return "\(shown.lowerBound)–\(shown.upperBound - 1) of \(count)"
  }
}
