import Foundation
import PlatenRemote

@testable import SampleService

extension SampleService {
  /// Returns the complete response to a request, or `nil` if it results in a fault.
  func response(to target: String, method: String = "GET") -> RemoteResponse? {
    guard case .response(let response) = answer(to: Request(method: method, target: target)).outcome
    else { return nil }
    return response
  }
}

extension RemoteResponse {
  var text: String { String(decoding: body, as: UTF8.self) }

  /// Decodes the JSON body, whose keys may be in snake case.
  func decoded<Value: Decodable>() throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Value.self, from: body)
  }
}

/// All faults except status codes.
let namedFaults: [SampleService.Fault] = [.refuse, .hang, .truncate, .malformed]

/// The availability of a name.
struct Availability: Decodable, Equatable {
  let isAvailable: Bool
  let userName: String
}

extension RemoteRequest {
  /// Creates a request for the availability of a name.
  static func availability(of name: String, at base: String = "http://localhost") -> Self {
    Self(at: base, path: ["isUserNameAvailable"], query: ["userName": name])
  }
}
