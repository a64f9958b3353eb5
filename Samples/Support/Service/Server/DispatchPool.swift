// A source may be cancelled from any thread; Linux does not say so by Sendable.
@preconcurrency import Dispatch
import FlyingSocks

/// Waits for sockets by Dispatch's sources, which leave nothing behind.
///
/// FlyingFox's own pool keeps a descriptor open for each server that was stopped, and goes on
/// counting with a socket that was closed while it waited.
struct DispatchPool: AsyncSocketPool {
  func prepare() async throws {}

  /// Has nothing to do until it is cancelled.
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
        // When this runs Dispatch has let go of the descriptor, which may be closed now.
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
