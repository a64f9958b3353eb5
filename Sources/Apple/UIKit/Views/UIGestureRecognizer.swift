#if os(Linux)
  import Foundation
  import PlatenContext

  /// A recognizer of gestures, which never recognizes one.
  @MainActor @preconcurrency
  open class UIGestureRecognizer {
    public enum State: Int, Sendable {
      case possible, began, changed, ended, cancelled, failed
      public static let recognized = State.ended
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    public internal(set) weak var view: UIView?

    public init() {}

    public init(target: Any?, action: Selector?) {}

    public var state: State { .possible }

    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?, action: Selector?) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  }

  @MainActor @preconcurrency
  open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
  }

  @MainActor @preconcurrency
  open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
  }

  @MainActor @preconcurrency
  open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
  }

  @MainActor @preconcurrency
  open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
  }

  @MainActor @preconcurrency
  open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let right = Self(rawValue: 1)
      public static let left = Self(rawValue: 2)
      public static let up = Self(rawValue: 4)
      public static let down = Self(rawValue: 8)
    }

    open var direction = Direction.right
  }

  /// The delegate of a recognizer of gestures, which is never called.
  @MainActor @preconcurrency
  public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
  }

  extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      true
    }

    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      false
    }
  }

  extension UIView {
    /// Has no effect: only SwiftUI's gestures and the targets of controls are actions.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      Log.noEffect(
        of: "addGestureRecognizer", because: "only SwiftUI's gestures and controls have actions")
      gestureRecognizer.view = self
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizer.view = nil
    }
  }
#endif
