/// The declaration of one variable, as far as it is written.
///
///     @Entry var tint: Color? = .red  // tint, Color?, .red
package struct Variable {
  /// Without the signs that let a keyword be a name.
  package let name: String
  package let type: String?
  package let value: String?

  /// Nothing if it declares no variable.
  package init?(_ declaration: String) {
    guard let text = Source(declaration).text(after: "var ") else { return nil }
    let sides = Source(text).parts(around: "=")
    let left = sides?.before ?? text
    let typed = Source(left).parts(around: ":")
    let words = (typed?.before ?? left).split(whereSeparator: \.isWhitespace)
    guard let name = words.first else { return nil }
    self.name = String(name.filter { $0 != "`" })
    type = (typed?.after).map(trimmed)
    value = (sides?.after).map(trimmed)
  }

  /// Whether it is written to hold nothing at first.
  package var isOptional: Bool {
    type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
  }
}

private func trimmed(_ text: String) -> String {
  let start = text.drop(while: \.isWhitespace)
  let count = start.reversed().prefix(while: \.isWhitespace).count
  return String(start.dropLast(count))
}

/// A variable of the environment, written as a key and a property that reads and sets its value.
extension Variable {
  private var keyName: String { "__Key_\(name)" }

  package var entryAccessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  package var entryKey: String {
    """
    private struct \(keyName): EnvironmentKey {
      \(firstValue)
    }
    """
  }

  /// With a type it is made anew each time, so that it need not be safe to share.
  private var firstValue: String {
    switch (type, value ?? (isOptional ? "nil" : nil)) {
    case (let type?, let value?): "static var defaultValue: \(type) {\n\(value)\n}"
    case (nil, let value?): "static let defaultValue = \(value)"
    default: "#error(\"@Entry var \(name) needs a first value: = value\")"
    }
  }
}
