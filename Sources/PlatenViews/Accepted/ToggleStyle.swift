/// Accepted without effect: how toggles look; all look the same here, for text has one box.
@MainActor @preconcurrency
public protocol ToggleStyle {}

extension View {
  /// Accepted without effect: the look of toggles in this view, for text has one box.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
}

/// Toggles as they always look.
public struct DefaultToggleStyle: ToggleStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}
}

/// Toggles as they always look.
public struct SwitchToggleStyle: ToggleStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}
}

/// Toggles as they always look.
public struct ButtonToggleStyle: ToggleStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}
}

/// Toggles as they always look.
public struct CheckboxToggleStyle: ToggleStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// Toggles as they always look.
  public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Toggles as they always look.
  public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// Toggles as they always look.
  public static var button: ButtonToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// Toggles as they always look.
  public static var checkbox: CheckboxToggleStyle { .init() }
}
