import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Has no effect: every control has the height of one line.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// Has no effect: a button has parentheses in place of a border.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// The default shape of the platform.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule-shaped border.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circular border.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangular border with rounded corners of the default radius.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// Returns a rectangular border with rounded corners of the specified radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

/// Has no effect: the icons of list items are not tinted.
public struct ListItemTint: Hashable, Sendable {
  private let name: String

  /// Returns a tint that overrides the user's preference.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }
  /// Returns a tint that the user's preference overrides.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
  /// A gray tint.
  public static let monochrome = ListItemTint(name: "monochrome")
}

/// Has no effect: all section headers have the same prominence.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

extension View {
  /// Has no effect: the size of a control depends only on its content.
  public func controlSize(_ controlSize: ControlSize) -> some View { withoutEffect(self) }

  /// Has no effect: buttons have no border.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { withoutEffect(self) }

  /// Has no effect: the theme determines the color of controls.
  public func tint(_ tint: Color?) -> some View { withoutEffect(self) }

  /// Has no effect: the theme, instead of the shape style, determines the color of controls.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { withoutEffect(self) }

  /// Has no effect: the theme determines the accent color.
  public func accentColor(_ accentColor: Color?) -> some View { withoutEffect(self) }

  /// Has no effect: the style does not change the background of views.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { withoutEffect(self) }

  /// Has no effect: the indicator of a menu is always visible.
  public func menuIndicator(_ visibility: Visibility) -> some View { withoutEffect(self) }

  /// Has no effect: the headers of sections have the same prominence.
  public func headerProminence(_ prominence: Prominence) -> some View { withoutEffect(self) }
}
