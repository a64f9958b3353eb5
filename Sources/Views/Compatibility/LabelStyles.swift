import PlatenControls

/// The default label style, which has the standard appearance.
public struct DefaultLabelStyle: BuiltInLabelStyle {
  /// Creates a default label style.
  public nonisolated init() {}
}

/// The title-and-icon label style, which has the standard appearance.
public struct TitleAndIconLabelStyle: BuiltInLabelStyle {
  /// Creates a title-and-icon label style.
  public nonisolated init() {}
}

/// The title-only label style, which has the standard appearance.
public struct TitleOnlyLabelStyle: BuiltInLabelStyle {
  /// Creates a title-only label style.
  public nonisolated init() {}
}

/// The icon-only label style, which has the standard appearance.
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
  /// The automatic label style, which has the standard appearance.
  public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title-and-icon label style, which has the same appearance as the automatic style.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title-only label style, which has the same appearance as the automatic style.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon-only label style, which has the same appearance as the automatic style.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}
