import Foundation

/// Whether a screen is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// How much room a screen has in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Whether an app is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// In which direction lines are read.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// How large texts are to be; in a terminal that is its own affair.
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// Whether letters are to be heavier.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// How far colours are to differ.
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
  /// Whether the screen is light or dark: light, unless a view says otherwise. It changes no look:
  /// the theme of the terminal does.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How far colours are to differ: as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Whether the app is in front: it always is.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// How much room there is across: little, as on a phone held upright, unless a view says
  /// otherwise.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom: much, as on a phone held upright, unless a view says
  /// otherwise.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// In which direction lines are read; it changes no layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// How large texts are to be; it changes no look.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  /// Whether letters are to be heavier: nobody says so.
  public var legibilityWeight: LegibilityWeight? { nil }

  /// The pixels of a point: one.
  public var displayScale: CGFloat { 1 }

  /// The points of a pixel: one.
  public var pixelLength: CGFloat { 1 }

  /// Whether motion is to be avoided: always, for nothing moves.
  public var accessibilityReduceMotion: Bool { true }

  /// Whether nothing is to let through what is behind it: always, for nothing does.
  public var accessibilityReduceTransparency: Bool { true }

  /// Whether colours are not to be the only thing that tells: always, for transcripts have none.
  public var accessibilityDifferentiateWithoutColor: Bool { true }

  /// Whether colours are inverted: never.
  public var accessibilityInvertColors: Bool { false }

  /// Whether a screen reader reads aloud: nobody says so.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether a switch is used in place of a pointer: nobody says so.
  public var accessibilitySwitchControlEnabled: Bool { false }
}

extension View {
  /// Whether the views in this one are told that the screen is light or dark; the theme of the
  /// terminal stays.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Accepted without effect: whether the screen is to be light or dark, which is up to the
  /// terminal.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
