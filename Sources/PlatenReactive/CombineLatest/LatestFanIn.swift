#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// The subscription of a `CombineLatest` of any arity.
  final class LatestFanIn<Downstream: Subscriber>: FanIn<Downstream> {
    /// The values so far; nil once no output can follow. Guarded by the lock.
    private var latest: Latest<Downstream.Input>?

    init<each Value>(
      _ downstream: Downstream, of values: LatestValues<repeat each Value>
    ) where Downstream.Input == (repeat each Value) {
      latest = values
      super.init(downstream: downstream, upstreamCount: values.missing.nonzeroBitCount)
    }

    override class var name: String { "CombineLatest" }

    override func removeValues() -> Any? {
      defer { latest = nil }
      return latest
    }

    /// Stores one upstream's value, and sends the output that follows from it.
    ///
    /// The value that it replaces is released last, since a `deinit` may well send a value.
    ///
    /// - Complexity: constant; nothing is allocated unless an emission is under way.
    func receive<Value>(
      _ input: Value, into element: UnsafeMutablePointer<Value>, from index: Int
    ) {
      var value = input
      lock.lock()
      if !upstreams.isFinished(index),
        let output = latest?.swap(&value, with: element, at: index)
      {
        send(output.pointee, from: index)
      } else {
        lock.unlock()
      }
      withExtendedLifetime(value) {}
    }
  }
#endif
