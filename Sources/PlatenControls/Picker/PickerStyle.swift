@_spi(Nodes) import PlatenGraph

/// How the options of a picker are shown.
public protocol PickerStyle: Sendable {
  /// Where the options stand.
  var _arrangement: _PickerArrangement { get }
}

/// Where the options of a picker stand.
public enum _PickerArrangement: Sendable {
  /// Only the chosen one is shown: `[Large ▾]`.
  case menu
  /// All, side by side: `(•) Small  ( ) Large`.
  case row
  /// All, each in a line of its own.
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
  /// How the pickers in this view show their options.
  ///
  ///     Picker("Size", selection: $size) { … }.pickerStyle(.segmented)
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerArrangement, style._arrangement)
  }
}

/// Only the chosen option is shown: `[Large ▾]`.
public struct DefaultPickerStyle: PickerStyle {
  /// The style of pickers that are given none.
  public init() {}
  /// Only the chosen option.
  public var _arrangement: _PickerArrangement { .menu }
}

/// Only the chosen option is shown: `[Large ▾]`.
public struct MenuPickerStyle: PickerStyle {
  /// The style that shows the chosen option.
  public init() {}
  /// Only the chosen option.
  public var _arrangement: _PickerArrangement { .menu }
}

/// All options stand side by side: `(•) Small  ( ) Large`.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style that shows all in a row.
  public init() {}
  /// In a row.
  public var _arrangement: _PickerArrangement { .row }
}

/// Each option stands in a line of its own.
public struct InlinePickerStyle: PickerStyle {
  /// The style that shows all below each other.
  public init() {}
  /// In a column.
  public var _arrangement: _PickerArrangement { .column }
}

/// Each option stands in a line of its own.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The style that shows all below each other.
  public init() {}
  /// In a column.
  public var _arrangement: _PickerArrangement { .column }
}

/// Each option stands in a line of its own: text has no wheel to turn.
public struct WheelPickerStyle: PickerStyle {
  /// The style that shows all below each other.
  public init() {}
  /// In a column.
  public var _arrangement: _PickerArrangement { .column }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// Only the chosen option is shown: `[Large ▾]`.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Only the chosen option is shown: `[Large ▾]`.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options stand side by side: `(•) Small  ( ) Large`.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Each option stands in a line of its own.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Each option stands in a line of its own.
  public static var radioGroup: RadioGroupPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Each option stands in a line of its own: text has no wheel to turn.
  public static var wheel: WheelPickerStyle { .init() }
}
