@_spi(Nodes) import PlatenGraph

/// Accepted without effect: what a keyboard on a screen offers; a terminal's has all keys.
public enum UIKeyboardType: Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Accepted without effect: what a text is for, as systems that fill in texts ask.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// A user's name.
  public static let username = UITextContentType(name: "username")
  /// A password that exists.
  public static let password = UITextContentType(name: "password")
  /// A password that is made up.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is sent.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A person's name.
  public static let name = UITextContentType(name: "name")
  /// A person's first name.
  public static let givenName = UITextContentType(name: "givenName")
  /// A person's last name.
  public static let familyName = UITextContentType(name: "familyName")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// An address of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(name: "URL")
}

/// Accepted without effect: which letters a keyboard makes capital, in UIKit's words.
public enum UITextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
}

/// Accepted without effect: which letters a keyboard makes capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Accepted without effect: what the Return key of a keyboard on a screen says.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// That all is done.
  public static let done = SubmitLabel(name: "done")
  /// That it goes somewhere.
  public static let go = SubmitLabel(name: "go")
  /// That something is sent.
  public static let send = SubmitLabel(name: "send")
  /// That the user joins something.
  public static let join = SubmitLabel(name: "join")
  /// That it leads on.
  public static let route = SubmitLabel(name: "route")
  /// That something is searched.
  public static let search = SubmitLabel(name: "search")
  /// That it ends a line.
  public static let `return` = SubmitLabel(name: "return")
  /// That the next field follows.
  public static let next = SubmitLabel(name: "next")
  /// That it goes on.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Accepted without effect: what keyboards on a screen do, for a terminal's keys are the user's.
extension View {
  /// Accepted without effect: the keys that a keyboard offers.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Accepted without effect: what the text of fields is for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Accepted without effect: capital letters by themselves.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Accepted without effect: capital letters by themselves.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Accepted without effect: corrections by themselves, for there are none.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepted without effect: corrections by themselves, for there are none.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepted without effect: what the Return key says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
