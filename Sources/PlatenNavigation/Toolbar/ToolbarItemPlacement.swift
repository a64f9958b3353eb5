/// Where a view of a toolbar stands: beside the title, or below the page.
public struct ToolbarItemPlacement: Sendable {
  /// Where in text.
  enum Place: Sendable {
    case leading, principal, trailing, below, bottom
  }

  let place: Place

  private static let leading = ToolbarItemPlacement(place: .leading)
  private static let trailing = ToolbarItemPlacement(place: .trailing)
  private static let bottom = ToolbarItemPlacement(place: .bottom)

  /// Behind the title.
  public static let automatic = trailing
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// Before the title.
  public static let navigation = leading
  /// Before the title.
  public static let topBarLeading = leading
  /// Behind the title.
  public static let topBarTrailing = trailing
  /// Before the title.
  public static let navigationBarLeading = leading
  /// Behind the title.
  public static let navigationBarTrailing = trailing
  /// Behind the title.
  public static let primaryAction = trailing
  /// Behind the title.
  public static let secondaryAction = trailing
  /// Behind the title.
  public static let confirmationAction = trailing
  /// Before the title.
  public static let cancellationAction = leading
  /// Behind the title.
  public static let destructiveAction = trailing
  /// Below the page.
  public static let bottomBar = bottom
  /// Below the page.
  public static let status = bottom
  /// Below the page.
  public static let keyboard = bottom

  /// Below the title.
  static let below = ToolbarItemPlacement(place: .below)
}
