import PlatenTerminal

/// The height of a frame and the available height to which its lists were fitted.
struct FrameHeight: Equatable {
  /// The session that renders the frame.
  let session: ObjectIdentifier
  /// The number of lines in the fitted frame.
  var count: Int
  /// The number of lines available for the frame.
  let height: Int
}
