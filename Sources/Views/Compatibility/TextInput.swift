@_spi(Nodes) import PlatenGraph

/// Has no effect: a terminal has no onscreen keyboard to select.
public enum UIKeyboardType: Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The keyboard of letters, by its earlier name.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Has no effect: a terminal does not fill in text.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// The name of a user account.
  public static let username = UITextContentType(name: "username")
  /// An existing password.
  public static let password = UITextContentType(name: "password")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// An email address.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// The full name of a person.
  public static let name = UITextContentType(name: "name")
  /// The given name of a person.
  public static let givenName = UITextContentType(name: "givenName")
  /// The family name of a person.
  public static let familyName = UITextContentType(name: "familyName")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// A URL.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(name: "URL")
}

/// Has no effect: a terminal does not capitalize text.
public enum UITextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
}

/// Has no effect: text input is never capitalized.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// Has no effect: a terminal's keyboard does not show a label.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// Modifiers for an onscreen keyboard, which a terminal does not have.
extension View {
  /// Has no effect: a terminal has no onscreen keyboard to change.
  public func keyboardType(_ type: UIKeyboardType) -> some View { withoutEffect(self) }

  /// Has no effect: a text field behaves the same for every content type.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: text input keeps its capitalization.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: text input is never capitalized automatically.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { withoutEffect(self) }

  /// Has no effect: text input is never corrected automatically.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { withoutEffect(self) }

  /// Has no effect: a terminal has no autocorrection to disable.
  public func disableAutocorrection(_ disable: Bool?) -> some View { withoutEffect(self) }

  /// Has no effect: the Return key has no submit label.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { withoutEffect(self) }
}
