import PlatenRemote
import Testing

@testable import SampleService

/// Tests of the service's request log.
@Suite struct RequestLogTests {
  private let service = SampleService()

  @Test func requestsAreLoggedInOrderWithTheirResults() throws {
    _ = service.response(to: "/isUserNameAvailable?userName=ada+b%20c")
    _ = service.response(to: "/nowhere", method: "POST")
    for fault in namedFaults + [.status(403)] {
      try service.setFault(fault, of: "signup")
      _ = service.response(to: "/isUserNameAvailable")
    }
    #expect(service.log.map(\.number) == Array(1...7))
    #expect(service.log.first?.request == "GET /isUserNameAvailable?userName=ada+b%20c")
    #expect(service.log[1].request == "POST /nowhere")
    #expect(
      service.log.map(\.outcome) == ["200", "404", "refuse", "hang", "truncate", "200", "403"])
  }

  @Test func controlCharactersInTheLogAreEscaped() {
    _ = service.response(to: "/\u{1B}[2J\u{7}\u{202E}\r\nx", method: "\u{1B}]0;x\u{7}")
    let request = service.log[0].request
    #expect(request == request.printable)
    #expect(!request.unicodeScalars.contains { $0.value < 32 })
    #expect(request.hasSuffix("x"))
  }

  @Test(arguments: [
    ("/3/movie/popular?api_key=hidden&page=2", "/3/movie/popular?api_key=•••&page=2"),
    ("/?page=2&api_key=hidden", "/?page=2&api_key=•••"), ("/?api_key=", "/?api_key=•••"),
    ("/?api%5Fkey=hidden", "/?api_key=•••"), ("/?%61PI_KEY=hidden&x", "/?api_key=•••&x"),
    ("/#?api_key=hidden", "/#?api_key=•••"), ("/?a=b?api_key=hidden", "/?a=b?api_key=•••"),
    ("/?api_key=hid=den", "/?api_key=•••"), ("?api_key=hidden", "?api_key=•••"),
    ("/?apikey=a&&b?#", "/?apikey=a&&b?#"), ("?&#", "?&#"), ("", ""),
  ])
  func theValueOfAKeyIsNeverShown(target: String, text: String) {
    _ = service.response(to: target)
    #expect(service.log[0].request == "GET \(text)")
  }

  @Test func aLongTargetIsTruncated() {
    _ = service.response(to: "/" + String(repeating: "a", count: 1_000_000))
    #expect(service.log[0].request.count == 200)
    #expect(service.log[0].request.hasSuffix("…"))
  }

  @Test func theLogKeepsTheLastThousandRequests() {
    for number in 1...1_234 { _ = service.response(to: "/\(number)") }
    #expect(service.log.map(\.number) == Array(235...1_234))
    #expect(service.log.last?.request == "GET /1234")
  }

  @Test func aResetClearsTheLog() throws {
    try service.setFault(.status(503), of: "signup")
    try service.setLatency(.seconds(1), of: "signup")
    _ = service.response(to: "/isUserNameAvailable?userName=ada")
    service.reset()
    #expect(service.log == [])
    #expect(service.response(to: "/isUserNameAvailable?userName=ada")?.status == 200)
    #expect(service.log.map(\.number) == [1])
  }

  @Test func theServiceAcceptsConcurrentRequests() async {
    await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask {
          for _ in 1...30 {
            _ = service.response(to: "/isUserNameAvailable?userName=maintenance")
            try? service.setLatency(.seconds(1), of: "signup")
          }
        }
      }
    }
    #expect(service.log.map(\.number) == Array(1...240))
    #expect(service.log.count { $0.outcome == "200" } == 80)
  }
}
