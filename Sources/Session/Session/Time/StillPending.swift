import PlatenContext

/// An error that lists the work still pending after a time limit.
public struct StillPending: Error, CustomStringConvertible {
  /// The pending work.
  public let work: [PendingWork]
  /// The time limit.
  public let limit: Duration

  /// The message, such as `still pending after 30s: GET /users/ada`; equal descriptions are listed
  /// once.
  public var description: String {
    let names = work.map(\.description).unique
    return "still pending after \(limit.text): \(names.joined(separator: "; "))"
  }
}
