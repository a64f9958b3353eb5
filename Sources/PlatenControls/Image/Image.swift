import Foundation
@_spi(Nodes) import PlatenGraph

/// A picture, or the text that stands for it.
///
///     Image(systemName: "trash")  // trash
///     Image("portrait", label: Text("Ada Lovelace"))  // Ada Lovelace
///     Image(data: bytes)?.accessibilityLabel("Ada")  // [Ada, 420×420]
///
/// A picture of bytes is drawn in half-blocks at a prompt of a terminal that shows colours, where
/// the package trait `Images` is on; everywhere else its name and its size in pixels stand for it.
/// Of one that is known by name alone that is the label, or the name; one that is mere decoration
/// shows nothing.
public struct Image: Equatable, Sendable {
  private enum Content: Equatable {
    case text(Text)
    case picture(PictureView)
  }

  private var content: Content

  /// An image of the system.
  public init(systemName: String) { content = .text(Text(verbatim: systemName)) }

  /// An image of the program.
  public init(_ name: String, bundle: Bundle? = nil) { content = .text(Text(verbatim: name)) }

  /// An image of the program, with the text that stands for it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { content = .text(label) }

  /// An image that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    content = .text(Text(verbatim: ""))
  }

  /// The picture that these bytes are, PNG or JPEG; nothing, if they do not begin as one.
  ///
  /// A pixel is a point: an eighth of a cell wide, a sixteenth of a line high. A picture that is
  /// wider than its room is scaled down.
  ///
  ///     if let avatar = Image(data: bytes) {
  ///       avatar.resizable().scaledToFit().frame(width: 80, height: 80)
  ///     }
  ///
  /// At most 32 million pixels are drawn, of at most 32 MiB.
  public init?(data: Data) {
    guard let picture = try? Picture(data) else { return nil }
    self.init(picture)
  }

  /// A picture.
  package init(_ picture: Picture) { content = .picture(PictureView(picture: picture)) }

  /// The text that stands for it.
  var alternative: Text {
    switch content {
    case .text(let alternative): alternative.foregroundStyle(.secondary)
    case .picture(let view):
      Text(verbatim: view.picture.alternative(name: nil, glyphs: .unicode))
        .foregroundStyle(.secondary)
    }
  }
}

extension Image: View {
  /// The text that stands for it, dim, or the picture.
  public var body: some View {
    switch content {
    case .text: alternative.environment(\.textLook.fit.replacesImage, true)
    case .picture(let picture): picture
    }
  }
}

extension Text {
  /// The text that stands for an image: `Text("5 ") + Text(Image(systemName: "star"))`.
  @_disfavoredOverload
  public init(_ image: Image) { self = image.alternative }
}

extension LocalizedStringKey.StringInterpolation {
  /// The text that stands for an image.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

// MARK: - How it is drawn

extension Image {
  /// How the colours of neighbouring pixels are mixed when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all: pixels stay as they are.
    case none
    /// Mixed; the three are the same here.
    case low, medium, high
  }

  /// The picture in whatever size there is room for: without a frame, as wide as the screen.
  public func resizable() -> Image { changed { $0.isResizable = true } }

  /// Whether a picture that is scaled has its pixels mixed.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.isSmooth = interpolation != .none }
  }

  private func changed(_ change: (inout PictureView) -> Void) -> Image {
    guard case .picture(var picture) = content else { return self }
    change(&picture)
    var image = self
    image.content = .picture(picture)
    return image
  }
}
