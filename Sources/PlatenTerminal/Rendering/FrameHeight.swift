/// The lines that a frame was given, for which its lists were made high or low.
struct FrameHeight: Equatable {
  /// The session that shows it.
  let session: ObjectIdentifier
  /// The lines that it takes.
  var count: Int
  /// The lines that there are for it.
  let height: Int
}
