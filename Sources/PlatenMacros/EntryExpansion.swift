import PlatenSyntax

/// What stands for an `@Entry`: a key with the first value, and a property that reads and sets it.
///
///     extension EnvironmentValues {
///       @Entry var currency: String = "EUR"
///     }
///
///     // private struct __Key_currency: EnvironmentKey {
///     //   static var defaultValue: String { "EUR" }
///     // }
struct EntryExpansion {
  let text: String

  init(_ request: Request.Attachment) {
    if let variable = Variable(request.declSyntax.source) {
      text = request.macroRole == "accessor" ? variable.accessors : variable.key
    } else {
      text =
        request.macroRole == "peer"
        ? "#error(\"@Entry is for one variable: @Entry var name = value\")" : ""
    }
  }
}

extension Variable {
  private var keyName: String { "__Key_\(name)" }

  fileprivate var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  fileprivate var key: String {
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
