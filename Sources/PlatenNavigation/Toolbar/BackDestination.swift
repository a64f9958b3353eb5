import PlatenControls

/// What a back button leads away from: an entry of a navigation stack.
@MainActor
protocol BackDestination: AnyObject {
  /// Whether there is an entry below it.
  var canGoBack: Bool { get }
  /// The title of the entry below; `nil` if it has none.
  var previousTitle: Text? { get }

  /// Removes it from the stack, and what is above it.
  func pop()
}
