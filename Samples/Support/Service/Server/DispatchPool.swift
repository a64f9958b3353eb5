// Dispatch sources can be canceled from any thread, but are not declared Sendable on Linux.
@preconcurrency import Dispatch
import FlyingSocks

/// A pool that waits for sockets with Dispatch sources, which release all resources.
///
/// FlyingFox's own pool leaks a descriptor for each stopped server, and does not remove a socket
/// that is closed during a wait.
struct DispatchPool: AsyncSocketPool {
  func prepare() async throws {}

  /// Waits until the task is canceled, because Dispatch does the work.
  func run() async throws {
    let (never, end) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    withExtendedLifetime(end) {}
    throw CancellationError()
  }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let source = events.contains(.write) ? writeSource(socket) : readSource(socket)
    source.setEventHandler { source.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // When this handler runs, Dispatch has released the descriptor, which can now be closed.
        source.setCancelHandler { continuation.resume() }
        source.activate()
      }
    } onCancel: {
      source.cancel()
    }
    try Task.checkCancellation()
  }
}

private func readSource(_ socket: Socket) -> any DispatchSourceProtocol {
  DispatchSource.makeReadSource(fileDescriptor: socket.file.rawValue)
}

private func writeSource(_ socket: Socket) -> any DispatchSourceProtocol {
  DispatchSource.makeWriteSource(fileDescriptor: socket.file.rawValue)
}
