/// Accepted without effect: how progress views look; all look the same here, for text has one bar.
@MainActor @preconcurrency
public protocol ProgressViewStyle {}

extension View {
  /// Accepted without effect: the look of progress views in this view, for text has one bar.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}

/// Progress views as they always look.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The look that progress views have anyway.
  public nonisolated init() {}
}

/// Progress views as they always look.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The look that progress views have anyway.
  public nonisolated init() {}
}

/// Progress views as they always look.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The look that progress views have anyway.
  public nonisolated init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Progress views as they always look.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Progress views as they always look.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Progress views as they always look.
  public static var circular: CircularProgressViewStyle { .init() }
}
