import PlatenNavigation

/// A view that shows the text "in progress…" while an activity is in progress.
///
///     if activity.isActive { ActivityIndicator() }
///
/// The view is an indeterminate `ProgressView`: its line appears when the activity starts and
/// disappears when the activity ends.
public struct ActivityIndicator: View {
  /// Creates an activity indicator.
  public init() {}

  public var body: some View { ProgressView() }
}
