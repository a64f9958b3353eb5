import Foundation
import PlatenRemote
import SampleServiceServer
import Testing

@testable import SampleService

/// Tests of the behavior that all routes share.
@Suite struct EveryRouteTests {
  private let service = SampleService()

  /// A valid target for each route.
  static let targets = [
    "signup": "/isUserNameAvailable?userName=ada", "users": "/users/kaori",
    "avatars": "/avatars/grace.jpeg", "movies": "/3/movie/upcoming?api_key=sample-key",
    "posters": "/t/p/w500/salt-road.png", "posts": "/posts", "pictures": "/pictures/harbour.png",
  ]

  @Test func everyRouteHasATestTarget() {
    #expect(Set(service.routeNames) == Set(Self.targets.keys))
    #expect(service.routeNames.count == Self.targets.count)
  }

  @Test(arguments: targets.keys.sorted())
  func aFaultAffectsOnlyItsRoute(route: String) throws {
    let target = try #require(Self.targets[route])
    for fault in namedFaults + [.status(418)] {
      try service.setFault(fault, of: route)
      for (other, target) in Self.targets where other != route {
        #expect(service.response(to: target)?.status == 200)
      }
      let outcome = service.answer(to: .init(method: "GET", target: target)).outcome
      switch (fault, outcome) {
      case (.refuse, .refusal), (.hang, .silence), (.truncate, .half): break
      case (.malformed, .response(let response)):
        #expect(response.headers["Content-Type"] == "text/html")
      case (.status(let status), .response(let response)):
        #expect(response.status == status)
        #expect(response.text.contains("Asked to fail with status 418"))
      default: Issue.record("\(fault) led to \(outcome)")
      }
    }
  }

  @Test(arguments: targets.keys.sorted()) func responsesAreReproducible(route: String) throws {
    let target = try #require(Self.targets[route])
    #expect(service.response(to: target) == SampleService().response(to: target))
  }

  @Test(arguments: targets.keys.sorted())
  func responsesAreEqualOverHTTPAndInProcess(route: String) async throws {
    let target = try #require(Self.targets[route])
    let server = SampleServer(service)
    let request = RemoteRequest(.get, RemoteURL("http://sample.service\(target)"))
    let served = try await server.client().response(for: request)
    let inProcess = try await service.client().response(for: request)
    #expect(served.status == 200)
    #expect(served.body == inProcess.body)
    #expect(served.headers["Content-Type"] == inProcess.headers["Content-Type"])
    #expect(service.log.count == 2)
    #expect(service.log[0].request == service.log[1].request)
    await server.stop()
  }

  @Test(arguments: [403, 429]) func sizeLimitsAreEqualOverHTTPAndInProcess(status: Int) async throws
  {
    try service.setFault(.status(status), of: "users")
    let server = SampleServer(service)
    let request = RemoteRequest(.get, RemoteURL("http://sample.service/users/ada"))
    for client in [server.client(), service.client()] {
      let error = await #expect(throws: RemoteError.self) {
        try await client.response(for: request)
      }
      guard case .status(let said) = error?.kind else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(said.code == status)
      #expect(said.reason == "API rate limit exceeded")
      #expect(said.headers["X-RateLimit-Reset"] == "1893456000")
      #expect(said.retryAfter == (status == 429 ? .seconds(60) : nil))
    }
    await server.stop()
  }

  @Test func responsesContainTheHostOfTheRequest() async throws {
    try await served(service) { _, address in
      let port = address.port ?? 0
      let request = "GET /users/ada HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      let answer = try await RawClient.answer(to: request, from: address)
      #expect(answer.contains(#""avatar_url":"http://127.0.0.1:\#(port)/avatars/ada.png""#))
    }
  }
}
