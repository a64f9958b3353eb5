/// Accepted without effect: progress views as they always look.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// The look that progress views have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// Accepted without effect: progress views as they always look.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// The look that progress views have anyway.
  public nonisolated init() {}

  /// The look that they have anyway, in no other colour.
  public nonisolated init(tint: Color) {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// Accepted without effect: progress views as they always look.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// The look that progress views have anyway.
  public nonisolated init() {}

  /// The look that they have anyway, in no other colour.
  public nonisolated init(tint: Color) {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
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
