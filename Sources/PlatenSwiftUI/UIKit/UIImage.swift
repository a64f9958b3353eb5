#if os(Linux)
  import PlatenViews

  /// A picture in UIKit's words, as far as SwiftUI shows it.
  public final class UIImage: Sendable {
    private enum Content {
      case empty
      case named(String)
      case picture(Picture)
    }

    private let content: Content

    private init(_ content: Content) { self.content = content }

    /// No picture.
    public convenience init() { self.init(.empty) }

    /// The picture that these bytes are, PNG or JPEG; nothing, if they do not begin as one.
    public convenience init?(data: Data) {
      guard let picture = try? Picture(data) else { return nil }
      self.init(.picture(picture))
    }

    /// A picture of the program; its name stands for it.
    public convenience init?(named name: String) { self.init(.named(name)) }

    /// A picture of the system; its name stands for it.
    public convenience init?(systemName name: String) { self.init(.named(name)) }

    /// In pixels; nothing is known of one that has only a name.
    public var size: CGSize {
      guard case .picture(let picture) = content else { return .zero }
      return CGSize(width: picture.header.width, height: picture.header.height)
    }

    /// What SwiftUI shows.
    fileprivate var image: Image {
      switch content {
      case .empty: Image(decorative: "")
      case .named(let name): Image(name)
      case .picture(let picture): Image(picture)
      }
    }
  }

  extension Image {
    /// A picture of UIKit's.
    public init(uiImage: UIImage) { self = uiImage.image }
  }
#endif
