import PlatenNavigation
import PlatenTerminal

/// A part of a console that handles some keys, such as those of a text field.
///
/// A console asks its handlers in order; the first that takes a key ends the search.
@MainActor
protocol KeyHandler {
  /// Handles a key.
  ///
  /// - Parameter focus: The control that receives keys, or `nil` if the prompt receives them.
  /// - Returns: `false` if another handler must handle the key.
  func take(_ key: Key, at focus: ControlElement?) -> Bool
}
