import Foundation
@_spi(Nodes) import PlatenGraph

extension TextField where Label == Text {
  /// Creates a field with a string title that reports editing and submission.
  ///
  /// - Parameter onEditingChanged: Called with `true` before the first change, and with `false`
  ///   when the text is submitted, the user acts on another control, or the field disappears.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text, onCommit: onCommit)
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a field with a localized title that reports editing and submission.
  ///
  /// - Parameter onEditingChanged: Called with `true` before the first change, and with `false`
  ///   when the text is submitted, the user acts on another control, or the field disappears.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text, onCommit: onCommit)
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a field with a string title that reports when editing begins and ends.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text)
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a field with a localized title that reports when editing begins and ends.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text)
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a field with a string title for a value with a formatter, which reports editing and
  /// submission.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  /// Creates a field with a localized title for a value with a formatter, which reports editing and
  /// submission.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  /// Creates a field with a string title that shows several lines if its axis is vertical.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field with a localized title that shows several lines if its axis is vertical.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field with a string title and a prompt that shows several lines if its axis is
  /// vertical.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field with a localized title and a prompt that shows several lines if its axis is
  /// vertical.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
}

extension TextField {
  /// Creates a field with any view as its label that shows several lines if its axis is vertical.
  ///
  /// - Parameter axis: `vertical` for multiline text; `horizontal` has no effect.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    hasLines = axis == .vertical
  }
}
