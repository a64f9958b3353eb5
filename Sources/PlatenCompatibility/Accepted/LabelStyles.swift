import PlatenControls

/// Accepted without effect: the default label style has the standard appearance.
public struct DefaultLabelStyle: BuiltInLabelStyle {
  /// Creates a default label style.
  public nonisolated init() {}
}

/// Accepted without effect: the title-and-icon label style has the standard appearance.
public struct TitleAndIconLabelStyle: BuiltInLabelStyle {
  /// Creates a title-and-icon label style.
  public nonisolated init() {}
}

/// Accepted without effect: the title-only label style has the standard appearance.
public struct TitleOnlyLabelStyle: BuiltInLabelStyle {
  /// Creates a title-only label style.
  public nonisolated init() {}
}

/// Accepted without effect: the icon-only label style has the standard appearance.
public struct IconOnlyLabelStyle: BuiltInLabelStyle {
  /// Creates an icon-only label style.
  public nonisolated init() {}
}

/// A built-in style that draws labels with the standard appearance.
protocol BuiltInLabelStyle: LabelStyle, BuiltInStyle {}

extension BuiltInLabelStyle {
  /// Returns a label with the standard appearance.
  public func makeBody(
    configuration: Configuration
  ) -> Label<LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon> {
    Label(configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Accepted without effect: labels in the automatic style have the standard appearance.
  public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Accepted without effect: labels in the title-and-icon style have the standard appearance.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Accepted without effect: labels in the title-only style have the standard appearance.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Accepted without effect: labels in the icon-only style have the standard appearance.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}
