extension Line {
  /// This line inside text of a style: what a run sets itself, it keeps.
  ///
  ///     ("Name " + Line("Ada", style: .bold)).styled(.dim)  // all dim, Ada bold too
  ///
  /// - Complexity: O(*n*) in runs.
  public func styled(_ outer: Style) -> Line {
    restyled { $0.over(outer) }
  }

  /// This line with the text of each run replaced, in its style.
  ///
  ///     ("Name " + Line("Ada", style: .bold)).replacingTexts { $0.uppercased() }  // NAME ADA
  ///
  /// - Complexity: O(*n*) in bytes.
  package func replacingTexts(_ transform: (String) -> String) -> Line {
    runs.map { Line(transform(String($0.text)), style: $0.style) }.joined()
  }

  /// This line with the style of each run replaced.
  ///
  ///     line.restyled { _ in .plain }  // the text alone
  ///
  /// - Complexity: O(*n*) in runs.
  public func restyled(_ transform: (Style) -> Style) -> Line {
    guard !isEmpty else { return self }
    var line = Line(text: text, width: width, firstStyle: transform(firstStyle))
    for seam in seams {
      line.addSeam(at: seam.start, style: transform(seam.style))
    }
    return line
  }
}
