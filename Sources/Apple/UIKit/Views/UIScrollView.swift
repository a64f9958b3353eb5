#if os(Linux)
  import Foundation
  import PlatenNavigation

  /// The responses of an app to scrolling, which are never called.
  @MainActor @preconcurrency
  public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
  }

  extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  }

  /// A view that scrolls its subviews, drawn as a scroll view.
  @MainActor @preconcurrency
  open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int, Sendable {
      case none, onDrag, interactive
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var alwaysBounceVertical = false

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}

    override var content: AnyView { AnyView(ScrollView { super.content }) }

    open override class func appearance() -> UIScrollView {
      UIScrollView().accepted("UIScrollView")
    }
  }
#endif
