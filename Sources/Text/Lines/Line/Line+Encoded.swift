extension Line {
  /// Returns the text with the escape sequences that show its styles in a terminal.
  ///
  ///     Line("no", style: Style(foreground: .red)).encoded(for: .sixteen)  // ␛[31mno␛[m
  ///
  /// The theme determines the style of each role. The text starts and ends in the terminal's plain
  /// style, and the sequence between two runs sets only the attributes and colors that differ. A
  /// terminal without colors still shows attributes such as bold.
  ///
  /// > Law: **Escape sequences add no text.** At every color depth, removing the escape sequences
  /// > from the result yields the line's text.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func encoded(for depth: ColorDepth, theme: Theme = .dark) -> String {
    var text = ""
    var style = Style.plain
    for run in runs {
      let next = run.style.resolved(by: theme, depth: depth)
      text += next.sequence(after: style) + run.text
      style = next
    }
    return text + Style.plain.sequence(after: style)
  }
}
