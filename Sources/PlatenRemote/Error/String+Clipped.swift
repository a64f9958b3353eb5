import PlatenLines

extension StringProtocol {
  /// Text from outside as a message can hold it: 300 scalars of it, and nothing in it acts on a
  /// terminal.
  ///
  /// By scalars, because one cluster alone can have megabytes.
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
