import Foundation
import PlatenNavigation

/// A row of dots for the pages of a view, drawn as the number of the current page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  @_Drawn open var numberOfPages = 0
  @_Drawn open var currentPage = 0
  @_Drawn open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  override var content: AnyView {
    if numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) {
      return AnyView(EmptyView())
    }
    return AnyView(Text(verbatim: "page \(currentPage + 1) of \(numberOfPages)"))
  }

  open override class func appearance() -> UIPageControl {
    UIPageControl().accepted("UIPageControl")
  }
}
