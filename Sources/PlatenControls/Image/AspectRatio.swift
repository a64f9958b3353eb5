import Foundation
@_spi(Nodes) import PlatenGraph

/// How a picture takes the room that it gets when their proportions differ.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is shown, and some of the room is left.
  case fit
  /// All of the room is taken, and what has none at the sides is cut off.
  case fill
}

/// How pictures are scaled.
struct PictureScaling: Equatable {
  /// Width by height; that of the picture, if `nil`.
  var ratio: CGFloat?
  var mode: ContentMode
}

private struct PictureScalingKey: EnvironmentKey {
  static let defaultValue: PictureScaling? = nil
}

extension EnvironmentValues {
  /// How pictures are scaled that can be resized; `nil` stretches them to the room they get.
  var pictureScaling: PictureScaling? {
    get { self[PictureScalingKey.self] }
    set { self[PictureScalingKey.self] = newValue }
  }
}

extension View {
  /// Scales the pictures in this view that are resizable to a ratio of width to height: their own,
  /// if none is given. A ratio that is not above zero counts as not given.
  ///
  ///     Image(data: poster)?.resizable().aspectRatio(2 / 3, contentMode: .fit)
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return environment(\.pictureScaling, PictureScaling(ratio: ratio, mode: contentMode))
  }

  /// Scales the pictures in this view that are resizable to a ratio of width to height.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
  }

  /// Scales the resizable pictures in this view so that all of each is shown.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the resizable pictures in this view so that each covers the room it gets.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
