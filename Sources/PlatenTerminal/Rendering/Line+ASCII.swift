import Platen

extension Line {
  /// The line for a terminal that shows ASCII alone: what else is in it has a question mark in each of
  /// its cells, so that the columns stay put.
  var inASCII: Line {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return replacingTexts(\.inASCII)
  }
}

extension String {
  fileprivate var inASCII: String {
    map { $0.isASCII ? String($0) : String(repeating: "?", count: String($0).cells) }.joined()
  }
}
