@_spi(Nodes) import PlatenGraph

/// The appearance of a picker, including the arrangement of its options.
public protocol PickerStyle: Sendable {
  /// The arrangement of the options in this style.
  var _arrangement: _PickerArrangement { get }
}

/// An arrangement of the options in a picker.
public enum _PickerArrangement: Sendable {
  /// Only the selected option: `[Large ▾]`.
  case menu
  /// All options on one line: `(•) Small  ( ) Large`.
  case row
  /// All options, one per line.
  case column
}

private struct PickerArrangementKey: EnvironmentKey {
  static let defaultValue = _PickerArrangement.menu
}

extension EnvironmentValues {
  var pickerArrangement: _PickerArrangement {
    get { self[PickerArrangementKey.self] }
    set { self[PickerArrangementKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in this view.
  ///
  ///     Picker("Size", selection: $size) { … }.pickerStyle(.segmented)
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerArrangement, style._arrangement)
  }
}

/// The default picker style, which shows only the selected option: `[Large ▾]`.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates a default picker style.
  public init() {}
  /// The menu arrangement, in which only the selected option is shown.
  public var _arrangement: _PickerArrangement { .menu }
}

/// A picker style that shows only the selected option: `[Large ▾]`.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  public init() {}
  /// The menu arrangement.
  public var _arrangement: _PickerArrangement { .menu }
}

/// A picker style that shows all options on one line: `(•) Small  ( ) Large`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  public init() {}
  /// The row arrangement.
  public var _arrangement: _PickerArrangement { .row }
}

/// A picker style that shows each option on its own line.
public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline picker style.
  public init() {}
  /// The column arrangement.
  public var _arrangement: _PickerArrangement { .column }
}

/// A picker style that shows the options as a column of radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates a radio group picker style.
  public init() {}
  /// The column arrangement, as in the inline style.
  public var _arrangement: _PickerArrangement { .column }
}

/// A picker style that shows each option on its own line, because text cannot show a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates a wheel picker style.
  public init() {}
  /// The column arrangement, which replaces the wheel.
  public var _arrangement: _PickerArrangement { .column }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style, which shows the selected option: `[Large ▾]`.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style that shows the selected option of a picker: `[Large ▾]`.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that shows the options of a picker on one line: `(•) Small  ( ) Large`.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows each option of a picker on its own line.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style that shows the options of a picker as a column of radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style that shows each option of a picker on its own line instead of in a wheel.
  public static var wheel: WheelPickerStyle { .init() }
}
