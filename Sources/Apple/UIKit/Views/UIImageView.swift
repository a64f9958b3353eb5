import Foundation
import PlatenNavigation

/// A view that draws an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage? { didSet { setNeedsDisplay() } }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  override var content: AnyView {
    image.map { AnyView($0.image) } ?? AnyView(EmptyView())
  }

  open override class func appearance() -> UIImageView { UIImageView().accepted("UIImageView") }
}
