import PlatenContext

/// The elements of streams that other threads have yielded and that have not yet arrived.
///
/// While a stream has such elements, all elements that are yielded arrive after them, so a stream keeps
/// its order.
enum StreamArrivals {
  enum StreamState { case active, terminated }

  private struct Waiting {
    var count = 0
    var state = StreamState.active
  }

  // Unchecked: continuations are sendable, but the standard library does not declare it for
  // `AnyHashable`.
  private struct Key: Hashable, @unchecked Sendable {
    let continuation: AnyHashable
  }

  private static let waiting = Locked<[Key: Waiting]>([:])

  /// Delivers an element or the end of a stream at the next instant of the session clock, if the
  /// caller is outside the session or earlier elements have not arrived.
  ///
  /// - Parameter add: A closure that adds the element, and returns the state of the stream.
  /// - Returns: The last known state of the stream, or `nil` if the caller must add the element.
  static func deliver(
    to stream: some Hashable & Sendable, _ add: @escaping @Sendable () -> StreamState
  ) -> StreamState? {
    let arrival = Arrival(WorkLabel("stream"))
    guard arrival.isInSession else { return nil }
    let key = Key(continuation: AnyHashable(stream))
    let state = waiting.withLock { waiting -> StreamState? in
      if waiting[key] == nil, !arrival.isOutside { return nil }
      waiting[key, default: Waiting()].count += 1
      return waiting[key]?.state
    }
    guard let state else { return nil }
    // After the session is closed, the element arrives immediately.
    let latest = Locked(state)
    arrival.deliverLater {
      latest.value = add()
      note(latest.value, of: key)
    }
    return latest.value
  }

  private static func note(_ state: StreamState, of key: Key) {
    waiting.withLock { waiting in
      waiting[key]?.count -= 1
      waiting[key]?.state = state
      if waiting[key]?.count == 0 { waiting[key] = nil }
    }
  }
}
