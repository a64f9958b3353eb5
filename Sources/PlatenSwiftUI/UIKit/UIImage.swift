#if os(Linux)
  import PlatenViews

  /// An image with UIKit's interface, displayed by SwiftUI's `Image`.
  public final class UIImage: Sendable {
    private enum Content {
      case empty
      case named(String)
      case picture(Picture)
    }

    private let content: Content

    private init(_ content: Content) { self.content = content }

    /// Creates an empty image.
    public convenience init() { self.init(.empty) }

    /// Creates an image from PNG or JPEG data, or returns `nil` if the data has another format.
    public convenience init?(data: Data) {
      guard let picture = try? Picture(data) else { return nil }
      self.init(.picture(picture))
    }

    /// Creates an image from the app bundle, which is displayed as its name.
    public convenience init?(named name: String) { self.init(.named(name)) }

    /// Creates a system symbol image, which is displayed as its name.
    public convenience init?(systemName name: String) { self.init(.named(name)) }

    /// The size in pixels, or zero for an image that has only a name.
    public var size: CGSize {
      guard case .picture(let picture) = content else { return .zero }
      return CGSize(width: picture.header.width, height: picture.header.height)
    }

    /// The SwiftUI image that displays this image.
    fileprivate var image: Image {
      switch content {
      case .empty: Image(decorative: "")
      case .named(let name): Image(name)
      case .picture(let picture): Image(picture)
      }
    }
  }

  extension Image {
    /// Creates a SwiftUI image from a UIKit image.
    public init(uiImage: UIImage) { self = uiImage.image }
  }
#endif
