import PlatenControls

/// Accepted without effect: labels as they always look.
public struct DefaultLabelStyle: BuiltInLabelStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}
}

/// Accepted without effect: labels as they always look.
public struct TitleAndIconLabelStyle: BuiltInLabelStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}
}

/// Accepted without effect: labels as they always look.
public struct TitleOnlyLabelStyle: BuiltInLabelStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}
}

/// Accepted without effect: labels as they always look.
public struct IconOnlyLabelStyle: BuiltInLabelStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}
}

/// A style that leaves labels as they always look.
protocol BuiltInLabelStyle: LabelStyle, BuiltInStyle {}

extension BuiltInLabelStyle {
  /// What is drawn anyway.
  public func makeBody(
    configuration: Configuration
  ) -> Label<LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon> {
    Label(configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Accepted without effect: labels as they always look.
  public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Accepted without effect: labels as they always look.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Accepted without effect: labels as they always look.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Accepted without effect: labels as they always look.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}
