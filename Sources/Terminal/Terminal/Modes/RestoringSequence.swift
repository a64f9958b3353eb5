/// The escape sequences that restore what features of a terminal have changed. A signal handler can
/// write them.
enum RestoringSequence {
  /// The sequence that restores the user's shape of the cursor.
  static let cursor: StaticString = "\u{1B}[0 q"
  /// The sequence that ends the capture of the mouse.
  static let mouse: StaticString = "\u{1B}[?1006l\u{1B}[?1000l"
  /// The sequence that ends the effect of the mark at the first row of a frame.
  static let clickMark: StaticString = "\u{1B}]133;C\u{1B}\\"
  /// The sequence that ends the report of progress.
  static let progress: StaticString = "\u{1B}]9;4;0\u{1B}\\"
}
