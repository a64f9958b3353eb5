@_spi(Nodes) import PlatenGraph

/// Has no effect: every style has the same appearance.
@MainActor @preconcurrency
public protocol FormStyle {}

extension View {
  /// Has no effect: forms have the same appearance in every style.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { withoutEffect(self) }
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
  /// The automatic form style, which has the standard appearance.
  public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The grouped form style, which has the same appearance as the automatic style.
  public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The columns form style, which has the same appearance as the automatic style.
  public static var columns: ColumnsFormStyle { .init() }
}
