import Foundation
import PlatenCURL
import PlatenContext

/// The HTTP transfers of a program, which one thread performs.
///
/// The thread runs while transfers are in progress and for two seconds afterward. During this time,
/// connections can be reused.
package final class Transport: Sendable {
  package static let shared = Transport()

  private struct State {
    var commands: [TransferLoop.Command] = []
    /// The handle with which to wake the thread; `nil` if no thread runs.
    var wakeHandle: UnsafeMutableRawPointer?
    var lastID = 0
  }

  // Unsafe: the lock guards the state, and a transfer in a command is used only by the thread that
  // takes the command.
  private struct Guarded: @unchecked Sendable { var state = State() }

  private let guarded = Locked(Guarded())
  /// The time after which a thread without transfers ends, in seconds.
  private let idleTime: TimeInterval

  package init(idleTime: TimeInterval = 2) {
    self.idleTime = idleTime
    _ = Self.isInitialized
  }

  /// Whether libcurl is initialized.
  private static let isInitialized = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// Starts a transfer, and returns a closure that cancels it.
  ///
  /// While the receiver has more than 1 MiB or 256 pieces of data to receive, the transfer pauses.
  ///
  /// - Parameter receive: A closure that receives the events one after another, on a queue of the
  ///   transfer. After a cancellation, it receives no events, except for one that is being received.
  package func start(
    _ request: TransferRequest, _ receive: @escaping @Sendable (TransferEvent) -> Void
  ) -> @Sendable () -> Void {
    start(request) { event, done in
      receive(event)
      done()
    }
  }

  /// Starts a transfer whose receiver calls a closure when it has processed an event.
  ///
  /// - Parameter receive: A closure as for `start(_:_:)`. It must call its second argument once, from
  ///   any thread.
  package func start(
    _ request: TransferRequest,
    _ receive:
      @escaping @Sendable (TransferEvent, _ done: @escaping @Sendable () -> Void) -> Void
  ) -> @Sendable () -> Void {
    let id = newID()
    let resume: @Sendable () -> Void = { self.submit(.resume(id)) }
    let events = EventDelivery(receive, resume: resume)
    do throws(TransferError) {
      try request.check()
      guard let transfer = Transfer(id, request, events, resume: resume), submit(.start(transfer))
      else { throw TransferError(kind: .unreachable, message: "out of memory") }
    } catch { events.end(error) }
    return { if events.cancel() { self.submit(.cancel(id)) } }
  }

  /// Whether the thread runs.
  package var isRunning: Bool { guarded.withLock { $0.state.wakeHandle != nil } }

  private func newID() -> Int {
    guarded.withLock { guarded in
      guarded.state.lastID += 1
      return guarded.state.lastID
    }
  }

  /// Gives a command to the thread. Only a new transfer starts a thread.
  ///
  /// - Returns: Whether a thread runs.
  @discardableResult
  private func submit(_ command: TransferLoop.Command) -> Bool {
    guarded.withLock { guarded in
      if let handle = guarded.state.wakeHandle {
        curl_multi_wakeup(handle)
      } else {
        guard case .start = command, let loop = TransferLoop() else { return false }
        guarded.state.wakeHandle = loop.handle
        start(loop)
      }
      guarded.state.commands.append(command)
      return true
    }
  }

  private func start(_ loop: TransferLoop) {
    // Only the new thread uses the loop.
    nonisolated(unsafe) let loop = loop
    let thread = Thread { self.run(loop) }
    thread.name = "PlatenTransport"
    thread.start()
  }

  private func run(_ loop: TransferLoop) {
    var isIdle = false
    while let commands = takeCommands(endingIf: isIdle) {
      commands.forEach(loop.perform)
      loop.transferData()
      isIdle = loop.isIdle && commands.isEmpty
      loop.wait(atMost: loop.isIdle ? idleTime : .infinity)
    }
  }

  /// Returns the new commands; `nil` if there are none and the thread ends.
  private func takeCommands(endingIf isIdle: Bool) -> [TransferLoop.Command]? {
    guarded.withLock { guarded in
      defer { guarded.state.commands = [] }
      if isIdle, guarded.state.commands.isEmpty {
        guarded.state.wakeHandle = nil
        return nil
      }
      return guarded.state.commands
    }
  }
}
