@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The reasons why a view hides its text.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bit mask of the reasons in the set.
  public let rawValue: Int

  /// Creates a set of reasons from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder: shaded blocks replace its text.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private: shaded blocks replace the text that is `privacySensitive`.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is outdated; as in SwiftUI, this reason alone hides no text.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension View {
  /// Replaces the text in this view with shaded blocks of the same length.
  ///
  ///     Text("Loading title").redacted(reason: .placeholder)  // ░░░░░░░ ░░░░░
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Marks the text in this view as private: shaded blocks replace it inside a view with
  /// `.redacted(reason: .privacy)`.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.textLook.isPrivate) { $0 = sensitive }
  }

  /// Shows the text in this view even if an enclosing view is redacted.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}

extension String {
  /// Returns the string with each cell that is not whitespace replaced by a shade character.
  func redacted(by shade: String) -> String {
    String(
      flatMap { character -> String in
        character.isWhitespace
          ? String(character) : String(repeating: shade, count: String(character).cells)
      })
  }
}
