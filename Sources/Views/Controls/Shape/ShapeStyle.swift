import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A style for text and for filled areas, such as a color or a gradient.
public protocol ShapeStyle: Sendable {
  /// The style of text that uses this shape style.
  var foreground: Style { get }

  /// Returns the style of blank cells filled with this shape style.
  ///
  /// - Parameter text: The inherited style of text in the cells.
  func backdrop(for text: Style) -> Style
}

extension ShapeStyle {
  /// Returns a background in the color of the text; if the terminal determines that color, inverse
  /// video.
  public func backdrop(for text: Style) -> Style {
    let ink = foreground.over(text).foreground
    return ink.map { Style(background: $0) } ?? .inverse
  }
}

/// A style for a level of importance: the primary style is plain, the others are muted.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The style of text at this level.
  public let foreground: Style
  /// Whether the style is strong enough to fill the background of text.
  fileprivate var isStrong = false

  /// Returns a background in the color of the text at this level; none for the third and the fourth
  /// level, which are too faint.
  public func backdrop(for text: Style) -> Style {
    if !isStrong { return .plain }
    return foreground == .plain
      ? Color.primary.backdrop(for: text) : Style(background: .role(.muted))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of primary content: plain.
  public static var primary: HierarchicalShapeStyle { .init(foreground: .plain, isStrong: true) }
  /// The style of secondary content: muted.
  public static var secondary: HierarchicalShapeStyle { .init(foreground: .muted, isStrong: true) }
  /// The style of tertiary content: muted, without a background.
  public static var tertiary: HierarchicalShapeStyle { .init(foreground: .muted) }
  /// The style of quaternary content: muted, without a background.
  public static var quaternary: HierarchicalShapeStyle { .init(foreground: .muted) }
}

/// A shape style that uses the inherited style of text.
public struct ForegroundStyle: ShapeStyle {
  /// Creates a foreground style, which uses the inherited style of text.
  public init() {}

  /// A plain style, which leaves the inherited style unchanged.
  public var foreground: Style { .plain }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// A style that uses the inherited style of text.
  public static var foreground: ForegroundStyle { .init() }
}

/// The default background of the terminal.
public struct BackgroundStyle: ShapeStyle {
  /// Creates a style with the default background of the terminal.
  public init() {}

  /// A plain style: text in the color of its background would be illegible.
  public var foreground: Style { .plain }

  /// Returns a plain style, which shows the background of the terminal.
  public func backdrop(for text: Style) -> Style { .plain }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// A style that uses the default background of the terminal.
  public static var background: BackgroundStyle { .init() }
}

/// The style of controls, in the accent color of the theme.
public struct TintShapeStyle: ShapeStyle {
  /// Creates a tint style.
  public init() {}

  /// The accent color of the theme, for tinted text.
  public var foreground: Style { Style(role: .accent) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// A style that uses the accent color of the theme.
  public static var tint: TintShapeStyle { .init() }
}

/// The style of selected content, in the accent color of the theme.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates a selection style.
  public init() {}

  /// The accent color of the theme, for selected text.
  public var foreground: Style { Style(role: .accent) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// A style for selected content, in the accent color of the theme.
  public static var selection: SelectionShapeStyle { .init() }
}

/// The style of separators: muted.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates a separator style.
  public init() {}

  /// A muted style.
  public var foreground: Style { .muted }

  /// Returns a background in the color of secondary content.
  public func backdrop(for text: Style) -> Style { Style(background: .role(.muted)) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// A style for separators: muted.
  public static var separator: SeparatorShapeStyle { .init() }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates a type-erased shape style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// The style of text in the underlying shape style.
  public var foreground: Style { style.foreground }

  /// Returns the style of cells filled with the underlying shape style.
  public func backdrop(for text: Style) -> Style { style.backdrop(for: text) }
}

/// A shape style with reduced opacity.
private struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  var foreground: Style { opacity < 1 ? .muted : base.foreground }

  func backdrop(for text: Style) -> Style {
    opacity < 0.5 ? .plain : base.backdrop(for: text)
  }
}

/// A shadow, which is never drawn.
public struct ShadowStyle: Hashable, Sendable {
  /// Returns a shadow behind a view.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }

  /// Returns a shadow inside a view.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}

extension ShapeStyle {
  /// Has no effect: text and filled areas have no shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { withoutEffect(self) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Has no effect: the inherited style has no shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    withoutEffect(AnyShapeStyle(ForegroundStyle()))
  }
}

/// The style of links, in the accent color of the theme.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates a link style.
  public init() {}

  /// The accent color of the theme.
  public var foreground: Style { Style(role: .accent) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// A style for links that uses the accent color of the theme.
  public static var link: LinkShapeStyle { .init() }
}

/// The style of prompts in fields: muted.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates a style for prompts.
  public init() {}

  /// The muted style.
  public var foreground: Style { .muted }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// A muted style for prompts.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle {
  /// Returns this style with an opacity. Text in a translucent style is muted; a style with an
  /// opacity below 0.5 fills nothing.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}
