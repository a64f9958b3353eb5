import Foundation
import SampleService
import SampleServiceServer

/// Performs work while a server runs, and stops the server even if the work throws an error.
func served(
  _ service: SampleService, _ work: (SampleServer, URL) async throws -> Void
) async throws {
  let server = SampleServer(service)
  let address = try await server.start()
  do {
    try await work(server, address)
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}

/// Waits until a condition holds, yielding to other tasks.
///
/// - Throws: `CancellationError` when the test is canceled.
func until(_ holds: () async throws -> Bool) async throws {
  while try await !holds() {
    try Task.checkCancellation()
    await Task.yield()
  }
}
