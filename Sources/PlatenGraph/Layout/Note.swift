import PlatenLines

extension Line {
  /// A remark on what stands before it or around it, and no part of that: `(1…4)`, dim.
  package static func note(_ line: Line) -> Line { ("(" + line + ")").styled(.dim) }
}
