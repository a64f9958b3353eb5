@_spi(Nodes) import PlatenGraph

/// Accepted without effect: every form style has the same appearance.
@MainActor @preconcurrency
public protocol FormStyle {}

extension View {
  /// Accepted without effect: the style does not change the appearance of forms.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// The automatic form style, which has the default appearance.
public struct AutomaticFormStyle: FormStyle {
  /// Creates an automatic form style.
  public nonisolated init() {}
}

/// The grouped form style, which has the default appearance.
public struct GroupedFormStyle: FormStyle {
  /// Creates a grouped form style.
  public nonisolated init() {}
}

/// The columns form style, which has the default appearance.
public struct ColumnsFormStyle: FormStyle {
  /// Creates a columns form style.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic style for forms, which has the standard appearance.
  public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The grouped style for forms, which has the standard appearance.
  public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The columns style for forms, which has the standard appearance.
  public static var columns: ColumnsFormStyle { .init() }
}
