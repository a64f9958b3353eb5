/// Accepted without effect: labels as they always look.
public struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Accepted without effect: labels as they always look.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Accepted without effect: labels as they always look.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Accepted without effect: labels as they always look.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
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
