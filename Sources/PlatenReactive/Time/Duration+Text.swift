extension Duration {
  /// In seconds, to a thousandth at most: `0.8s`, `17s`.
  package var text: String { text(decimals: 3) }

  /// In seconds, to so many decimals at most, from 0 to 18.
  package func text(decimals count: Int) -> String {
    let (seconds, attoseconds) = clamped(to: .seconds(1)).components
    let digits = "\(1_000_000_000_000_000_000 + attoseconds.magnitude)".dropFirst()
    var decimals = digits.prefix(count)
    while decimals.last == "0" { decimals.removeLast() }
    let sign = self < .zero && (seconds != 0 || !decimals.isEmpty) ? "-" : ""
    return "\(sign)\(seconds.magnitude)\(decimals.isEmpty ? "" : ".\(decimals)")s"
  }

  /// Nanoseconds, rounded toward zero, as far as 292 years go.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = clamped(to: Self.nanosecond).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  private static let nanosecond = Duration.nanoseconds(1)

  /// As near as a 64-bit count of a unit comes to it.
  private func clamped(to unit: Duration) -> Duration {
    min(max(self, unit * Int64.min), unit * Int64.max)
  }
}
