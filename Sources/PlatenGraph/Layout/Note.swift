import PlatenLines

extension Line {
  /// Returns a dim remark in parentheses: `(1…4)`.
  package static func note(_ line: Line) -> Line { ("(" + line + ")").styled(.dim) }
}
