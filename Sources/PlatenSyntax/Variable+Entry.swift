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
