import PlatenControls

/// An entry of a navigation stack that a back button can pop.
@MainActor
protocol BackDestination: AnyObject {
  /// Whether the back button is available.
  var canGoBack: Bool { get }
  /// The title of the entry below, or `nil` if it has none.
  var previousTitle: Text? { get }

  /// Removes the entry and all entries above it from the stack.
  func pop()
}
