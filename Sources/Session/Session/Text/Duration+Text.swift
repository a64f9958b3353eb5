extension Duration {
  /// The longest duration that a user can enter, in seconds: about 31 years.
  package static let maxTypedSeconds = 1e9

  /// Creates a duration from text such as `800ms`, `2s`, `1.5s`, `3m`, or `2h`. A number without a unit
  /// is in seconds.
  package init?(typed text: String) {
    guard let seconds = Self.seconds(in: text), seconds <= Self.maxTypedSeconds else { return nil }
    self = .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// Returns the duration that the text specifies, in seconds and without a limit, or `nil` if the
  /// text is not a duration.
  package static func seconds(in text: String) -> Double? {
    let units: [(String, Double)] = [
      ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("", 1),
    ]
    for (suffix, seconds) in units where text.hasSuffix(suffix) {
      guard let number = Double(text.dropLast(suffix.count)) else { continue }
      return number >= 0 ? number * seconds : nil
    }
    return nil
  }

  /// The duration in seconds, rounded down to a tenth: `0.8s`.
  package var inSeconds: String {
    let tenths = (components.seconds * 10) + components.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)s"
  }
}
