import Foundation
@_spi(Nodes) import PlatenGraph

/// A trait of a preview, such as the orientation. Traits do not change a preview.
public struct PreviewTrait<T>: Sendable {
  fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait for an upright device.
  public static var portrait: Self { .init() }
  /// A trait for an upside-down device.
  public static var portraitUpsideDown: Self { .init() }
  /// A trait for a device that lies on its right side.
  public static var landscapeLeft: Self { .init() }
  /// A trait for a device that lies on its left side.
  public static var landscapeRight: Self { .init() }
  /// A trait for the default layout of the view.
  public static var defaultLayout: Self { .init() }
  /// A trait for a layout that fits the size of the view.
  public static var sizeThatFitsLayout: Self { .init() }
  /// Returns a trait for a layout of the specified size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { .init() }
}

/// A layout of a preview, which does not change the size of the preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, which the preview does not simulate.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from a string literal with its name.
  public init(stringLiteral name: String) { rawValue = name }
}

/// The orientation of a device, which a preview does not simulate.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  /// The orientation of an upright device.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// The orientation of an upside-down device.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// The orientation of a device that lies on its right side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// The orientation of a device that lies on its left side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// Modifiers for the canvas of Xcode, which a preview does not simulate.
extension View {
  /// Has no effect: the preview uses the layout of its terminal.
  public func previewLayout(_ value: PreviewLayout) -> some View { withoutEffect(self) }

  /// Has no effect: the preview uses its terminal instead of a device.
  public func previewDevice(_ value: PreviewDevice?) -> some View { withoutEffect(self) }

  /// Has no effect: a provider's previews have no display names.
  public func previewDisplayName(_ value: String?) -> some View { withoutEffect(self) }

  /// Has no effect: the preview has no orientation.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    withoutEffect(self)
  }
}
