import Foundation
import PlatenCURL
import PlatenReactive

/// The HTTP transfers of a program, which one thread performs.
///
/// The thread runs while transfers are in progress and for two seconds afterward. During this time,
/// connections can be reused.
package final class Transport: Sendable {
  package static let shared = Transport()

  /// The time after which a thread without transfers ends, in milliseconds.
  private static let idleTime: Int32 = 2_000

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

  package init() { _ = Self.isInitialized }

  /// Whether libcurl is initialized.
  private static let isInitialized = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// Starts a transfer, and returns a closure that cancels it.
  ///
  /// - Parameter receive: A closure that receives the events one after another, on a queue of the
  ///   transfer. After a cancellation, it receives no events, except for one that is being received.
  package func start(
    _ request: TransferRequest, _ receive: @escaping @Sendable (TransferEvent) -> Void
  ) -> @Sendable () -> Void {
    let isCanceled = Locked(false)
    let queue = DispatchQueue(label: "PlatenTransport")
    let transfer = Transfer(request) { event in
      queue.async { if !isCanceled.value { receive(event) } }
    }
    guard let transfer else {
      receive(.end(TransferError(kind: .unreachable, message: "out of memory")))
      return {}
    }
    let id = submit { .start($0, transfer) }
    return {
      isCanceled.value = true
      self.submit { _ in .cancel(id) }
    }
  }

  /// Whether the thread runs.
  var isRunning: Bool { guarded.withLock { $0.state.wakeHandle != nil } }

  /// Adds a command with a new identifier, wakes the thread, and returns the identifier.
  @discardableResult
  private func submit(_ command: (Int) -> TransferLoop.Command) -> Int {
    guarded.withLock { guarded in
      guarded.state.lastID += 1
      guarded.state.commands.append(command(guarded.state.lastID))
      if let handle = guarded.state.wakeHandle {
        curl_multi_wakeup(handle)
      } else if let loop = TransferLoop() {
        guarded.state.wakeHandle = loop.handle
        start(loop)
      }
      return guarded.state.lastID
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
      loop.wait(atMost: loop.isIdle ? Self.idleTime : 60_000)
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
