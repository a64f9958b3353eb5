import Foundation
import PlatenNavigation

/// The responses of an app to editing in a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    true
  }
}

/// A text view, drawn as a text editor, or as text if it cannot be edited.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  @_Drawn private var typed = ""
  private var editing = Editing.ended
  open var text: String! {
    get { typed }
    set { typed = newValue ?? "" }
  }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: typed) }
    set { typed = newValue?.string ?? "" }
  }
  @_Drawn open var isEditable = true
  open var isSelectable = true
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
  open var textContainerInset = UIEdgeInsets.zero
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

  private var editor: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  private func type(_ new: String) {
    if editing == .refused { return }
    let range = NSRange(location: 0, length: (typed as NSString).length)
    let isAccepted = editor?.textView(self, shouldChangeTextIn: range, replacementText: new)
    guard isAccepted != false else { return }
    typed = new
    editor?.textViewDidChange(self)
  }

  private func edit(_ begins: Bool) {
    if begins {
      editing = Editing(ifAllowed: editor?.textViewShouldBeginEditing(self))
      if editing == .active { editor?.textViewDidBeginEditing(self) }
    } else if editing != .refused {
      editing = .ended
      editor?.textViewDidEndEditing(self)
    }
  }

  override var content: AnyView {
    if !isEditable { return AnyView(Text(verbatim: typed)) }
    let text = Binding { [weak self] in
      self?.typed ?? ""
    } set: { [weak self] in
      self?.type($0)
    }
    return AnyView(TextEditor(text: text).onEditing { [weak self] in self?.edit($0) })
  }

  open override class func appearance() -> UITextView { UITextView().accepted("UITextView") }
}
