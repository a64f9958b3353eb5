import PlatenLines

/// A group of lines below the screen that updates independently, such as a pipeline diagram.
@MainActor
package protocol SessionFooter: AnyObject {
  /// Returns whether the content changed since the previous call.
  func takeNews(of session: Session) -> Bool

  /// Returns the content of the footer, or an empty block to hide it.
  func block(of session: Session) -> Block

  /// Returns the content for a screen reader, or an empty block if the footer is hidden.
  func speech(of session: Session) -> Block
}
