import Foundation
import PlatenContext
import PlatenNavigation
import PlatenUIKit

/// A renderer of images of a view. A terminal draws none: the images are `nil`.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  public var uiImage: UIImage? {
    Log.noEffect(of: "ImageRenderer", because: "a terminal draws no images")
    return nil
  }
  public var cgImage: CGImage? { uiImage?.cgImage }
}
