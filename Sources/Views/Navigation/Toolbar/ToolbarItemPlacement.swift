/// The placement of a toolbar item: next to the title or below the content.
public struct ToolbarItemPlacement: Sendable {
  /// The position of an item relative to the title and the content.
  enum Place: Sendable {
    case leading, principal, trailing, below, bottom
  }

  let place: Place

  private static let leading = ToolbarItemPlacement(place: .leading)
  private static let trailing = ToolbarItemPlacement(place: .trailing)
  private static let bottom = ToolbarItemPlacement(place: .bottom)

  /// The default placement, after the title.
  public static let automatic = trailing
  /// The principal placement, which replaces the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// The placement for navigation actions, before the title.
  public static let navigation = leading
  /// The leading edge of the top bar, before the title.
  public static let topBarLeading = leading
  /// The trailing edge of the top bar, after the title.
  public static let topBarTrailing = trailing
  /// The leading edge of the navigation bar, before the title.
  public static let navigationBarLeading = leading
  /// The trailing edge of the navigation bar, after the title.
  public static let navigationBarTrailing = trailing
  /// The placement for a primary action, after the title.
  public static let primaryAction = trailing
  /// The placement for a secondary action, after the title.
  public static let secondaryAction = trailing
  /// The placement for an action that confirms a dialog, after the title.
  public static let confirmationAction = trailing
  /// The placement for an action that cancels a dialog, before the title.
  public static let cancellationAction = leading
  /// The placement for a destructive action, after the title.
  public static let destructiveAction = trailing
  /// The bottom bar, below the content.
  public static let bottomBar = bottom
  /// The placement for status information, in the bottom bar.
  public static let status = bottom
  /// The placement for keyboard accessories, in the bottom bar.
  ///
  /// The items are shown whether or not a field has the focus, because a script enters text without
  /// moving the focus.
  public static let keyboard = bottom

  /// A row between the title and the content, for search fields and their scopes.
  static let below = ToolbarItemPlacement(place: .below)
}
