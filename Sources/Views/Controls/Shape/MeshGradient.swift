import Foundation
import PlatenGraph

/// A gradient of colors in a grid, shown as its first color; the points have no effect.
public struct MeshGradient: GradientStyle {
  let gradient: Gradient

  /// Creates a gradient from points and their colors, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    gradient = Gradient(colors: colors)
  }
}

extension MeshGradient: View, Fill {
  /// The type of the body of a mesh gradient; it fills its space with its first color instead.
  public typealias Body = Never
}

extension Gradient {
  /// Has no effect: a gradient is shown as its first color.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// The color space of the device.
    public static let device = ColorSpace(name: "device")
    /// A perceptual color space.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// Returns this gradient: it is shown as its first color in every color space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
