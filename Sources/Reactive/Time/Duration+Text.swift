extension Duration {
  /// The duration in seconds, with at most three decimals: `0.8s`, `17s`.
  package var text: String { text(decimals: 3) }

  /// Returns the duration in seconds, with a maximum number of decimals from 0 to 18.
  package func text(decimals count: Int) -> String {
    let (seconds, attoseconds) = clamped(to: .seconds(1)).components
    let digits = "\(1_000_000_000_000_000_000 + attoseconds.magnitude)".dropFirst()
    var decimals = digits.prefix(count)
    while decimals.last == "0" { decimals.removeLast() }
    let sign = self < .zero && (seconds != 0 || !decimals.isEmpty) ? "-" : ""
    return "\(sign)\(seconds.magnitude)\(decimals.isEmpty ? "" : ".\(decimals)")s"
  }

  /// The duration in nanoseconds, rounded toward zero and limited to 292 years.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = clamped(to: Self.nanosecond).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  private static let nanosecond = Duration.nanoseconds(1)

  /// Returns the duration limited to the range of a 64-bit count of a unit.
  private func clamped(to unit: Duration) -> Duration {
    min(max(self, unit * Int64.min), unit * Int64.max)
  }
}
