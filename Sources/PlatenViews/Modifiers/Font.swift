import Foundation
import PlatenLines

/// A font, of which a terminal can show how heavy it is, and whether it is slanted.
///
///     Text("Now playing").font(.headline)  // bold
public struct Font: Hashable, Sendable {
  let style: Style

  private init(_ style: Style = .plain) { self.style = style }

  /// A title: bold.
  public static let largeTitle = Font(.bold)
  /// A title: bold.
  public static let title = Font(.bold)
  /// A title: bold.
  public static let title2 = Font(.bold)
  /// A title: bold.
  public static let title3 = Font(.bold)
  /// A heading: bold.
  public static let headline = Font(.bold)
  /// A smaller heading: plain.
  public static let subheadline = Font()
  /// Running text: plain.
  public static let body = Font()
  /// Running text: plain.
  public static let callout = Font()
  /// A note: dim.
  public static let footnote = Font(.dim)
  /// A note: dim.
  public static let caption = Font(.dim)
  /// A note: dim.
  public static let caption2 = Font(.dim)

  /// A font of the system: bold from semibold on; terminals have one size and one design.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font().weight(weight ?? .regular)
  }

  /// A font by its name; terminals have one.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  /// This font in bold.
  public func bold() -> Font { Font(Style.bold.over(style)) }

  /// This font in italics.
  public func italic() -> Font { Font(Style.italic.over(style)) }

  /// This font in a weight: bold from semibold on.
  public func weight(_ weight: Weight) -> Font { weight.isHeavy ? bold() : self }

  /// This font; a terminal's letters all have one width.
  public func monospaced() -> Font { self }

  /// This font; a terminal's digits all have one width.
  public func monospacedDigit() -> Font { self }

  /// How heavy strokes are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var isHeavy: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
  }

  /// Accepted without effect: a kind of letters, for a terminal has one.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
}

extension Text {
  /// The text in a font: bold for titles, dim for notes.
  public func font(_ font: Font?) -> Text { styled(font?.style ?? .plain) }

  /// The text in a weight: bold from semibold on.
  public func fontWeight(_ weight: Font.Weight?) -> Text { bold(weight?.isHeavy == true) }
}

extension View {
  /// The font of text: bold for titles, dim for notes.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of text: bold from semibold on.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    bold(weight?.isHeavy == true)
  }
}
