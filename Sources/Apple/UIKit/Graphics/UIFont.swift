import Foundation
import PlatenNavigation

/// A font with UIKit's interface. Only its weight and its text style are drawn.
public final class UIFont: Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public let fontName: String
  public let pointSize: CGFloat
  /// The font that SwiftUI draws.
  package let font: Font

  private init(_ font: Font, _ size: CGFloat, name: String = "system") {
    (self.font, pointSize, fontName) = (font, size, name)
  }

  /// Creates a font by its name, which is drawn as plain text.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.body, fontSize, name: fontName)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.body, fontSize) }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    weight.rawValue >= Weight.semibold.rawValue
      ? boldSystemFont(ofSize: fontSize) : systemFont(ofSize: fontSize)
  }

  /// Returns a system font; the width has no effect.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.body.bold(), fontSize)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.body.italic(), fontSize)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: UIFont(.largeTitle, 34)
    case .title1: UIFont(.title, 28)
    case .title2: UIFont(.title2, 22)
    case .title3: UIFont(.title3, 20)
    case .headline: UIFont(.headline, 17)
    case .subheadline: UIFont(.subheadline, 15)
    case .callout: UIFont(.callout, 16)
    case .footnote: UIFont(.footnote, 13)
    case .caption1: UIFont(.caption, 12)
    case .caption2: UIFont(.caption2, 11)
    default: UIFont(.body, 17)
    }
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font, fontSize, name: fontName) }

  public var familyName: String { fontName }
  /// The height of a line of the terminal, in points.
  public var lineHeight: CGFloat { 16 }
  public var ascender: CGFloat { 12 }
  public var descender: CGFloat { -4 }
  public var capHeight: CGFloat { 11 }
  public var xHeight: CGFloat { 8 }
  public var leading: CGFloat { 0 }
  public static var familyNames: [String] { ["system"] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }
  public static var systemFontSize: CGFloat { 14 }
  public static var labelFontSize: CGFloat { 17 }
}
