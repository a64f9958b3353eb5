import PlatenReactive

/// How many requests are on their way.
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
/// It counts, so that one request that ends does not hide another.
@MainActor
public final class RequestActivity: ObservableObject {
  /// The requests that have begun and not ended, whichever clients sent them.
  @Published public private(set) var count = 0

  /// The requests as any thread knows them; the published number follows on the main actor.
  private nonisolated let running = Locked(0)

  /// Nothing on its way.
  public nonisolated init() {}

  /// Whether any request is on its way.
  public var isActive: Bool { count > 0 }

  /// Counts one request that begins; the work is to be cancelled when it ends.
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
  /// This client, counting its requests while they are on their way.
  ///
  ///     client.counting(in: activity).retrying(.delays(.seconds(3)))
  ///
  /// A request counts from the subscription until its response, its error or its cancellation, on
  /// whatever thread that comes.
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
