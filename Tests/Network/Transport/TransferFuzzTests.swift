import Foundation
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenTransport

@Suite struct TransferFuzzTests {
  /// Performs requests to a server with random behaviors, one request for each seed.
  private func run(_ seeds: some Sequence<UInt64>) async throws {
    let response = Locked<RandomResponse?>(nil)
    let server = try RawServer(waitsForHead: false) { response.value?.perform(on: $0) }
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let behavior = RandomResponse(using: &random)
      response.value = behavior
      let request = try request(to: server, hangs: behavior.hangs, using: &random)
      // A shared connection could deliver late bytes of the previous behavior.
      let result = await TransferResult(of: request, Transport(idleTime: 0))
      check(result, of: request, behavior, seed)
    }
    #expect(await OpenConnections.end(to: server.port))
  }

  private func request(
    to server: RawServer, hangs: Bool, using random: inout SeededGenerator
  ) throws -> TransferRequest {
    var request = try TransferRequest(
      to: server, maximumBytes: 4000, timeout: hangs ? 0.02 : 3600)
    request.method = try #require(["GET", "HEAD", "POST", "PUT"].randomElement(using: &random))
    if request.method == "POST" {
      request.body = Data(count: Int.random(in: 0...500, using: &random))
    }
    if request.method == "PUT" {
      let pieces = Locked(Int.random(in: 0...3, using: &random))
      request.stream = UploadStream {
        pieces.withLock { count in
          defer { count -= 1 }
          return Data(count: max(0, count) * 100)
        }
      }
    }
    return request
  }

  private func check(
    _ result: TransferResult, of request: TransferRequest, _ behavior: RandomResponse,
    _ seed: UInt64
  ) {
    #expect(result.body.count <= request.maximumBytes, "seed \(seed)")
    #expect(result.error != nil || result.head != nil, "seed \(seed)")
    // A server that does not receive the body of a request can reset the connection.
    guard let body = behavior.body, ["GET", "HEAD"].contains(request.method) else { return }
    #expect(result.error == nil, "seed \(seed)")
    #expect(result.head?.status == 200, "seed \(seed)")
    let expected = request.method == "HEAD" ? [] : body
    let isEqual = result.body.elementsEqual(expected)
    #expect(isEqual, "seed \(seed)")
  }

  @Test func randomServersNeverCrashAndValidResponsesAreReceived() async throws {
    let seeds = Seeds.first(200)
    try await withThrowingTaskGroup { group in
      for lane in 0..<UInt64(4) {
        group.addTask { try await run(seeds.lazy.filter { $0 % 4 == lane }) }
      }
      try await group.waitForAll()
    }
  }
}
