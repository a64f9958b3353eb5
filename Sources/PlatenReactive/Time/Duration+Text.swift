extension Duration {
  /// In seconds, to a thousandth at most: `0.8s`, `17s`.
  package var text: String {
    let thousandths = components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    var decimals = Substring("\(1_000 + thousandths.magnitude % 1_000)".dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    let sign = thousandths < 0 ? "-" : ""
    return "\(sign)\(thousandths.magnitude / 1_000)\(decimals.isEmpty ? "" : ".\(decimals)")s"
  }

  /// Nanoseconds, rounded toward zero, as far as 292 years go.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflows { return seconds < 0 ? .min : .max }
    let (sum, isTooLong) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    return isTooLong ? (seconds < 0 ? .min : .max) : sum
  }
}
