import Foundation

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
