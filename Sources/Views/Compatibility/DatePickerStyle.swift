@_spi(Nodes) import PlatenGraph

/// Has no effect: every style shows a text field.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

extension View {
  /// Has no effect: date pickers have the same appearance in every style.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { withoutEffect(self) }
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
  /// The automatic date picker style, which has the standard appearance.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact date picker style, which has the same appearance as the automatic style.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical date picker style, which has the same appearance as the automatic style.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel date picker style, which has the same appearance as the automatic style.
  public static var wheel: WheelDatePickerStyle { .init() }
}
