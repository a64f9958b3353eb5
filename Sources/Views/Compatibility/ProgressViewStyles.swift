import PlatenControls
import PlatenGraph

/// The default progress view style, which has the standard appearance.
public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates a default progress view style.
  public nonisolated init() {}
}

/// The linear progress view style, which has the standard appearance.
public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates a linear progress view style.
  public nonisolated init() {}

  /// Creates a linear progress view style and ignores the tint.
  public nonisolated init(tint: Color) {}
}

/// The circular progress view style, which has the standard appearance.
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
  /// The automatic progress view style, which has the standard appearance.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear progress view style, which has the same appearance as the automatic style.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular progress view style, which has the same appearance as the automatic style.
  public static var circular: CircularProgressViewStyle { .init() }
}
