import PlatenReactive

/// What a session still waits for after all the time that it was given.
public struct StillPending: Error, CustomStringConvertible {
  /// What is waited for.
  public let work: [PendingWork]
  /// The time that was given.
  public let limit: Duration

  /// As in `still pending after 30s: GET /users/ada`; work that reads alike is named once.
  public var description: String {
    let names = work.map(\.description).unique
    return "still pending after \(limit.text): \(names.joined(separator: "; "))"
  }
}
