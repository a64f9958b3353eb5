/// What a keyboard on a screen offers; a terminal's has all keys.
public enum UIKeyboardType: Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a text is for, as systems that fill in texts ask.
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

/// Which letters a keyboard makes capital, in UIKit's words.
public enum UITextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
}

/// Which letters a keyboard makes capital.
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

/// What the Return key of a keyboard on a screen says.
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

/// What keyboards on a screen do: accepted without effect, for a terminal's keys are the user's.
extension View {
  /// The keys that a keyboard offers: accepted without effect.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// What the text of fields is for: accepted without effect.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Capital letters by themselves: accepted without effect.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Capital letters by themselves: accepted without effect.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Corrections by themselves: accepted without effect, for there are none.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Corrections by themselves: accepted without effect, for there are none.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// What the Return key says: accepted without effect.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
