extension Line {
  /// The runs of the line, from left to right.
  ///
  ///     for run in line.runs {
  ///       terminal.write(run.text, in: run.style)
  ///     }
  ///
  /// - Complexity: O(1) for the collection and for access to each run. The text of a run shares the
  ///   storage of the line.
  public var runs: Runs { Runs(line: self) }

  /// A nonempty range of a line whose text has one style.
  public struct Run: Sendable, Hashable {
    /// The text of the run, which consists of whole clusters.
    public let text: Substring
    /// The style of the run.
    public let style: Style
  }

  /// A collection of the runs in a line.
  public struct Runs: RandomAccessCollection, Sendable {
    let line: Line

    /// The position of the first run, which is always 0.
    public var startIndex: Int { 0 }

    /// The position after the last run, which equals the number of runs.
    public var endIndex: Int { line.isEmpty ? 0 : line.seams.count + 1 }

    /// Returns the run at a position.
    public subscript(position: Int) -> Run {
      let seams = line.seams
      let lower = position == 0 ? 0 : seams[position - 1].start
      let upper = position == seams.count ? line.text.utf8.count : seams[position].start
      let style = position == 0 ? line.firstStyle : seams[position - 1].style
      return Run(text: line.substring(lower..<upper), style: style)
    }
  }

  /// Returns the text in a range of UTF-8 offsets.
  func substring(_ bytes: Range<Int>) -> Substring {
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let upper = utf8.index(lower, offsetBy: bytes.count)
    return text[lower..<upper]
  }
}

extension Line {
  /// Returns the line with a style applied behind the styles of its runs.
  ///
  /// The attributes and colors of a run take precedence.
  ///
  ///     ("Name " + Line("Ada", style: .bold)).styled(.dim)  // all dim, Ada bold too
  ///
  /// - Complexity: O(*n*) in runs.
  public func styled(_ outer: Style) -> Line {
    restyled { $0.over(outer) }
  }

  /// Returns whether any run has at least one of the specified attributes.
  ///
  /// - Complexity: O(*n*) in runs.
  package func has(_ attributes: Style.Attributes) -> Bool {
    !firstStyle.attributes.isDisjoint(with: attributes)
      || seams.contains { !$0.style.attributes.isDisjoint(with: attributes) }
  }

  /// Returns whether any run has the specified foreground color.
  func hasForeground(_ color: Style.Color) -> Bool {
    firstStyle.foreground == color || seams.contains { $0.style.foreground == color }
  }

  /// Calls a closure with the UTF-8 bytes and the style of each run, from left to right.
  package func forEachRun(_ body: (_ bytes: UnsafeBufferPointer<UInt8>, Style) -> Void) {
    if isEmpty { return }
    var text = text
    text.withUTF8 { bytes in
      var (start, style) = (0, firstStyle)
      for seam in seams {
        body(UnsafeBufferPointer(rebasing: bytes[start..<seam.start]), style)
        (start, style) = (seam.start, seam.style)
      }
      body(UnsafeBufferPointer(rebasing: bytes[start...]), style)
    }
  }

  /// Returns whether the style of any run satisfies a condition.
  ///
  /// - Complexity: O(*n*) in runs.
  package func hasStyle(where condition: (Style) -> Bool) -> Bool {
    !isEmpty && condition(firstStyle) || seams.contains { condition($0.style) }
  }

  /// Returns the column at which the first run with an attribute begins, or `nil` if no run has the
  /// attribute.
  ///
  /// - Complexity: O(*n*) in runs and, unless the line is ASCII, in the bytes before the run.
  package func column(of attribute: Style.Attributes) -> Int? {
    if firstStyle.attributes.contains(attribute) { return 0 }
    for seam in seams where seam.style.attributes.contains(attribute) {
      return isOneByteACell ? seam.start : substring(0..<seam.start).cells
    }
    return nil
  }

  /// The line in the style of secondary text, without the fills of its roles.
  ///
  /// - Complexity: O(*n*) in runs.
  package var muted: Line { restyled(\.muted) }

  /// Returns the line with the text of each run transformed and its style unchanged.
  ///
  ///     ("Name " + Line("Ada", style: .bold)).replacingTexts { $0.uppercased() }  // NAME ADA
  ///
  /// - Complexity: O(*n*) in bytes.
  package func replacingTexts(_ transform: (String) -> String) -> Line {
    runs.map { Line(transform(String($0.text)), style: $0.style) }.joined()
  }

  /// Returns the line with the style of each run transformed.
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
