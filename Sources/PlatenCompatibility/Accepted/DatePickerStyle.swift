@_spi(Nodes) import PlatenGraph

/// Accepted without effect: every date picker style shows a text field.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

extension View {
  /// Accepted without effect: the style does not change the appearance of date pickers.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}

/// The default date picker style, which has the default appearance.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates a default date picker style.
  public nonisolated init() {}
}

/// The compact date picker style, which has the default appearance.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a compact date picker style.
  public nonisolated init() {}
}

/// The graphical date picker style, which has the default appearance.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a graphical date picker style.
  public nonisolated init() {}
}

/// The wheel date picker style, which has the default appearance.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a wheel date picker style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic style for date pickers, which has the standard appearance.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style for date pickers, which has the standard appearance.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style for date pickers, which has the standard appearance.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style for date pickers, which has the standard appearance.
  public static var wheel: WheelDatePickerStyle { .init() }
}
