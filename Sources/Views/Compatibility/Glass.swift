import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Has no effect: a terminal has no glass.
public struct Glass: Hashable, Sendable {
  private let name: String

  /// The usual glass.
  public static let regular = Glass(name: "regular")
  /// A clear glass.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")

  /// Returns this glass with a color.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns this glass with a reaction to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Has no effect: glass appears immediately.
public enum GlassEffectTransition: Hashable, Sendable {
  case identity, matchedGeometry, materialize
}

/// A container of views with glass, drawn as its content.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; the spacing has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

extension View {
  /// Has no effect: views have no background of glass.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: glass does not move between views.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the glass of views is not united.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: glass has no transition.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a background ends at the edges of its view.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    withoutEffect(self)
  }
}

/// The button style of glass, which draws a button in parentheses.
public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Creates a button style of glass.
  public nonisolated init(_ glass: Glass = .regular) {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The prominent button style of glass, which draws a button in parentheses.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Creates a prominent button style of glass.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The button style of glass, which has the same appearance as the automatic style.
  public static var glass: GlassButtonStyle { .init() }

  /// Returns the button style of a glass, which has the same appearance as the automatic style.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The prominent button style of glass, which has the same appearance as the automatic style.
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}

/// Has no effect: buttons are as wide as their labels.
public enum ButtonSizing: Hashable, Sendable {
  case automatic, fitted, flexible
}

extension View {
  /// Has no effect: the label of a button determines its width.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { withoutEffect(self) }
}
