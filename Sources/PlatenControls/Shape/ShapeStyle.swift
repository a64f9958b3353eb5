import PlatenLines

/// What text can be drawn in, and what room can be filled with.
public protocol ShapeStyle: Sendable {
  /// The style that text takes.
  var foreground: Style { get }

  /// The style that blank cells take which are filled with it.
  ///
  /// - Parameter text: The style of text there that sets none itself.
  func backdrop(for text: Style) -> Style
}

extension ShapeStyle {
  /// The colour of such text behind the cells; where the terminal chooses it, both of its colours
  /// exchanged.
  public func backdrop(for text: Style) -> Style {
    let ink = foreground.over(text).foreground
    return ink.map { Style(background: $0) } ?? .inverse
  }
}

/// A style by its importance: the first plain, the others dim.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The style of text of this importance.
  public let foreground: Style
  /// Whether so much of it is to be seen that it can be told from nothing behind text.
  fileprivate var isStrong = false

  /// As text of this importance; the third and the fourth are too faint to be told from nothing.
  public func backdrop(for text: Style) -> Style {
    if !isStrong { return .plain }
    return foreground == .plain ? Color.primary.backdrop(for: text) : Style(background: .role(.dim))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Text that matters most: plain.
  public static var primary: HierarchicalShapeStyle { .init(foreground: .plain, isStrong: true) }
  /// Text that matters less: dim.
  public static var secondary: HierarchicalShapeStyle { .init(foreground: .dim, isStrong: true) }
  /// Text that matters little: dim.
  public static var tertiary: HierarchicalShapeStyle { .init(foreground: .dim) }
  /// Text that matters least: dim.
  public static var quaternary: HierarchicalShapeStyle { .init(foreground: .dim) }
}

/// The style that text has anyway.
public struct ForegroundStyle: ShapeStyle {
  /// The style that text has anyway.
  public init() {}

  /// None of its own: that of the text around.
  public var foreground: Style { .plain }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that text has anyway.
  public static var foreground: ForegroundStyle { .init() }
}

/// What is behind everything: the terminal's own background.
public struct BackgroundStyle: ShapeStyle {
  /// The terminal's own background.
  public init() {}

  /// None of its own: text in the colour of what is behind it could not be read.
  public var foreground: Style { .plain }

  /// Nothing: the terminal's own.
  public func backdrop(for text: Style) -> Style { .plain }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The terminal's own background.
  public static var background: BackgroundStyle { .init() }
}

/// The look of what can be acted on, in the theme's colour for it.
public struct TintShapeStyle: ShapeStyle {
  /// The theme's colour for what can be acted on.
  public init() {}

  /// The theme's colour for what can be acted on.
  public var foreground: Style { Style(role: .accent) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The theme's colour for what can be acted on.
  public static var tint: TintShapeStyle { .init() }
}

/// The look of what is selected, in the theme's colour for what can be acted on.
public struct SelectionShapeStyle: ShapeStyle {
  /// The theme's colour for what can be acted on.
  public init() {}

  /// The theme's colour for what can be acted on.
  public var foreground: Style { Style(role: .accent) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The theme's colour for what can be acted on.
  public static var selection: SelectionShapeStyle { .init() }
}

/// The look of rules: dim.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The look of rules.
  public init() {}

  /// Dim.
  public var foreground: Style { .dim }

  /// The theme's colour for what matters less.
  public func backdrop(for text: Style) -> Style { Style(background: .role(.dim)) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The look of rules: dim.
  public static var separator: SeparatorShapeStyle { .init() }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// A style whose type is hidden.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// The style of text in the one that is hidden.
  public var foreground: Style { style.foreground }

  /// The style of cells filled with the one that is hidden.
  public func backdrop(for text: Style) -> Style { style.backdrop(for: text) }
}

/// A style of which less is to be seen.
private struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  var foreground: Style { opacity < 1 ? Style.dim.over(base.foreground) : base.foreground }

  func backdrop(for text: Style) -> Style {
    opacity < 0.5 ? .plain : base.backdrop(for: text)
  }
}

extension ShapeStyle {
  /// This style, letting through more of what is behind it: text in it is dim, and below one half it
  /// fills nothing.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}
