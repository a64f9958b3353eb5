import Foundation
@_spi(Nodes) import PlatenGraph
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

  /// The font of a kind of text, in another weight if one is given.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    style.font.weight(weight ?? .regular)
  }

  /// The font of a kind of text.
  public static func system(_ style: TextStyle, design: Design) -> Font { style.font }

  /// A font by its name; terminals have one.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  /// A font by its name; terminals have one.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  /// A font by its name, as for a kind of text; terminals have one font.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font()
  }

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

  /// This font; a terminal's capitals all have one height.
  public func smallCaps() -> Font { self }

  /// This font; a terminal's lines all have one height.
  public func leading(_ leading: Leading) -> Font { self }

  /// This font; a terminal's letters all have one width.
  public func width(_ width: Width) -> Font { self }

  /// A kind of text, and the font that it has.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var font: Font {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: Font(.bold)
      case .subheadline, .body, .callout: Font()
      case .footnote, .caption, .caption2: Font(.dim)
      }
    }
  }

  /// How heavy strokes are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var isHeavy: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
  }

  /// Accepted without effect: a kind of letters, for a terminal has one.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// Accepted without effect: the room between lines, for lines are the unit.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// Accepted without effect: how wide letters are, for a terminal's have one width.
  public enum Width: Hashable, Sendable {
    case compressed, condensed, standard, expanded
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
