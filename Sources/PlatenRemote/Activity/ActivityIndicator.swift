import PlatenViews

/// That something goes on: "in progress…".
///
///     if activity.isActive { ActivityIndicator() }
///
/// It is a line that comes when something begins and goes when it ends, as that of a
/// `ProgressView` without a value.
public struct ActivityIndicator: View {
  /// That something goes on.
  public init() {}

  /// A `ProgressView` without a value.
  public var body: some View { ProgressView() }
}
