@_spi(Nodes) import PlatenGraph

extension Text {
  /// The letter case of text.
  public enum Case: Hashable, Sendable {
    /// All letters in uppercase.
    case uppercase
    /// All letters in lowercase.
    case lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }
}

extension View {
  /// Transforms the text in this view to uppercase or lowercase; `nil` leaves it unchanged.
  ///
  ///     Text("Account").textCase(.uppercase)  // ACCOUNT
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
