import Foundation
@_spi(Nodes) import PlatenGraph

/// A field in which a user enters text.
///
///     TextField("Name", text: $name, prompt: Text("as in your passport"))
///
/// The title stands before the field. A text that is longer than the field shows its end. A prompt
/// stands in parentheses, so that nobody takes it for a text: `Name [(as in your passport)  ]`.
public struct TextField<Label: View>: FieldView {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var onCommit: (() -> Void)?
  private(set) var value: FieldValue?
  var onEditingChanged: ((Bool) -> Void)?
  var hasLines = false

  static var isSecure: Bool { false }

  /// A field with any view as its label.
  ///
  /// - Parameter prompt: What stands in the field, as a note, while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  init(_ value: FieldValue, _ prompt: Text?, _ label: Label) {
    (text, self.value) = (.constant(""), value)
    (self.prompt, self.label) = (prompt, label)
  }

  /// The same field with another label.
  func relabeled<Other: View>(_ label: Other) -> TextField<Other> {
    var field = TextField<Other>(text: text, prompt: prompt) { label }
    (field.onCommit, field.value) = (onCommit, value)
    (field.onEditingChanged, field.hasLines) = (onEditingChanged, hasLines)
    return field
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a title, and a prompt that stands in it while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that says when its text is entered, by the input `submit`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with a title, and a prompt that stands in it while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field that says when its text is entered, by the input `submit`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }

  /// A field for a value in a format, with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, Text(titleKey))
  }

  /// A field for a value in a format, or none where it is empty, with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, Text(titleKey))
  }

  /// A field for a value that a formatter writes and reads, with a title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldValue(value, formatter), prompt, Text(titleKey))
  }
}

/// Fields for values that are written and read as text.
///
///     TextField("Age", value: $age, format: .number)
///
/// What is typed is a text until it is entered, by the input `submit` or by acting on another
/// control, which must be enabled as it is; then the value is read from it. A text that stands for none is refused, and the field
/// shows the value that it has had.
extension TextField {
  /// A field for a value in a format, with any view as its label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, label())
  }

  /// A field for a value in a format, or none where it is empty, with any view as its label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, label())
  }

  /// A field for a value that a formatter writes and reads, with any view as its label.
  ///
  /// Formatters of numbers and dates read texts; others, on Linux, only write them.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldValue(value, formatter), prompt, label())
  }
}

extension TextField where Label == Text {
  /// A field for a value in a format, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, Text(title))
  }

  /// A field for a value in a format, or none where it is empty, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, Text(title))
  }

  /// A field for a value that a formatter writes and reads, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldValue(value, formatter), prompt, Text(title))
  }
}
