extension Unicode.Scalar {
  /// The visible sign, one cell wide, that a line shows for this scalar; `nil` if it shows itself.
  ///
  /// Stand-ins have a sign of their own where Unicode has one (␛ for Escape), and � otherwise.
  /// A scalar gets one if a terminal would act on it, if it makes text read in another order than
  /// it is written, or if it hides text.
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

  /// Whether a cluster can end with this scalar and go on with the other.
  func joins(_ next: Unicode.Scalar) -> Bool {
    var pair = String(self)
    pair.unicodeScalars.append(next)
    return pair.count == 1
  }
}
