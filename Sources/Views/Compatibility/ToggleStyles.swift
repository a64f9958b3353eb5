import PlatenControls

/// The default toggle style, which has the standard appearance.
public struct DefaultToggleStyle: BuiltInToggleStyle {
  /// Creates a default toggle style.
  public nonisolated init() {}
}

/// The switch toggle style, which has the standard appearance.
public struct SwitchToggleStyle: BuiltInToggleStyle {
  /// Creates a switch toggle style.
  public nonisolated init() {}

  /// Creates a switch toggle style and ignores the tint.
  public nonisolated init(tint: Color) {}
}

/// The button toggle style, which has the standard appearance.
public struct ButtonToggleStyle: BuiltInToggleStyle {
  /// Creates a button toggle style.
  public nonisolated init() {}
}

/// The checkbox toggle style, which has the standard appearance.
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
  /// The automatic toggle style, which has the standard appearance.
  public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The switch toggle style, which has the same appearance as the automatic style.
  public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The button toggle style, which has the same appearance as the automatic style.
  public static var button: ButtonToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The checkbox toggle style, which has the same appearance as the automatic style.
  public static var checkbox: CheckboxToggleStyle { .init() }
}
