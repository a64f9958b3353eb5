extension Unicode.Scalar {
  /// The visible symbol, one cell wide, that replaces this scalar in a line, or `nil` if the scalar
  /// is not replaced.
  ///
  /// The symbol is the one that Unicode defines for the scalar (␛ for Escape), or � if Unicode
  /// defines no symbol. A scalar has a stand-in if a terminal would interpret it, if it changes the
  /// reading order, or if it hides text.
  var standIn: Unicode.Scalar? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"  // C1 controls.
    case 0x2028, 0x2029: "\u{2424}"  // Separators of lines and paragraphs.
    case 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"  // Embeddings, overrides, isolates.
    case 0x206A...0x206F: "\u{FFFD}"  // Deprecated switches of shaping.
    case 0xFFF9...0xFFFB: "\u{FFFD}"  // Interlinear annotation.
    case 0xE0000...0xE007F: "\u{FFFD}"  // Tags.
    default: nil
    }
  }

  /// Returns whether a cluster can contain this scalar directly followed by the next scalar.
  func joins(_ next: Unicode.Scalar) -> Bool {
    var pair = String(self)
    pair.unicodeScalars.append(next)
    return pair.count == 1
  }
}
