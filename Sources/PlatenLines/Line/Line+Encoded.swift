extension Line {
  /// The text with the escape sequences by which a terminal of a depth shows its styles.
  ///
  ///     Line("no", style: Style(foreground: .red)).encoded(for: .sixteen)  // ␛[31mno␛[m
  ///
  /// Text of a role looks as the theme says. It begins and ends in the terminal's plain style, and
  /// says between runs only what differs. Where no colours are shown, attributes such as bold still
  /// are.
  ///
  /// > Law: **Escapes add no text.** Without them the result is the line's text, whatever the
  /// > depth.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func encoded(for depth: ColorDepth, theme: Theme = .dark) -> String {
    let theme = depth == .none ? .none : theme
    var text = ""
    var style = Style.plain
    for run in runs {
      let next = run.style.resolved(by: theme).reduced(to: depth)
      text += next.sequence(after: style) + run.text
      style = next
    }
    return text + Style.plain.sequence(after: style)
  }
}
