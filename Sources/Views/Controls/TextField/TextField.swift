import Foundation
@_spi(Nodes) import PlatenGraph

/// A field in which the user edits text.
///
///     TextField("Name", text: $name, prompt: Text("as in your passport"))
///
/// The title precedes the field. If the text is longer than the field, only its end is visible.
/// Parentheses distinguish a prompt from text: `Name [(as in your passport)  ]`.
public struct TextField<Label: View>: FieldView {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var onCommit: (() -> Void)?
  private(set) var value: FieldValue?
  var onEditingChanged: ((Bool) -> Void)?
  var hasLines = false

  static var isSecure: Bool { false }

  /// Creates a text field with any view as its label.
  ///
  /// - Parameter prompt: The note to show while the field is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  init(_ value: FieldValue, _ prompt: Text?, _ label: Label) {
    (text, self.value) = (.constant(""), value)
    (self.prompt, self.label) = (prompt, label)
  }

  /// Returns this field with another label.
  func relabeled<Other: View>(_ label: Other) -> TextField<Other> {
    var field = TextField<Other>(text: text, prompt: prompt) { label }
    (field.onCommit, field.value) = (onCommit, value)
    (field.onEditingChanged, field.hasLines) = (onEditingChanged, hasLines)
    return field
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a text field with a string title and a prompt to show while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a text field with a string title and an action for the `submit` command.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a text field with a localized title and a prompt to show while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field with a localized title and an action for the `submit` command.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }

  /// Creates a field with a localized title for a value with a format style.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, Text(titleKey))
  }

  /// Creates a field with a localized title for an optional value with a format style; an empty
  /// field is `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, Text(titleKey))
  }

  /// Creates a field with a localized title for a value with a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldValue(value, formatter), prompt, Text(titleKey))
  }
}

/// Fields for values that are formatted as text and parsed from it.
///
///     TextField("Age", value: $age, format: .number)
///
/// A field parses its text when it is submitted, or when the user acts on another control, which
/// must be enabled before the value changes. If the text is invalid, the action fails and the field
/// shows its previous value.
extension TextField {
  /// Creates a field with any view as its label for a value with a format style.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, label())
  }

  /// Creates a field with any view as its label for an optional value with a format style; an empty
  /// field is `nil`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, label())
  }

  /// Creates a field with any view as its label for a value with a formatter.
  ///
  /// Number and date formatters can parse text. On Linux, other formatters can only format values.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldValue(value, formatter), prompt, label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a string title for a value with a format style.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, Text(title))
  }

  /// Creates a field with a string title for an optional value with a format style; an empty field
  /// is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt, Text(title))
  }

  /// Creates a field with a string title for a value with a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldValue(value, formatter), prompt, Text(title))
  }
}
