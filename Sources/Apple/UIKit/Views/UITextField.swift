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
  private var editing = Editing.ended
  open var text: String? {
    get { typed }
    set { typed = newValue ?? "" }
  }
  @_Drawn open var placeholder: String?
  private var style = TextStyle()
  open var font: UIFont? {
    get { style.font }
    set { style.font = newValue }
  }
  open var textColor: UIColor? {
    get { style.color }
    set { style.color = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }
  open var borderStyle = BorderStyle.none
  private var traits = TextInputTraits()
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  open var textContentType: UITextContentType? {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set {
      if newValue == traits.isSecureTextEntry { return }
      traits.isSecureTextEntry = newValue
      setNeedsDisplay()
    }
  }
  open var isEditing: Bool { editing == .active }
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
    if editing == .refused { return }
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
      editing = Editing(ifAllowed: delegate?.textFieldShouldBeginEditing(self))
      if editing == .refused { return }
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else if editing != .refused {
      _ = delegate?.textFieldShouldEndEditing(self)
      editing = .ended
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
