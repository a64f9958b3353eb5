import Foundation
import PlatenNavigation
import PlatenUIKit

/// A controller whose view shows a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view.
  open var rootView: Content { didSet { view.setNeedsDisplay() } }

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// Returns `nil`: a controller with a root view cannot be read from an archive.
  public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

  open override func loadView() {
    super.loadView()
    view.layer.drawing = { [weak self] in
      self.map { AnyView($0.rootView) } ?? AnyView(EmptyView())
    }
  }
}
