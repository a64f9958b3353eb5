/// A text as the program's author writes it, in which Markdown is read.
///
///     Text("Read the **rules** first")
///     Text("Terms [of use](https://example.org/terms)")  // Terms of use <https://example.org/terms>
///     Text("\(price, specifier: "%.2f") EUR for *\(name)*")
///
/// Read is what stands within a line: bold, italic, `~~crossed out~~`, code and links. No terminal
/// can be clicked in, so the address of a link follows it. What is interpolated is shown as it is,
/// whatever signs are in it; numbers read as `print` writes them.
///
/// No tables of translations are looked up: a key is its own text.
///
/// - Complexity: that of a `String`, unless there are signs of Markdown in its literals.
public struct LocalizedStringKey: Equatable, Sendable {
  /// What it says.
  let text: Text

  /// A text in which Markdown is read.
  ///
  ///     Text(LocalizedStringKey(chapter.markdown))
  public init(_ value: String) {
    var source = MarkedText()
    source.appendLiteral(value)
    text = source.read()
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// A literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// A literal with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.source.read() }
}
