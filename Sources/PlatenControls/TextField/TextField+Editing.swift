import Foundation
@_spi(Nodes) import PlatenGraph

extension TextField where Label == Text {
  /// A field that says when it is edited and no more, and when its text is entered.
  ///
  /// - Parameter onEditingChanged: Called with true before the first change, and with false once the
  ///   text is entered, the user acts on something else, or the field disappears.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text, onCommit: onCommit)
    self.onEditingChanged = onEditingChanged
  }

  /// A field that says when it is edited and no more, and when its text is entered.
  ///
  /// - Parameter onEditingChanged: Called with true before the first change, and with false once the
  ///   text is entered, the user acts on something else, or the field disappears.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text, onCommit: onCommit)
    self.onEditingChanged = onEditingChanged
  }

  /// A field that says when it is edited and no more.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text)
    self.onEditingChanged = onEditingChanged
  }

  /// A field that says when it is edited and no more.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text)
    self.onEditingChanged = onEditingChanged
  }

  /// A field for a value that a formatter writes and reads, and that says when it is edited and no
  /// more, and when its text is entered.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  /// A field for a value that a formatter writes and reads, and that says when it is edited and no
  /// more, and when its text is entered.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  /// A field with a title that a long text makes wider, or higher.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  /// A field with a title that a long text makes wider, or higher.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text, prompt: nil, axis: axis)
  }

  /// A field with a title and a prompt that a long text makes wider, or higher.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field with a title and a prompt that a long text makes wider, or higher.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
}

extension TextField {
  /// A field with any view as its label that a long text makes wider, or higher.
  ///
  /// - Parameter axis: `vertical` for a text of several lines.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    hasLines = axis == .vertical
  }
}
