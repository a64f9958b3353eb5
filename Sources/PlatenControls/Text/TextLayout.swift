@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Where the lines of a text of several lines stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing

  /// The same for views.
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// What is left out of a text that is too long.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the last line.
    case head
    /// The end.
    case tail
    /// The middle of the last line.
    case middle

    /// The same for a line.
    var line: Line.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}

extension View {
  /// The most lines that a text in this view takes; one that is longer ends in an ellipsis.
  ///
  ///     Text(movie.overview).lineLimit(3)
  ///
  /// - Parameter number: At least 1; any number of lines if `nil`.
  public func lineLimit(_ number: Int?) -> some View { lineLimits(0, number) }

  /// The most lines that a text in this view takes.
  ///
  /// - Parameter reservesSpace: Whether a shorter text has empty lines below, up to the limit.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(reservesSpace ? limit : 0, limit)
  }

  /// The fewest lines that a text in this view takes, empty ones below it included, and the most.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(limit.lowerBound, limit.upperBound)
  }

  /// The fewest lines that a text in this view takes, empty ones below it included.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(limit.lowerBound, nil)
  }

  /// The most lines that a text in this view takes.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(0, limit.upperBound)
  }

  private func lineLimits(_ least: Int, _ most: Int?) -> some View {
    transformEnvironment(\.textLook.fit) { fit in
      fit.leastLines = least
      fit.lineLimit = most
    }
  }

  /// What is left out of texts that are too long: the end, unless told otherwise.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Where the lines of a text of several lines stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
