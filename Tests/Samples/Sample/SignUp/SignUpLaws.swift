import Platen
import PlatenTestSupport
import SampleService
import Testing

@MainActor
@Suite struct SignUpLaws {
  /// The user types random names with random pauses.
  @Test(arguments: Seeds.first(20))
  func eachSettledNameCausesOneRequest(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let service = SampleService()
    try service.setLatency(
      .milliseconds(Int.random(in: 0...2_000, using: &generator)), of: "signup")
    let session = Session(signUpScreen(service), time: .virtual)
    var expected = Settling()
    for _ in 0..<40 {
      let name = ["", "ad", "ada", "adam", "page", "admin"].randomElement(using: &generator) ?? ""
      try session.send(.set("Username", to: .literal(name)))
      expected.type(name)
      let pause = [0, 100, 799, 800, 1_500, 5_000].randomElement(using: &generator) ?? 0
      await session.advance(by: .milliseconds(pause))
      expected.pause(milliseconds: pause)
    }
    try await session.wait()
    expected.pause(milliseconds: 800)
    let asked = service.log.compactMap { $0.request.split(separator: "=").last.map(String.init) }
    #expect(asked == expected.asked)
    let messages = session.frame.lines.map(\.text).filter { $0.hasPrefix("Username ") }.dropFirst()
    #expect(Array(messages) == (expected.message.map { [$0] } ?? []))
    #expect(!session.frame.lines.contains { $0.text == "checking…" })
  }
}

/// A naive model of the expected requests.
private struct Settling {
  private(set) var asked: [String] = []
  private var name = ""
  private var settled: String?
  private var waited = 0
  private var hasTyped = false

  mutating func type(_ new: String) {
    hasTyped = true
    name = new
    waited = 0
  }

  mutating func pause(milliseconds: Int) {
    waited += milliseconds
    guard hasTyped, waited >= 800, settled != name else { return }
    settled = name
    if name.count >= 3 { asked.append(name) }
  }

  var message: String? {
    switch name {
    case "", "ad": "Username too short. Needs to be at least 3 characters."
    case "page": "Username not available. Try a different one."
    case "admin": "Username is not valid: admin."
    default: nil
    }
  }
}
