/// Something that a terminal shows besides the cells of a frame, such as a title or the shape of the
/// cursor.
///
/// A new feature is a type and an entry in the list of a ``Display``, which calls its features in order.
/// A feature implements the methods that concern it; by default, they do nothing.
@MainActor
protocol DisplayFeature: AnyObject {
  /// Forgets what the terminal shows, because drawing begins at the cursor.
  func begin()

  /// Shows the feature again, after the program was stopped, continued and began to draw.
  func restart()

  /// Prepares a drawing, before its bytes are computed.
  func prepare(_ drawing: inout Drawing)

  /// Appends bytes to a drawing whose frame has been rendered.
  func complete(_ drawing: inout Drawing)

  /// Handles that the frame is at an unknown place, after a resize or a stop.
  func loseFrame()

  /// Ends the feature, before the last frame is drawn.
  func end()
}

extension DisplayFeature {
  func begin() {}
  func restart() {}
  func prepare(_ drawing: inout Drawing) {}
  func complete(_ drawing: inout Drawing) {}
  func loseFrame() {}
  func end() {}
}
