@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Why texts are not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int

  /// The reasons whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is shown is not there yet: texts are shades of their length.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// What is shown is seen by others: texts that are `privacySensitive` are shades.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is shown is out of date; as in SwiftUI, this alone hides no text.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension View {
  /// Shows texts in this view as shades of their length.
  ///
  ///     Text("Loading title").redacted(reason: .placeholder)  // ░░░░░░░ ░░░░░
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Says that texts in this view are not for everybody's eyes: where `.redacted(reason: .privacy)`
  /// stands around it, they are shades of their length.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.textLook.isPrivate) { $0 = sensitive }
  }

  /// Shows texts in this view, whatever is redacted around it.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}

extension String {
  /// A shade for each cell that is not a space.
  func redacted(by shade: String) -> String {
    String(
      flatMap { character -> String in
        character.isWhitespace
          ? String(character) : String(repeating: shade, count: String(character).cells)
      })
  }
}
