import Foundation
import SampleService
import Testing

/// Tests of the program `sample-service`.
@Suite struct ServiceProgramTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func theProgramServesUntilInterrupted(signal: Int32) async throws {
    let program = try ServiceProgram("--port", "0")
    let line = await program.printed()
    #expect(line.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\n/) != nil)
    let address = try #require(URL(string: line.trimmingCharacters(in: .newlines)))
    let answer = try await RawClient.answer(toGET: "/isUserNameAvailable", from: address)
    #expect(answer.hasSuffix(#"{"error":true,"reason":"Username parameter missing"}"#))
    program.process.send(signal)
    #expect(await program.process.ending() == .status(0))
    #expect(await program.complaints() == "")
  }

  @Test func aTakenPortIsReported() async throws {
    try await served(SampleService()) { _, address in
      let port = address.port ?? 0
      let program = try ServiceProgram("--port", "\(port)")
      let message = "Error: port \(port) is taken; name another, or 0 for one that is free\n"
      #expect(await program.complaints() == message)
      #expect(await program.process.ending() == .status(1))
      #expect(await program.printed() == "")
    }
  }
}
