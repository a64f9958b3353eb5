extension Line {
  /// The style of the last run.
  var lastStyle: Style { seams.last?.style ?? firstStyle }

  /// The style of the byte at an offset.
  func style(at offset: Int) -> Style {
    seams.last { $0.start <= offset }?.style ?? firstStyle
  }

  /// Changes the style from an offset on, which is not before any seam and not the line's start.
  ///
  /// A run that this leaves without text goes, and equal neighbours become one run.
  mutating func addSeam(at start: Int, style: Style) {
    if seams.last?.start == start { seams.removeLast() }
    if style != lastStyle { seams.append(RunBoundary(start: start, style: style)) }
  }

  /// Moves each seam that is inside a cluster to the cluster's end, and measures the line again.
  ///
  /// - Complexity: O(*n*) in the line's characters.
  mutating func mend() {
    width = text.cells
    var torn = seams[...]
    var end = 0
    seams = []
    for cluster in Clusters(of: text) where !torn.isEmpty {
      end += cluster.bytes
      while let seam = torn.first, seam.start <= end {
        if end < text.utf8.count { addSeam(at: end, style: seam.style) }
        torn.removeFirst()
      }
    }
  }
}
