import Foundation
import PlatenNavigation

/// A progress bar, drawn as SwiftUI's progress view.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// Has no effect: a progress bar has one style.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// The progress, from 0 to 1.
  @_Drawn open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var content: AnyView { AnyView(ProgressView(value: min(max(progress, 0), 1))) }

  open override class func appearance() -> UIProgressView {
    UIProgressView().accepted("UIProgressView")
  }
}
