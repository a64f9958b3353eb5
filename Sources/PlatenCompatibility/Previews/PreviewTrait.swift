import Foundation
@_spi(Nodes) import PlatenGraph

/// Accepted without effect: what `#Preview` would show its views with, such as an orientation.
public struct PreviewTrait<T>: Sendable {
  fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A device upright.
  public static var portrait: Self { .init() }
  /// A device upside down.
  public static var portraitUpsideDown: Self { .init() }
  /// A device lying on its right side.
  public static var landscapeLeft: Self { .init() }
  /// A device lying on its left side.
  public static var landscapeRight: Self { .init() }
  /// The room that the view chooses.
  public static var defaultLayout: Self { .init() }
  /// No more room than the view takes.
  public static var sizeThatFitsLayout: Self { .init() }
  /// Room of a size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { .init() }
}

/// Accepted without effect: the room that a preview would have.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// Accepted without effect: the device that a preview would be shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name.
  public init(stringLiteral name: String) { rawValue = name }
}

/// Accepted without effect: how a device would be held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Lying on its right side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Lying on its left side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// Accepted without effect: how previews would be shown on a phone.
extension View {
  /// Accepted without effect: the room that a preview would have.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepted without effect: the device that a preview would be shown on.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Accepted without effect: what a preview would be called beside others of its provider.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepted without effect: how the device of a preview would be held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
