import Foundation
import FoundationNetworking
import Platen
import PlatenContext
import PlatenSession
import Testing

@testable import PlatenRequests

@MainActor
@Suite struct AnswerOrderTests {
  private static let requests = (0..<4).map { _ in TestSession.make() }

  /// Opens a screen whose code starts requests, and returns the order in which it receives the answers.
  private func order(
    of urls: [String], _ start: @escaping @MainActor (Int, URLRequest, Locked<[Int]>) -> Void
  ) async throws -> [Int] {
    let received = Locked<[Int]>([])
    let requests = try urls.map { URLRequest(url: try #require(URL(string: $0))) }
    let screen = Text("requests").onAppear {
      for (number, request) in requests.enumerated() { start(number, request, received) }
    }
    let session = Session(screen, time: .virtual)
    try await session.wait()
    session.close()
    return received.value
  }

  private let urls = (0..<16).map { $0 % 3 == 0 ? "unsupported/\($0)" : "http://localhost:1/\($0)" }

  @Test(arguments: 0..<20)
  func completionHandlersAreCalledInTheOrderOfTheRequests(trial: Int) async throws {
    let order = try await order(of: urls) { number, request, received in
      let requests = Self.requests[number % Self.requests.count]
      requests.dataTask(with: request) { _, _, _ in
        received.withLock { $0.append(number) }
      }.resume()
    }
    #expect(order == Array(urls.indices))
  }

  @Test(arguments: 0..<20)
  func tasksResumeInTheOrderOfTheRequests(trial: Int) async throws {
    let order = try await order(of: urls) { number, request, received in
      let requests = Self.requests[number % Self.requests.count]
      Task {
        _ = try? await requests.data(for: request)
        received.withLock { $0.append(number) }
      }
    }
    #expect(order == Array(urls.indices))
  }

  @Test(arguments: 0..<20)
  func requestsOfBackgroundBlocksAreAnsweredInTheOrderOfTheBlocks(trial: Int) async throws {
    let order = try await order(of: urls) { number, request, received in
      let requests = Self.requests[number % Self.requests.count]
      SessionTime.async(on: .global(), from: nil) {
        requests.dataTask(with: request) { _, _, _ in
          received.withLock { $0.append(number) }
        }.resume()
      }
    }
    #expect(order == Array(urls.indices))
  }

  @Test func warningsAreLoggedInTheOrderOfTheRequests() async throws {
    let urls = try (0..<16).map { try #require(URL(string: "http://localhost:1/\($0)")) }
    let requests = Self.requests[0]
    let screen = Text("requests").onAppear {
      for url in urls {
        SessionTime.async(on: .global(), from: nil) {
          requests.dataTask(with: url) { _, _, _ in }.resume()
        }
      }
    }
    let session = Session(screen, time: .virtual)
    try await session.wait()
    let paths = session.log.lines.compactMap { $0.firstMatch(of: /GET \/(\d+)/).map { Int($0.1) } }
    #expect(paths == Array(urls.indices))
  }

  @Test func anUnsupportedURLFailsAtAnInstantOfTheClock() async throws {
    let url = try #require(URL(string: "users/ada"))
    let screen = LoadedText {
      String(decoding: try await Self.requests[0].data(from: url).0, as: UTF8.self)
    }
    let session = Session(screen, time: .virtual)
    await session.settle()
    #expect(session.lines == ["…"])
    try await session.wait()
    #expect(session.lines == ["unsupported URL"])
    #expect(session.log.lines.isEmpty)
  }

  @Test func anUnsupportedURLFailsOutsideASession() async throws {
    let url = try #require(URL(string: "users/ada"))
    let error = await #expect(throws: URLError.self) {
      try await Self.requests[0].data(from: url)
    }
    #expect(error?.code == .unsupportedURL)
  }

  @Test func aTurnEndsWithItsLastReference() {
    let turns = TurnQueue()
    let order = Locked<[Int]>([])
    let first = Locked<TurnQueue.Turn?>(nil)
    turns.add { turn in
      first.value = turn
      order.withLock { $0.append(1) }
    }
    turns.add { _ in order.withLock { $0.append(2) } }
    turns.add { turn in
      order.withLock { $0.append(3) }
      turn.end()
      turn.end()
    }
    #expect(order.value == [1])
    first.value = nil
    #expect(order.value == [1, 2, 3])
    turns.add { _ in order.withLock { $0.append(4) } }
    #expect(order.value == [1, 2, 3, 4])
  }
}
