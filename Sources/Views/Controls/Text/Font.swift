import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A font, which a terminal can show as bold, italic or muted.
///
///     Text("Now playing").font(.headline)  // bold
public struct Font: Hashable, Sendable {
  let style: Style

  private init(_ style: Style = .plain) { self.style = style }

  /// The font of large titles: bold.
  public static let largeTitle = Font(.bold)
  /// The font of first-level titles: bold.
  public static let title = Font(.bold)
  /// The font of second-level titles: bold.
  public static let title2 = Font(.bold)
  /// The font of third-level titles: bold.
  public static let title3 = Font(.bold)
  /// The font of headings: bold.
  public static let headline = Font(.bold)
  /// The font of subheadings: plain.
  public static let subheadline = Font()
  /// The font of body text: plain.
  public static let body = Font()
  /// The font of callouts: plain.
  public static let callout = Font()
  /// The font of footnotes: muted.
  public static let footnote = Font(.muted)
  /// The font of captions: muted.
  public static let caption = Font(.muted)
  /// The font of secondary captions: muted.
  public static let caption2 = Font(.muted)

  /// Returns a system font, bold if the weight is semibold or heavier. The size and the design have
  /// no effect.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font().weight(weight ?? .regular)
  }

  /// Returns the font of a text style, optionally in another weight; the design has no effect.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    style.font.weight(weight ?? .regular)
  }

  /// Returns the font of a text style; the design has no effect.
  public static func system(_ style: TextStyle, design: Design) -> Font { style.font }

  /// Returns the plain font: a terminal has no custom fonts.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  /// Returns the plain font: a terminal has no custom fonts of a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  /// Returns the plain font: a terminal has no custom fonts that scale with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font()
  }

  /// Returns this font in bold.
  public func bold() -> Font { Font(Style.bold.over(style)) }

  /// Returns this font in italics.
  public func italic() -> Font { Font(Style.italic.over(style)) }

  /// Returns this font, bold if the weight is semibold or heavier.
  public func weight(_ weight: Weight) -> Font { weight.isHeavy ? bold() : self }

  /// Returns this font unchanged, because all characters of a terminal have a fixed width.
  public func monospaced() -> Font { self }

  /// Returns this font unchanged, because all digits of a terminal have the same width.
  public func monospacedDigit() -> Font { self }

  /// Returns this font unchanged, because a terminal has no small capitals.
  public func smallCaps() -> Font { self }

  /// Returns this font unchanged, because a terminal has a fixed line spacing.
  public func leading(_ leading: Leading) -> Font { self }

  /// Returns this font unchanged, because a terminal has no condensed or expanded fonts.
  public func width(_ width: Width) -> Font { self }

  /// A text style, such as a title or a caption, which has a font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var font: Font {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: Font(.bold)
      case .subheadline, .body, .callout: Font()
      case .footnote, .caption, .caption2: Font(.muted)
      }
    }
  }

  /// The weight of a font.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var isHeavy: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
  }

  /// Has no effect: a terminal has a single font design.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// Has no effect: a terminal has a fixed line spacing.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// Has no effect: the characters of a terminal have a fixed width.
  public enum Width: Hashable, Sendable {
    case compressed, condensed, standard, expanded
  }
}

extension Text {
  /// Sets the font of this text: titles are bold, footnotes muted.
  public func font(_ font: Font?) -> Text { styled(font?.style ?? .plain) }

  /// Sets the weight of this text: semibold and heavier weights are bold.
  public func fontWeight(_ weight: Font.Weight?) -> Text { bold(weight?.isHeavy == true) }
}

extension View {
  /// Sets the font of the text in this view: titles are bold, footnotes muted.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of the text in this view: semibold and heavier weights are bold.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    bold(weight?.isHeavy == true)
  }
}
