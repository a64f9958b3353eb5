import PlatenContext

/// An observable count of the requests in flight.
///
///     struct SearchScreen: View {
///       @StateObject private var activity = RequestActivity()
///       @Environment(\.remoteClient) private var client
///
///       var body: some View {
///         if activity.isActive { ActivityIndicator() }
///         Results().environment(\.remoteClient, client.counting(in: activity))
///       }
///     }
///
/// Because the object counts requests, the activity continues when only one of several requests
/// ends.
@MainActor
public final class RequestActivity: ObservableObject {
  /// The total number of requests in flight from all clients that count in this activity.
  @Published public private(set) var count = 0

  /// The number of requests in flight, which any thread can access.
  ///
  /// The published count follows on the main actor.
  private nonisolated let running = Locked(0)

  /// Creates an activity without requests.
  public nonisolated init() {}

  /// Whether any request is in flight.
  public var isActive: Bool { count > 0 }

  /// Increments the count, and returns work whose cancellation decrements the count.
  nonisolated func begin() -> CancellableWork {
    change(by: 1)
    return CancellableWork { self.change(by: -1) }
  }

  private nonisolated func change(by difference: Int) {
    running.withLock { $0 += difference }
    MainQueue.run {
      let count = self.running.value
      if self.count != count { self.count = count }
    }
  }
}

extension RemoteClient {
  /// Returns a client that counts its requests in an activity while they are in flight.
  ///
  ///     client.counting(in: activity).retrying(.delays(.seconds(3)))
  ///
  /// The activity counts a request from the subscription until the response, the error or the
  /// cancellation, on any thread.
  public func counting(in activity: RequestActivity) -> RemoteClient {
    RemoteClient { request in
      RemoteEvents { transfer in
        transfer.hold(activity.begin())
        transfer.relay(events(for: request))
      }
      .eraseToAnyPublisher()
    }
  }
}
