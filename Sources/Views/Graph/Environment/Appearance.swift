import Foundation

/// The color scheme of a screen: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// The amount of space available along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The operational state of an app's scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// The direction in which text is read.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// A preferred text size. It has no effect because the terminal determines the text size.
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// A preferred weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The contrast between foreground and background colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private struct SizeCategoryKey: EnvironmentKey {
  static let defaultValue = ContentSizeCategory.large
}

extension EnvironmentValues {
  /// The color scheme of the environment, which is light by default.
  ///
  /// The value does not change the appearance, which the terminal's theme determines.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The color contrast of the environment, which is always standard.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The phase of the scene, which is always active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The horizontal size class, which is compact by default, as on a phone in portrait orientation.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class, which is regular by default, as on a phone in portrait orientation.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The layout direction of the environment, which does not affect layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The preferred size category of text, which does not affect rendering.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  /// The preferred weight of text, which is always `nil` because a terminal reports none.
  public var legibilityWeight: LegibilityWeight? { nil }

  /// The number of pixels per point, which is always 1.
  public var displayScale: CGFloat { 1 }

  /// The size of a pixel in points, which is always 1.
  public var pixelLength: CGFloat { 1 }

  /// Whether to reduce motion, which is always `true` because Platen does not animate.
  public var accessibilityReduceMotion: Bool { true }

  /// Whether to reduce transparency, which is always `true` because Platen draws no translucent
  /// content.
  public var accessibilityReduceTransparency: Bool { true }

  /// Whether to convey information without color, which is always `true` because transcripts have
  /// no colors.
  public var accessibilityDifferentiateWithoutColor: Bool { true }

  /// Whether colors are inverted, which is always `false`.
  public var accessibilityInvertColors: Bool { false }

  /// Whether VoiceOver is enabled, which is always `false` because a terminal does not report it.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether Switch Control is enabled, which is always `false` because a terminal does not report
  /// it.
  public var accessibilitySwitchControlEnabled: Bool { false }
}

extension View {
  /// Sets the color scheme in this view's environment, without changing the terminal's theme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Has no effect: the terminal determines whether the screen is light or dark.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { withoutEffect(self) }
}
