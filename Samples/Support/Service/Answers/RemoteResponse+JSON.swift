import Foundation
import PlatenRemote

extension RemoteResponse {
  /// Creates a response with a JSON value whose keys are in alphabetical order.
  static func json(
    _ value: some Encodable, status: Int = 200, headers: RemoteHeaders = [:],
    keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  ) -> RemoteResponse {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = keys
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let body = try? encoder.encode(value) else {
      fatalError("Fixtures hold nothing that JSON cannot write, such as infinity.")
    }
    let json = String(decoding: body, as: UTF8.self)
    return RemoteResponse(status: status, headers: headers, json: json)
  }

  /// Creates an error response with a reason.
  static func error(
    _ status: Int, _ reason: String, headers: RemoteHeaders = [:]
  ) -> RemoteResponse {
    json(Failure(reason: reason), status: status, headers: headers)
  }
}

private struct Failure: Encodable {
  var error = true
  let reason: String
}
