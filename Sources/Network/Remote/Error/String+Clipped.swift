import PlatenLines

extension StringProtocol {
  /// The first 300 Unicode scalars of the string, made printable for messages.
  ///
  /// Terminal control characters in the result have no effect. The limit applies to scalars because
  /// a single grapheme cluster can contain megabytes.
  var clipped: String {
    let limit = 300
    var start = String.UnicodeScalarView(unicodeScalars.prefix(limit + 1))
    if start.count > limit {
      start.removeLast()
      start.append("…")
    }
    return String(start).printable
  }
}
