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
  func take(_ press: KeyPress, at focus: ControlElement?) -> Bool
}

/// A key, and the keyboard shortcut that it means.
struct KeyPress {
  let key: Key
  /// The keyboard shortcut, which is found once for all handlers; `nil` for a paste.
  let keys: KeyboardShortcut?

  init(_ key: Key) { (self.key, keys) = (key, key.shortcut) }
}
