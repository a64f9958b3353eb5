@_spi(Nodes) import PlatenGraph

/// Accepted without effect: how date pickers look; all are fields here.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

extension View {
  /// Accepted without effect: the look of date pickers in this view, all of which are fields.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}

/// Date pickers as they always look.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The look that date pickers have anyway.
  public nonisolated init() {}
}

/// Date pickers as they always look.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The look that date pickers have anyway.
  public nonisolated init() {}
}

/// Date pickers as they always look.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The look that date pickers have anyway.
  public nonisolated init() {}
}

/// Date pickers as they always look.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The look that date pickers have anyway.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Date pickers as they always look.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Date pickers as they always look.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Date pickers as they always look.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Date pickers as they always look.
  public static var wheel: WheelDatePickerStyle { .init() }
}
