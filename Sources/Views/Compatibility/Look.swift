import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Has no effect: text editors have the same appearance in every style.
public struct TextEditorStyle: Sendable {
  /// The default style.
  public static let automatic = TextEditorStyle()
  /// A style without decoration.
  public static let plain = TextEditorStyle()
}

/// Has no effect: a press takes no time.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The default behavior.
  public static let automatic = ButtonRepeatBehavior()
  /// A behavior that repeats the action.
  public static let enabled = ButtonRepeatBehavior()
  /// A behavior that does not repeat the action.
  public static let disabled = ButtonRepeatBehavior()
}

/// Has no effect: menu items keep the order of the views.
public struct MenuOrder: Hashable, Sendable {
  /// The default order.
  public static let automatic = MenuOrder()
  /// The order of the views.
  public static let fixed = MenuOrder()
  /// An order by priority.
  public static let priority = MenuOrder()
}

/// Has no effect: choosing an item always closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// The default behavior for an item.
  public static let automatic = MenuActionDismissBehavior()
  /// A behavior that closes the menu.
  public static let enabled = MenuActionDismissBehavior()
  /// A behavior that keeps the menu open.
  public static let disabled = MenuActionDismissBehavior()
}

/// Has no effect: containers have no background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// The background of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement()
  /// The background of a tab view.
  public static let tabView = ContainerBackgroundPlacement()
}

/// Has no effect: scrollable content has no margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  /// The default placement.
  public static let automatic = ContentMarginPlacement()
  /// The margins of the content.
  public static let scrollContent = ContentMarginPlacement()
  /// The margins of the scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement()
}

/// Has no effect: a presentation has the size of its content.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// The default interaction.
  public static let automatic = PresentationContentInteraction()
  /// An interaction that resizes the presentation.
  public static let resizes = PresentationContentInteraction()
  /// An interaction that scrolls the content.
  public static let scrolls = PresentationContentInteraction()
}

extension View {
  /// Has no effect: the style of text editors cannot be changed.
  public func textEditorStyle(_ style: TextEditorStyle) -> some View { withoutEffect(self) }

  /// Has no effect: an action runs once for each press.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the items of a menu keep the order of the views.
  public func menuOrder(_ order: MenuOrder) -> some View { withoutEffect(self) }

  /// Has no effect: choosing an item closes its menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a container has no background style.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: containers have no views as their background.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the margins of scrollable content cannot be changed.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the margins of scrollable content cannot be changed at some edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a presentation always has the size of its content.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the theme determines the colors of bars.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: dialogs have no icon.
  public func dialogIcon(_ icon: Image?) -> some View { withoutEffect(self) }

  /// Has no effect: scroll views always indicate content above and below the viewport.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { withoutEffect(self) }

  /// Has no effect: text is written from left to right.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: text is spoken as it is written.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { withoutEffect(self) }

  /// Has no effect: an action on submission applies to all fields below.
  public func submitScope(_ isBlocking: Bool = true) -> some View { withoutEffect(self) }

  /// Has no effect: the content is always valid.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: there are no activities of the system.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    withoutEffect(self)
  }
}
