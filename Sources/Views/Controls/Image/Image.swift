import Foundation
@_spi(Nodes) import PlatenGraph

/// A view that displays an image or text that represents the image.
///
///     Image(systemName: "trash")  // ⌫
///     Image("portrait")  // [portrait, 420×420]
///     Image("missing", label: Text("Ada Lovelace"))  // Ada Lovelace
///     Image(data: bytes)?.accessibilityLabel("Ada")  // [Ada, 420×420]
///
/// At the prompt of a color terminal, and with the package trait `Images` enabled, Platen draws
/// image data as half-block characters. Otherwise, Platen displays the name of the image and its
/// size in pixels. An image without data is represented by its label or name. A decorative image
/// displays nothing.
public struct Image: Equatable, Sendable {
  private enum Content: Equatable {
    case text(Text)
    case picture(PictureView)
  }

  private var content: Content

  /// Creates an image that displays a sign for a system symbol, or the name of the symbol if there
  /// is no sign for it.
  ///
  /// There are signs for more than 200 common symbols. Commands and spoken screens use the words of
  /// the name, such as `square and arrow up`.
  public init(systemName: String) {
    let words = systemName.replacing(/\.fill$/, with: "").replacing(".", with: " ")
    content = .text(
      SymbolSign(named: systemName).map { Text($0, words: words) } ?? Text(verbatim: systemName))
  }

  /// Creates an image from an asset catalog, or one that displays its name if no catalog contains it.
  ///
  /// - Parameter bundle: Has no effect: the catalogs of all targets are searched.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, label: Text(verbatim: name))
  }

  /// Creates an image from an asset catalog, with a label, or one that displays the label if no
  /// catalog contains the image.
  ///
  /// - Parameter bundle: Has no effect: the catalogs of all targets are searched.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    content = PictureView(assetNamed: name, label: label).map(Content.picture) ?? .text(label)
  }

  /// Creates a decorative image, which displays nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    content = .text(Text(verbatim: ""))
  }

  /// Creates an image from PNG or JPEG data, or returns `nil` if the data has neither format.
  ///
  /// A pixel corresponds to a point: an eighth of a cell in width and a sixteenth of a line in
  /// height. An image that is wider than the available width is scaled down.
  ///
  ///     if let avatar = Image(data: bytes) {
  ///       avatar.resizable().scaledToFit().frame(width: 80, height: 80)
  ///     }
  ///
  /// Platen draws images of up to 32 million pixels and 32 MiB.
  public init?(data: Data) {
    guard let picture = try? Picture(data) else { return nil }
    self.init(picture)
  }

  /// Creates an image that displays a picture.
  package init(_ picture: Picture) { content = .picture(PictureView(picture: picture)) }

  /// The muted text that represents the image.
  var alternative: Text {
    let words =
      switch content {
      case .text(let alternative): alternative
      case .picture(let view):
        Text(verbatim: view.picture.alternative(name: view.name, glyphs: .unicode))
      }
    return words.foregroundStyle(.secondary).replacingImage
  }
}

extension Image: View {
  public var body: some View {
    switch content {
    case .text: alternative
    case .picture(let picture): picture
    }
  }
}

extension Text {
  /// Creates the text that represents an image: `Text("5 ") + Text(Image(systemName: "star"))`.
  @_disfavoredOverload
  public init(_ image: Image) { self = image.alternative }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends the text that represents an image.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

// MARK: - Resizing and interpolation

extension Image {
  /// The ways in which the colors of adjacent pixels are mixed when an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// The mode that does not mix the colors of adjacent pixels.
    case none
    /// The modes that mix the colors of adjacent pixels, which are equivalent in Platen.
    case low, medium, high
  }

  /// Returns a version of this image that fills the available space.
  ///
  /// Without a frame, the image is as wide as the screen.
  public func resizable() -> Image { changed { $0.isResizable = true } }

  /// Sets whether the colors of adjacent pixels are mixed when this image is scaled.
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
