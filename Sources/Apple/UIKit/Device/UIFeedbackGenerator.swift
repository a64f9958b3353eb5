import Foundation
import PlatenContext

/// Has no effect: a terminal has no haptics.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  public init() {}

  open func prepare() {}

  fileprivate func play() {
    Log.noEffect(of: "\(type(of: self))", because: "a terminal has no haptics")
  }
}

/// Has no effect: a terminal has no haptics for impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public override init() {}
  public init(style: FeedbackStyle) {}

  open func impactOccurred() { play() }
  open func impactOccurred(intensity: CGFloat) { play() }
}

/// Has no effect: a terminal has no haptics for notifications.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { play() }
}

/// Has no effect: a terminal has no haptics for selections.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { play() }
}
