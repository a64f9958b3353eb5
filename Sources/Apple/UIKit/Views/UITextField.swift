import Foundation
import PlatenNavigation

/// The responses of an app to editing in a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether editing may end, which the answer does not prevent.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asks about a press on the clear button, which is not drawn.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    true
  }
}

/// A text field, drawn as SwiftUI's text field with the placeholder as its label.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// Posted when the user changes the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  open weak var delegate: (any UITextFieldDelegate)?
  @_Drawn private var typed = ""
  /// Whether the delegate refused the editing that began last.
  private var refusesEditing = false
  open var text: String? {
    get { typed }
    set { typed = newValue ?? "" }
  }
  @_Drawn open var placeholder: String?
  @_Drawn open var isSecureTextEntry = false
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open private(set) var isEditing = false
  @_NotDrawn("UITextField.clearButtonMode") open var clearButtonMode = ViewMode.never
  @_NotDrawn("UITextField.leftView") open var leftView: UIView? = nil
  @_NotDrawn("UITextField.rightView") open var rightView: UIView? = nil
  @_NotDrawn("UITextField.leftViewMode") open var leftViewMode = ViewMode.never
  @_NotDrawn("UITextField.rightViewMode") open var rightViewMode = ViewMode.never
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// Replaces the text as a user does.
  private func type(_ new: String) {
    if refusesEditing { return }
    let old = typed
    let range = NSRange(location: 0, length: (old as NSString).length)
    let isAccepted = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: new)
    guard isAccepted != false else { return }
    typed = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func edit(_ begins: Bool) {
    if begins {
      refusesEditing = delegate?.textFieldShouldBeginEditing(self) == false
      if refusesEditing { return }
      isEditing = true
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else if !refusesEditing {
      _ = delegate?.textFieldShouldEndEditing(self)
      isEditing = false
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
  }

  private func submit() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  override var content: AnyView {
    AnyView(field.onSubmit { [weak self] in self?.submit() })
  }

  @ViewBuilder
  private var field: some View {
    let label = placeholder ?? ""
    let text = Binding { [weak self] in
      self?.typed ?? ""
    } set: { [weak self] in
      self?.type($0)
    }
    if isSecureTextEntry {
      SecureField(label, text: text).onEditing { [weak self] in self?.edit($0) }
    } else {
      TextField(label, text: text) { [weak self] in self?.edit($0) }
    }
  }

  open override class func appearance() -> UITextField { UITextField().accepted("UITextField") }
}

/// The title of the Return key, which a terminal does not show.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// A setting for automatic correction, which a terminal does not have.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
