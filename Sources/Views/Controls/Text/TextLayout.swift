@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The horizontal alignment of the lines in multiline text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Alignment at the left edge.
  case leading
  /// Centered alignment.
  case center
  /// Alignment at the right edge.
  case trailing

  /// The corresponding alignment for views.
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// The part of a long text that an ellipsis replaces.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the last line is replaced.
    case head
    /// The end of the text is replaced.
    case tail
    /// The middle of the last line is replaced.
    case middle

    /// The corresponding truncation of a single line.
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
  /// Limits the number of lines of each text in this view; a longer text ends in an ellipsis.
  ///
  ///     Text(movie.overview).lineLimit(3)
  ///
  /// - Parameter number: The maximum number of lines, at least 1; `nil` is unlimited.
  public func lineLimit(_ number: Int?) -> some View { lineLimits(0, number) }

  /// Limits the number of lines of each text in this view, optionally with a fixed height.
  ///
  /// - Parameter reservesSpace: Whether empty lines extend a shorter text to the limit.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(reservesSpace ? limit : 0, limit)
  }

  /// Sets the minimum and the maximum number of lines of each text in this view; empty lines extend
  /// a shorter text.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(limit.lowerBound, limit.upperBound)
  }

  /// Sets the minimum number of lines of each text in this view; empty lines extend a shorter text.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(limit.lowerBound, nil)
  }

  /// Sets the maximum number of lines of each text in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(0, limit.upperBound)
  }

  private func lineLimits(_ least: Int, _ most: Int?) -> some View {
    transformEnvironment(\.textLook.fit) { fit in
      fit.minLines = least
      fit.lineLimit = most
    }
  }

  /// Sets the position of the ellipsis in truncated text; by default, text is truncated at its end.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the alignment of the lines in multiline text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
