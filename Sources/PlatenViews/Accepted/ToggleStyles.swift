/// Accepted without effect: toggles as they always look.
public struct DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// Accepted without effect: toggles as they always look.
public struct SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}

  /// The look that they have anyway, in no other colour.
  public nonisolated init(tint: Color) {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// Accepted without effect: toggles as they always look.
public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// Accepted without effect: toggles as they always look.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  /// The look that toggles have anyway.
  public nonisolated init() {}

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
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
