import PlatenControls

/// Accepted without effect: the default toggle style has the standard appearance.
public struct DefaultToggleStyle: BuiltInToggleStyle {
  /// Creates a default toggle style.
  public nonisolated init() {}
}

/// Accepted without effect: the switch toggle style has the standard appearance.
public struct SwitchToggleStyle: BuiltInToggleStyle {
  /// Creates a switch toggle style.
  public nonisolated init() {}

  /// Creates a switch toggle style and ignores the tint.
  public nonisolated init(tint: Color) {}
}

/// Accepted without effect: the button toggle style has the standard appearance.
public struct ButtonToggleStyle: BuiltInToggleStyle {
  /// Creates a button toggle style.
  public nonisolated init() {}
}

/// Accepted without effect: the checkbox toggle style has the standard appearance.
public struct CheckboxToggleStyle: BuiltInToggleStyle {
  /// Creates a checkbox toggle style.
  public nonisolated init() {}
}

/// A built-in style that draws toggles with the standard appearance.
protocol BuiltInToggleStyle: ToggleStyle, BuiltInStyle {}

extension BuiltInToggleStyle {
  /// Returns a toggle with the standard appearance.
  public func makeBody(configuration: Configuration) -> Toggle<ToggleStyleConfiguration.Label> {
    Toggle(configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// Accepted without effect: toggles in the automatic style have the standard appearance.
  public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Accepted without effect: toggles in the switch style have the standard appearance.
  public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// Accepted without effect: toggles in the button style have the standard appearance.
  public static var button: ButtonToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// Accepted without effect: toggles in the checkbox style have the standard appearance.
  public static var checkbox: CheckboxToggleStyle { .init() }
}
