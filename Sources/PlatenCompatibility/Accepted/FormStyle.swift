@_spi(Nodes) import PlatenGraph

/// Accepted without effect: how forms look; all look the same here, for text has one form.
@MainActor @preconcurrency
public protocol FormStyle {}

extension View {
  /// Accepted without effect: the look of forms in this view, for text has one form.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// Forms as they always look.
public struct AutomaticFormStyle: FormStyle {
  /// The look that forms have anyway.
  public nonisolated init() {}
}

/// Forms as they always look.
public struct GroupedFormStyle: FormStyle {
  /// The look that forms have anyway.
  public nonisolated init() {}
}

/// Forms as they always look.
public struct ColumnsFormStyle: FormStyle {
  /// The look that forms have anyway.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Forms as they always look.
  public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Forms as they always look.
  public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Forms as they always look.
  public static var columns: ColumnsFormStyle { .init() }
}
