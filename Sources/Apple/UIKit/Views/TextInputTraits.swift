import PlatenNavigation

/// The properties of a text that a user enters. Except for the display of a secure text, they concern
/// an onscreen keyboard, which a terminal does not have.
struct TextInputTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
}

/// Has no effect: a terminal's keyboard does not show a title.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Has no effect: a terminal does not correct text.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
