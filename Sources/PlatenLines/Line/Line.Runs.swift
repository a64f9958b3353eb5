extension Line {
  /// The line's runs from left to right.
  ///
  ///     for run in line.runs {
  ///       terminal.write(run.text, in: run.style)
  ///     }
  ///
  /// - Complexity: O(1), and O(1) for each run: the text is shared with the line.
  public var runs: Runs { Runs(line: self) }

  /// Text in one style, part of a line; never empty.
  public struct Run: Sendable, Hashable {
    /// The text, whole clusters.
    public let text: Substring
    /// How all of it looks.
    public let style: Style
  }

  /// A line seen as its runs.
  public struct Runs: RandomAccessCollection, Sendable {
    let line: Line

    /// The first run's position, 0.
    public var startIndex: Int { 0 }

    /// The number of runs.
    public var endIndex: Int { line.isEmpty ? 0 : line.seams.count + 1 }

    /// The run at a position.
    public subscript(position: Int) -> Run {
      let seams = line.seams
      let lower = position == 0 ? 0 : seams[position - 1].start
      let upper = position == seams.count ? line.text.utf8.count : seams[position].start
      let style = position == 0 ? line.firstStyle : seams[position - 1].style
      return Run(text: line.substring(lower..<upper), style: style)
    }
  }

  /// The text between two offsets in bytes of UTF-8.
  func substring(_ bytes: Range<Int>) -> Substring {
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let upper = utf8.index(lower, offsetBy: bytes.count)
    return text[lower..<upper]
  }
}

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
