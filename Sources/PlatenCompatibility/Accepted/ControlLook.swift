import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Accepted without effect: how large controls are; all take a line here.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// Accepted without effect: the shape of buttons, which all stand in parentheses.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// As a platform shows it.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Round at both ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// With round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

/// Accepted without effect: which colours symbols of a list have.
public struct ListItemTint: Hashable, Sendable {
  private let name: String

  /// Those of the program.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }
  /// Those of the program, unless the user prefers others.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
  /// Grey.
  public static let monochrome = ListItemTint(name: "monochrome")
}

/// Accepted without effect: how much headers of sections stand out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

extension View {
  /// Accepted without effect: how large controls are.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Accepted without effect: the shape of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Accepted without effect: the colour of controls, for that is the theme's.
  public func tint(_ tint: Color?) -> some View { self }

  /// Accepted without effect: the colour of controls, for that is the theme's.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { self }

  /// Accepted without effect: the colour of controls, for that is the theme's.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Accepted without effect: what is behind views.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Accepted without effect: whether menus show that they are some; they do.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted without effect: how much headers of sections stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
}
