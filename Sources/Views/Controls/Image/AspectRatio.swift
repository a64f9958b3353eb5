import Foundation
@_spi(Nodes) import PlatenGraph

/// The ways to fit an image into a space with a different aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The mode that displays the whole image and might leave part of the space empty.
  case fit
  /// The mode that fills the whole space and might crop the image.
  case fill
}

/// The aspect ratio and content mode of scaled pictures.
struct PictureScaling: Equatable {
  /// The ratio of width to height, or `nil` to use the ratio of the picture.
  var ratio: CGFloat?
  var mode: ContentMode
}

private struct PictureScalingKey: EnvironmentKey {
  static let defaultValue: PictureScaling? = nil
}

extension EnvironmentValues {
  /// The scaling of resizable pictures, or `nil` to stretch the pictures to the available space.
  var pictureScaling: PictureScaling? {
    get { self[PictureScalingKey.self] }
    set { self[PictureScalingKey.self] = newValue }
  }
}

extension View {
  /// Scales the resizable images in this view to a ratio of width to height.
  ///
  /// By default, each image retains its own ratio. A ratio that is zero, negative, or not finite is
  /// ignored.
  ///
  ///     Image(data: poster)?.resizable().aspectRatio(2 / 3, contentMode: .fit)
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return environment(\.pictureScaling, PictureScaling(ratio: ratio, mode: contentMode))
  }

  /// Scales the resizable images in this view to the aspect ratio of the specified size.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
  }

  /// Scales the resizable images in this view so that each image is completely visible.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the resizable images in this view so that each image covers the available space.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
