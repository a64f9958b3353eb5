#if os(Linux)
  import Foundation
  import PlatenReactive

  extension UIView {
    /// Logs that the appearance of a class has no effect, and returns this view.
    func accepted(_ name: String) -> Self {
      Log.noEffect(
        of: "\(name).appearance()", because: "the terminal determines the appearance of controls")
      return self
    }
  }
#endif
