import Foundation
import PlatenGraph
import PlatenNavigation

/// The responses of an app to scrolling.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Reports that the viewport moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Reports the end of a movement, which is immediate.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Returns the view that is enlarged, which is ignored: a terminal does not enlarge views.
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
  /// The distance from the start of the content to the viewport, in points. Setting it does not move
  /// the viewport.
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var alwaysBounceVertical = false
  private var zoom = Zoom()
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom.scale = newValue }
  }
  open var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set { zoom.minimum = newValue }
  }
  open var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set { zoom.maximum = newValue }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}

  /// The scale of the content with its limits. A terminal does not enlarge views.
  private struct Zoom {
    var (scale, minimum, maximum): (CGFloat, CGFloat, CGFloat) = (1, 1, 1)
  }

  override var content: AnyView { scrolling(.vertical) { super.content } }

  /// Returns a scroll view whose movements this view reports to its delegate.
  func scrolling<Content: View>(
    _ axes: Axis.Set, @ViewBuilder content: () -> Content
  ) -> AnyView {
    var view = ScrollView(axes, content: content)
    view.onScroll = { [weak self] in self?.scroll(to: $0) }
    return AnyView(view)
  }

  private func scroll(to line: Int) {
    contentOffset.y = Points.length(ofLines: line)
    delegate?.scrollViewDidScroll(self)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  open override class func appearance() -> UIScrollView {
    UIScrollView().accepted("UIScrollView")
  }
}
