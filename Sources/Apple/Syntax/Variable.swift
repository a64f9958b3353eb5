/// The declaration of one variable, in its written form.
///
///     @Entry var tint: Color? = .red  // tint, Color?, .red
package struct Variable {
  /// The name, without the backticks that escape a keyword.
  package let name: String
  package let type: String?
  package let value: String?

  /// Parses a declaration, or returns `nil` if it does not declare a variable.
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

  /// Parses a declaration in a type, or returns `nil` if it does not declare a stored variable of the
  /// instances.
  package init?(storedIn declaration: String) {
    self.init(declaration)
    let after = Source(declaration).text(after: "var ") ?? ""
    let before = declaration.dropLast(after.count)
    let words = before.split(whereSeparator: \.isWhitespace)
    let isStored = Source(type ?? "").firstBraces == nil
    let isObserved = !["static", "class", "lazy"].contains { words.contains($0) }
    guard isStored, isObserved, !before.contains("@Observation") else { return nil }
  }

  /// Whether the type is an optional, whose implicit initial value is `nil`.
  package var isOptional: Bool {
    type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
  }
}

private func trimmed(_ text: String) -> String {
  let start = text.drop(while: \.isWhitespace)
  let count = start.reversed().prefix(while: \.isWhitespace).count
  return String(start.dropLast(count))
}

/// The expansion of an environment entry into a key and a property.
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

  /// If the type is explicit, the value is computed on each access and does not need to be
  /// `Sendable`.
  private var firstValue: String {
    switch (type, value ?? (isOptional ? "nil" : nil)) {
    case (let type?, let value?): "static var defaultValue: \(type) {\n\(value)\n}"
    case (nil, let value?): "static let defaultValue = \(value)"
    default: "#error(\"@Entry var \(name) requires a default value: = value\")"
    }
  }
}
