import Foundation
import PlatenRemote

@testable import SampleService

extension SampleService {
  /// The whole response to a request, if that is what it gets.
  func response(to target: String, method: String = "GET") -> RemoteResponse? {
    guard case .response(let response) = answer(to: Request(method: method, target: target)).outcome
    else { return nil }
    return response
  }
}

extension RemoteResponse {
  var text: String { String(decoding: body, as: UTF8.self) }

  /// What the body is in JSON, whose keys may be in snake case.
  func decoded<Value: Decodable>() throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Value.self, from: body)
  }
}

/// Every fault that is no status.
let namedFaults: [SampleService.Fault] = [.refuse, .hang, .truncate, .malformed]

/// Whether a name is free.
struct Availability: Decodable, Equatable {
  let isAvailable: Bool
  let userName: String
}

extension RemoteRequest {
  /// Asks whether a name is free.
  static func availability(of name: String, at base: String = "http://localhost") -> Self {
    Self(at: base, path: ["isUserNameAvailable"], query: ["userName": name])
  }
}
