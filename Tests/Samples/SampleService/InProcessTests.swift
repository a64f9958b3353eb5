import Foundation
import PlatenContext
import PlatenRemote
import SampleService
import Testing

/// Tests of a client in the same process, in virtual time.
@Suite struct InProcessTests {
  private let service = SampleService()
  private let scheduler = DispatchQueue.test

  /// Sends a request, and returns the log of its signals with its subscription.
  private func ask(_ name: String) -> (heard: Locked<[Heard]>, running: AnyCancellable) {
    let heard = Locked([Heard]())
    let client = service.client(scheduler: scheduler.eraseToAnyScheduler())
    let running = client.dataPublisher(for: .availability(of: name)).sink { completion in
      if case .failure(let error) = completion { heard.withLock { $0.append(.error(error.kind)) } }
    } receiveValue: { body in
      heard.withLock { $0.append(.body(String(decoding: body, as: UTF8.self))) }
    }
    return (heard, running)
  }

  @Test func responsesAreNeverSynchronous() {
    let (heard, running) = ask("ada")
    #expect(heard.value == [])
    scheduler.advance()
    #expect(heard.value == [.body(#"{"isAvailable":true,"userName":"ada"}"#)])
    withExtendedLifetime(running) {}
  }

  @Test func latencyUsesTheScheduler() throws {
    try service.setLatency(.seconds(2), of: "signup")
    let (heard, running) = ask("ada")
    scheduler.advance(by: .milliseconds(1999))
    #expect(heard.value == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(heard.value.count == 1)
    withExtendedLifetime(running) {}
  }

  @Test(arguments: [Duration.seconds(-1), .seconds(Int64.max)])
  func anExtremeLatencyIsHarmless(latency: Duration) throws {
    try service.setLatency(latency, of: "signup")
    let (heard, running) = ask("ada")
    scheduler.advance(by: .seconds(1_000_000_000))
    #expect(heard.value.count == 1)
    withExtendedLifetime(running) {}
  }

  @Test(arguments: [
    (SampleService.Fault.refuse, RemoteError.Kind.interrupted), (.truncate, .interrupted),
    (.status(503), .status(.init(503, reason: "Asked to fail with status 503", headers: .json))),
  ])
  func aFaultFailsTheRequestAfterTheLatency(fault: SampleService.Fault, kind: RemoteError.Kind)
    throws
  {
    try service.setFault(fault, of: "signup")
    try service.setLatency(.seconds(1), of: "signup")
    let (heard, running) = ask("ada")
    scheduler.advance(by: .milliseconds(999))
    #expect(heard.value == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(heard.value == [.error(kind)])
    withExtendedLifetime(running) {}
  }

  @Test func aMalformedResponseIsNotJSON() throws {
    try service.setFault(.malformed, of: "signup")
    let (heard, running) = ask("ada")
    scheduler.advance()
    #expect(heard.value == [.body("<html>This is no JSON.</html>")])
    withExtendedLifetime(running) {}
  }

  @Test func aHangingRouteNeverRespondsAndLeavesNothingPending() throws {
    try service.setFault(.hang, of: "signup")
    let (heard, running) = ask("ada")
    #expect(scheduler.pending.isEmpty)
    scheduler.advance(by: .seconds(1_000_000))
    #expect(heard.value == [])
    withExtendedLifetime(running) {}
  }

  @Test func aCanceledRequestLeavesNothingPending() throws {
    try service.setLatency(.seconds(2), of: "signup")
    let (heard, running) = ask("ada")
    running.cancel()
    scheduler.run()
    #expect(scheduler.pending.isEmpty)
    #expect(heard.value == [])
    #expect(service.log.count == 1)
  }

  @Test func aRequestCountsWhenItStarts() throws {
    try service.setLatency(.seconds(2), of: "signup")
    let (first, second) = (ask("maintenance"), ask("maintenance"))
    try service.setLatency(.zero, of: "signup")
    let third = ask("maintenance")
    scheduler.advance()
    #expect(third.heard.value == [.body(#"{"isAvailable":true,"userName":"maintenance"}"#)])
    #expect(service.log.map(\.outcome) == ["500", "500", "200"])
    withExtendedLifetime((first.running, second.running, third.running)) {}
  }
}

/// A signal of a request.
private enum Heard: Equatable, Sendable {
  case body(String)
  case error(RemoteError.Kind)
}

extension RemoteHeaders {
  fileprivate static let json: Self = ["Content-Type": "application/json"]
}
