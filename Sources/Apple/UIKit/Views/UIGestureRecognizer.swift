import Foundation
import PlatenContext
import PlatenNavigation

/// A recognizer of gestures.
///
/// A press on a view is a tap or a long press. A terminal has no other gestures.
@MainActor @preconcurrency
open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true { didSet { view?.setNeedsDisplay() } }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  public internal(set) weak var view: UIView?
  public private(set) var state = State.possible
  private var targets: [Target] = []

  public init() {}

  /// Creates a recognizer that calls a method of a target for each gesture.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// A target and its method, which is called as long as the target exists.
  private struct Target {
    let object: ObjectIdentifier
    let action: Selector
    let call: @MainActor (_ sender: Any) -> Bool
  }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(
      Target(
        object: ObjectIdentifier(target as AnyObject), action: action,
        call: action.caller(on: target)))
  }

  /// Removes a method of a target; `nil` removes those of all targets, or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { ObjectIdentifier($0 as AnyObject) }
    targets.removeAll {
      (object == nil || $0.object == object) && (action == nil || $0.action == action)
    }
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether a press on the view is the gesture.
  fileprivate var recognizesPress: Bool { false }

  /// Whether the delegate allows the gesture to begin.
  fileprivate var mayBegin: Bool { delegate?.gestureRecognizerShouldBegin(self) != false }

  /// Calls the targets, which can add and remove targets.
  fileprivate func press() {
    state = .ended
    let absent = targets.filter { !$0.call(self) }
    for target in absent { removeTarget(target) }
    state = .possible
  }

  private func removeTarget(_ target: Target) {
    targets.removeAll { $0.object == target.object && $0.action == target.action }
  }
}

@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps, which is ignored: each press is the gesture.
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  fileprivate override var recognizesPress: Bool { true }
}

@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration, which is ignored: a press takes no time.
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  fileprivate override var recognizesPress: Bool { true }
}

// A terminal has no gestures of the following kinds, so their recognizers call no targets.

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

/// The delegate of a recognizer of gestures.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asks whether two recognizers of a view may recognize one press.
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
  /// Adds a recognizer. If it recognizes taps or long presses, the user can press the view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if !gestureRecognizer.recognizesPress {
      Log.noEffect(
        of: "addGestureRecognizer of \(type(of: gestureRecognizer))",
        because: "a terminal has no such gestures")
    }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}

extension [UIGestureRecognizer] {
  @MainActor
  private var recognizersOfPresses: Self { filter { $0.isEnabled && $0.recognizesPress } }

  /// Returns a view that the user can press if recognizers recognize presses.
  @MainActor
  func pressable(_ view: AnyView) -> AnyView {
    let recognizers = recognizersOfPresses
    if recognizers.isEmpty { return view }
    return AnyView(view.onTapGesture { recognizers.press() })
  }

  /// Passes a press to the first recognizer that may begin, and to the others if a delegate allows
  /// that.
  @MainActor
  private func press() {
    let beginning = filter(\.mayBegin)
    guard let first = beginning.first else { return }
    for recognizer in beginning
    where recognizer === first || first.recognizesSimultaneously(with: recognizer) {
      recognizer.press()
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}
