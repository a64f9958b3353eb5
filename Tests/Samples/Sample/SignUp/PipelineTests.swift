import Platen
import SampleService
import SampleServiceServer
import SignUpSample
import Testing

/// Tests of the three styles of the check in `Documentation/Pipelines.md`, with a real server.
@Suite struct PipelineTests {
  @Test(arguments: [("ada", true), ("page", false)])
  func allStylesOfPipelineProduceTheSameResult(name: String, isFree: Bool) async throws {
    try await asking { names, address in
      let byCallback = await withCheckedContinuation { continuation in
        names.checkUserNameAvailable(userName: name) { continuation.resume(returning: $0) }
      }
      let byFirstPipeline = try await names.checkUserNameAvailable(userName: name).first()
      let byClient = try await UserNames.live(.live, at: address).isAvailable(name).first()
      #expect([byFirstPipeline, byClient] == [isFree, isFree])
      #expect(byCallback.errorName == nil)
      #expect((try? byCallback.get()) == isFree)
    }
  }

  @Test func aCallbackDistinguishesItsErrors() async throws {
    try await asking { names, _ in
      for (name, expected) in [("servererror", "server"), ("illegalresponse", "decoding")] {
        let answer = await withCheckedContinuation { continuation in
          names.checkUserNameAvailable(userName: name) { continuation.resume(returning: $0) }
        }
        #expect(answer.errorName == expected)
      }
    }
    let nobody = CallbackUserNames(service: "no address")
    let answer = await withCheckedContinuation { continuation in
      nobody.checkUserNameAvailable(userName: "ada") { continuation.resume(returning: $0) }
    }
    #expect(answer.errorName == "invalidRequest")
  }

  private func asking(
    _ body: (CallbackUserNames, String) async throws -> Void
  ) async throws {
    let server = SampleServer(SampleService())
    let address = try await server.start().absoluteString
    try await body(CallbackUserNames(service: address), address)
    await server.stop()
  }
}

extension Result<Bool, NetworkError> {
  fileprivate var errorName: String? {
    guard case .failure(let error) = self else { return nil }
    return switch error {
    case .invalidRequest: "invalidRequest"
    case .transport: "transport"
    case .server: "server"
    case .noData: "noData"
    case .decoding: "decoding"
    }
  }
}

extension Publisher {
  /// Returns the first value; the publishers here send one.
  fileprivate func first() async throws -> Output? where Output: Sendable {
    for try await value in values { return value }
    return nil
  }
}
