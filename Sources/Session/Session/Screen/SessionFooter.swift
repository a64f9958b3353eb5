import PlatenLines

/// A group of lines below the screen that updates independently, such as a pipeline diagram.
@MainActor
package protocol SessionFooter: AnyObject {
  /// Returns whether the content changed since the previous call.
  func takeNews() -> Bool

  /// Returns the content of the footer, or an empty block to hide it.
  ///
  /// - Parameters:
  ///   - width: The width of the screen, in cells.
  ///   - turn: The number of turns that updated the screen.
  func block(width: Int, turn: Int) -> Block

  /// The content for a screen reader, or an empty block if the footer is hidden.
  var speech: Block { get }
}
