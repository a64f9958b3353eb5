extension Duration {
  /// A duration as it is typed: `800ms`, `2s`, `1.5s`, `3m`; a number alone is seconds.
  init?(typed text: String) {
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("", 1)]
    for (suffix, seconds) in units where text.hasSuffix(suffix) {
      guard let number = Double(text.dropLast(suffix.count)) else { continue }
      guard number >= 0, number * seconds <= 1e9 else { return nil }
      self = .nanoseconds(Int64((number * seconds * 1e9).rounded()))
      return
    }
    return nil
  }

  /// In seconds, to a tenth: `0.8s`.
  var inSeconds: String {
    let tenths = (components.seconds * 10) + components.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)s"
  }
}
