import Foundation
import PlatenContext

/// An object that responds to events.
///
/// The keyboard notifications are never posted, because a terminal has no onscreen keyboard.
@MainActor @preconcurrency
open class UIResponder {
  // Must be the first method: see `InstanceMaker`.
  public init() {}

  /// The next responder, or `nil`.
  open var next: UIResponder? { nil }
  /// Whether the object can receive the focus.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object has the focus.
  open var isFirstResponder: Bool { false }

  /// Has no effect: the user moves the focus.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    Log.noEffect(of: "becomeFirstResponder()", because: "the user moves the focus")
    return false
  }

  /// Has no effect: the focus stays where the user moved it.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIResponder {
  /// Returns whether the object is an instance of a class or of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if current.subjectType == aClass { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}

/// An event of UIKit, which a terminal does not send.
@MainActor @preconcurrency
public final class UIEvent {
  private init() {}
}

extension UIResponder: Hashable {
  public nonisolated static func == (one: UIResponder, other: UIResponder) -> Bool {
    one === other
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
