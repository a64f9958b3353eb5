import Foundation
import PlatenTranscript
import SampleService
import Testing

/// Tests of the gallery's command `service`.
@MainActor @Suite struct ServiceCommandTests {
  private let service = SampleService()

  /// Returns the output of each command line.
  private func play(
    _ lines: String..., at address: URL? = nil,
    insteadOf other: @escaping @MainActor (String) -> String? = { _ in nil }
  ) async -> String {
    var written: [String] = []
    let interpreter = CommandInterpreter(
      commands: [.service(service, at: { address }, insteadOf: other)],
      write: { written.append($0.text) })
    for line in lines { await interpreter.play(line) }
    return written.joined(separator: "\n")
  }

  @Test func serviceShowsTheAddressAndRoutes() async {
    #expect(
      await play("service") == """
        > service
          in process
          signup    GET /isUserNameAvailable  latency 0s  fault off
          users     GET /users/{login}        latency 0s  fault off
          avatars   GET /avatars/{file}       latency 0s  fault off
          movies    GET /3/movie/{list}       latency 0s  fault off
          posters   GET /t/p/{size}/{file}    latency 0s  fault off
          posts     GET /posts                latency 0s  fault off
          posts     GET /posts/{id}           latency 0s  fault off
          pictures  GET /pictures/{file}      latency 0s  fault off
        """)
    let address = URL(string: "http://127.0.0.1:8080")
    #expect(await play("service", at: address).contains("  http://127.0.0.1:8080\n"))
  }

  @Test func serviceCannotChangeAnExternalService() async {
    let answer = await play(
      "service", "service fail users 403", "service latency post 1s", "service latency signup 1s",
      "service log",
      insteadOf: { $0 == "signup" ? nil : $0 == "posts" ? "b.example" : "a.example" })
    #expect(
      answer == """
        > service
          in process
          signup    GET /isUserNameAvailable  latency 0s        fault off
          users     GET /users/{login}        from "a.example"
          avatars   GET /avatars/{file}       from "a.example"
          movies    GET /3/movie/{list}       from "a.example"
          posters   GET /t/p/{size}/{file}    from "a.example"
          posts     GET /posts                from "b.example"
          posts     GET /posts/{id}           from "b.example"
          pictures  GET /pictures/{file}      from "a.example"
        > service fail users 403
        ! cannot change "users": "a.example" serves it, outside this program
        > service latency post 1s
        ! no route "post"; did you mean "posts"?
        > service latency signup 1s
          signup  GET /isUserNameAvailable  latency 1s  fault off
        > service log
          no requests
          requests to "a.example", "b.example" are not logged here
        """)
    #expect(
      await play("service", insteadOf: { _ in "a.example" })
        .hasPrefix("> service\n  signup "))
    #expect(
      await play("service reset", insteadOf: { _ in "a.example" })
        .hasSuffix("! cannot reset \"a.example\": it is not the sample service of this program"))
  }

  @Test func serviceSetsLatenciesAndFaults() async {
    #expect(
      await play(
        "service latency signup 1500ms", "service fail signup 503", "service fail signup hang",
        "service fail signup off", "service fail posts 404", "service reset",
        "service latency signup 0s") == """
          > service latency signup 1500ms
            signup  GET /isUserNameAvailable  latency 1.5s  fault off
          > service fail signup 503
            signup  GET /isUserNameAvailable  latency 1.5s  fault 503
          > service fail signup hang
            signup  GET /isUserNameAvailable  latency 1.5s  fault hang
          > service fail signup off
            signup  GET /isUserNameAvailable  latency 1.5s  fault off
          > service fail posts 404
            posts  GET /posts       latency 0s  fault 404
            posts  GET /posts/{id}  latency 0s  fault 404
          > service reset
          > service latency signup 0s
            signup  GET /isUserNameAvailable  latency 0s  fault off
          """)
  }

  @Test(arguments: ["refuse", "hang", "truncate", "malformed", "400", "599"])
  func everyFaultCanBeTyped(fault: String) async {
    #expect(await play("service fail signup \(fault)").hasSuffix("latency 0s  fault \(fault)"))
  }

  @Test func serviceLogShowsTheRequests() async {
    #expect(await play("service log").hasSuffix("\n  no requests"))
    for name in ["ada", "admin"] {
      _ = service.answer(to: .init(method: "GET", target: "/isUserNameAvailable?userName=\(name)"))
    }
    #expect(
      await play("service log") == """
        > service log
          1  GET /isUserNameAvailable?userName=ada    200
          2  GET /isUserNameAvailable?userName=admin  400
        """)
  }

  @Test func aLongLogReportsTheOmittedRequests() async {
    for _ in 1...1_007 { _ = service.answer(to: .init(method: "GET", target: "/")) }
    #expect(
      await play("service log").hasPrefix("> service log\n  … 7 earlier\n  8     GET /  404\n"))
  }

  @Test(arguments: [
    ("", "service ", ["fail", "latency", "log", "reset"]), ("l", "service ", ["latency", "log"]),
    ("po", "service fail ", ["posters", "posts"]), ("us", "service latency ", ["users"]),
    ("", "service fail users ", ["refuse", "hang", "truncate", "malformed", "off"]),
    ("", "service latency users ", []), ("", "service log ", []), ("", "service lag ", []),
  ])
  func serviceCompletesActionsRoutesAndFaults(word: String, before: String, words: [String]) {
    let interpreter = CommandInterpreter(commands: [.service(service)], write: { _ in })
    #expect(interpreter.completions(of: word, after: before) == words)
  }

  @Test(arguments: [
    ("service latency signpu 2s", "no route \"signpu\"; did you mean \"signup\"?"),
    (
      "service fail quux 503",
      "no route \"quux\"; available: \"signup\", \"users\", \"avatars\", \"movies\", \"posters\", \"posts\", "
        + "\"pictures\""
    ),
    ("service latency signup soon", "\"soon\" is not a duration; write 800ms, 1.5s, 3m or 2h"),
    ("service latency signup", "usage: service latency ROUTE DURATION"),
    ("service latency", "usage: service latency ROUTE DURATION"),
    ("service fail signup", "usage: service fail ROUTE FAULT"),
    (
      "service fail signup 200",
      "no fault \"200\"; available: 400 to 599, refuse, hang, truncate, malformed, off"
    ),
    ("service log signup", "usage: service log"),
    ("service reset all", "usage: service reset"),
    ("service lag", "no action \"lag\"; did you mean \"log\"?"),
    (
      "service frobnicate",
      "no action \"frobnicate\"; available: \"fail\", \"latency\", \"log\", \"reset\""
    ),
    (
      "service fail signup \u{1B}[2J",
      "no fault \"␛[2J\"; available: 400 to 599, refuse, hang, truncate, malformed, off"
    ),
  ])
  func invalidServiceCommandsShowTheUsage(line: String, message: String) async {
    #expect(await play(line).hasSuffix("\n! \(message)"))
    #expect(await play("service").hasSuffix("latency 0s  fault off"))
  }
}
