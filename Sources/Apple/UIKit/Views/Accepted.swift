import Foundation
import PlatenContext

/// Has no effect: the terminal determines the appearance of controls.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}

extension UIView {
  /// Logs that the appearance of a class has no effect, and returns this view.
  func accepted(_ name: String) -> Self {
    Log.noEffect(
      of: "\(name).appearance()", because: "the terminal determines the appearance of controls")
    return self
  }
}

extension UIView {
  /// Has no effect: views are not drawn to images.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
}
