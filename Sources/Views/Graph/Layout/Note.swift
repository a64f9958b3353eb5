import PlatenLines

extension Line {
  /// Returns a muted remark in parentheses: `(1…4)`.
  package static func note(_ line: Line) -> Line { ("(" + line + ")").styled(.muted) }
}
