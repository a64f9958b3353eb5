import Foundation
import SampleService
import SampleServiceServer

/// Runs work while a service is served, and stops the server whatever becomes of the work.
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

/// Waits until something holds, giving other tasks their turn meanwhile.
///
/// - Throws: `CancellationError` when the test is cancelled.
func until(_ holds: () async throws -> Bool) async throws {
  while try await !holds() {
    try Task.checkCancellation()
    await Task.yield()
  }
}
