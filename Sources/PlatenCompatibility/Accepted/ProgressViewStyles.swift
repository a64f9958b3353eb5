import PlatenGraph
import PlatenControls

/// Accepted without effect: the default progress view style has the standard appearance.
public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates a default progress view style.
  public nonisolated init() {}
}

/// Accepted without effect: the linear progress view style has the standard appearance.
public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates a linear progress view style.
  public nonisolated init() {}

  /// Creates a linear progress view style and ignores the tint.
  public nonisolated init(tint: Color) {}
}

/// Accepted without effect: the circular progress view style has the standard appearance.
public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates a circular progress view style.
  public nonisolated init() {}

  /// Creates a circular progress view style and ignores the tint.
  public nonisolated init(tint: Color) {}
}

/// A built-in style that draws progress views with the standard appearance.
protocol BuiltInProgressViewStyle: ProgressViewStyle, BuiltInStyle {}

extension BuiltInProgressViewStyle {
  /// Returns a progress view with the standard appearance.
  public func makeBody(
    configuration: Configuration
  ) -> ProgressView<
    ProgressViewStyleConfiguration.Label?, ProgressViewStyleConfiguration.CurrentValueLabel?
  > {
    ProgressView(configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Accepted without effect: progress views in the automatic style have the standard appearance.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Accepted without effect: progress views in the linear style have the standard appearance.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Accepted without effect: progress views in the circular style have the standard appearance.
  public static var circular: CircularProgressViewStyle { .init() }
}
