import Foundation
import FoundationNetworking
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct LoadTests {
  @Test func aCanceledTaskClosesItsConnection() async throws {
    let server = try RawServer { $0.waitForClose() }
    let session = TestSession.make { $0.urlCache = nil }
    let url = try server.url()
    let errors = await withTaskGroup(of: URLError.Code?.self) { group in
      for _ in 0..<50 {
        group.addTask {
          await withCheckedContinuation { continuation in
            let task = session.dataTask(with: url) { _, _, error in
              continuation.resume(returning: (error as? URLError)?.code)
            }
            task.resume()
            task.cancel()
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(errors == Array(repeating: .cancelled, count: 50))
    #expect(await OpenConnections.end(to: server.port))
  }
}
