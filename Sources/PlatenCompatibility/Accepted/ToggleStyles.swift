import PlatenControls

/// Accepted without effect: toggles as they always look.
public struct DefaultToggleStyle: BuiltInToggleStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}
}

/// Accepted without effect: toggles as they always look.
public struct SwitchToggleStyle: BuiltInToggleStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}

  /// The look that they have anyway, in no other color.
  public nonisolated init(tint: Color) {}
}

/// Accepted without effect: toggles as they always look.
public struct ButtonToggleStyle: BuiltInToggleStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}
}

/// Accepted without effect: toggles as they always look.
public struct CheckboxToggleStyle: BuiltInToggleStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}
}

/// A style that leaves toggles as they always look.
protocol BuiltInToggleStyle: ToggleStyle, BuiltInStyle {}

extension BuiltInToggleStyle {
  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> Toggle<ToggleStyleConfiguration.Label> {
    Toggle(configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// Accepted without effect: toggles as they always look.
  public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Accepted without effect: toggles as they always look.
  public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// Accepted without effect: toggles as they always look.
  public static var button: ButtonToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// Accepted without effect: toggles as they always look.
  public static var checkbox: CheckboxToggleStyle { .init() }
}
