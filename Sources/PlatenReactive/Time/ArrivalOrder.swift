/// The order of the results of background work.
enum ArrivalOrder {
  /// The position of the current background work among all background work of the session, in the
  /// order in which the session started it; `nil` outside background work.
  @TaskLocal static var position: UInt32?
}
