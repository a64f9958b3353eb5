@_spi(Nodes) import PlatenGraph

extension Text {
  /// Whether letters are capital or small.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
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
  /// Shows texts in this view in capital or in small letters; `nil` shows them as they are.
  ///
  ///     Text("Account").textCase(.uppercase)  // ACCOUNT
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
