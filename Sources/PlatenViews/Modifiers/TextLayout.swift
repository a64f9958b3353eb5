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

extension View {
  /// The most lines that a text in this view takes; one that is longer ends in an ellipsis.
  ///
  ///     Text(movie.overview).lineLimit(3)
  ///
  /// - Parameter number: At least 1; any number of lines if `nil`.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max($0, 1) })
  }

  /// Where the lines of a text of several lines stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
