/// Accepted without effect: how labels look; all look the same here, for a title is what is read.
@MainActor @preconcurrency
public protocol LabelStyle {}

extension View {
  /// Accepted without effect: the look of labels in this view, for a title is what is read.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
}

/// Labels as they always look.
public struct DefaultLabelStyle: LabelStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}
}

/// Labels as they always look.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}
}

/// Labels as they always look.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}
}

/// Labels as they always look.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The look that labels have anyway.
  public nonisolated init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Labels as they always look.
  public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Labels as they always look.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Labels as they always look.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Labels as they always look.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}
