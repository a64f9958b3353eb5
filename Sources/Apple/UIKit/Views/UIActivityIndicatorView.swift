import Foundation
import PlatenNavigation

/// An indicator of a task in progress, drawn as a progress view while it animates.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// Has no effect: an indicator has one size.
  public enum Style: Int, Sendable {
    case medium, large, whiteLarge, white, gray
  }

  open var style: Style
  open var color: UIColor! = .gray
  @_Drawn open var hidesWhenStopped = true
  @_Drawn public private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override var content: AnyView {
    isAnimating || !hidesWhenStopped ? AnyView(ProgressView()) : AnyView(EmptyView())
  }

  open override class func appearance() -> UIActivityIndicatorView {
    UIActivityIndicatorView().accepted("UIActivityIndicatorView")
  }
}
