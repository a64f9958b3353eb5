import PlatenLines

extension Line {
  private static let styles: [Style] = [.plain, .bold, .inverse, Style(foreground: .red)]

  /// A line of difficult text in up to four styles.
  static func random(using generator: inout SeededGenerator) -> Line {
    let count = Int.random(in: 0...4, using: &generator)
    return (0..<count).map { _ in
      let style = styles.randomElement(using: &generator)!
      return Line(HardText.random(using: &generator), style: style)
    }.joined()
  }

  /// The characters with their styles, computed from all runs.
  var styledCharacters: [StyledCharacter] {
    runs.flatMap { run in run.text.map { StyledCharacter(character: $0, style: run.style) } }
  }
}

/// A character of a line and its style.
struct StyledCharacter: Hashable {
  var character: Character
  var style: Style
}

/// Runs a closure with many random lines, which are the same for the same seed.
func forRandomLines(seed: UInt64, count: Int = 2000, _ body: (Line, inout SeededGenerator) -> Void)
{
  var generator = SeededGenerator(seed: seed)
  for _ in 0..<count {
    body(.random(using: &generator), &generator)
  }
}
