import PlatenGraph
import PlatenControls

/// Accepted without effect: progress views as they always look.
public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  /// The look that progress views have anyway.
  public nonisolated init() {}
}

/// Accepted without effect: progress views as they always look.
public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  /// The look that progress views have anyway.
  public nonisolated init() {}

  /// The look that they have anyway, in no other color.
  public nonisolated init(tint: Color) {}
}

/// Accepted without effect: progress views as they always look.
public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  /// The look that progress views have anyway.
  public nonisolated init() {}

  /// The look that they have anyway, in no other color.
  public nonisolated init(tint: Color) {}
}

/// A style that leaves progress views as they always look.
protocol BuiltInProgressViewStyle: ProgressViewStyle, BuiltInStyle {}

extension BuiltInProgressViewStyle {
  /// What is drawn anyway.
  public func makeBody(
    configuration: Configuration
  ) -> ProgressView<
    ProgressViewStyleConfiguration.Label?, ProgressViewStyleConfiguration.CurrentValueLabel?
  > {
    ProgressView(configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Accepted without effect: progress views as they always look.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Accepted without effect: progress views as they always look.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Accepted without effect: progress views as they always look.
  public static var circular: CircularProgressViewStyle { .init() }
}
