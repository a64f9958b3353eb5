import Foundation
import PlatenContext

/// The response from a server.
public struct RemoteResponse: Hashable, Sendable {
  /// The status code, such as 200.
  public var status: Int
  /// The header fields of the response.
  public var headers: RemoteHeaders
  /// The body of the response.
  public var body: Data

  /// Creates a response, which is empty and has status 200 by default.
  public init(status: Int = 200, headers: RemoteHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response with JSON content.
  ///
  ///     RemoteResponse(status: 400, json: #"{"error":true,"reason":"Too short"}"#)
  public init(status: Int = 200, headers: RemoteHeaders = [:], json: String) {
    self.init(status: status, headers: headers, body: Data(json.utf8))
    self.headers["Content-Type"] = "application/json"
  }

  /// Whether the status indicates success: 200 to 299.
  public var isSuccess: Bool { (200...299).contains(status) }
}

extension RemoteResponse {
  /// Returns this response if its status indicates success.
  ///
  /// - Throws: `status`, with the reason from the server, if the status is outside 200 to 299.
  public func served() throws(RemoteError) -> RemoteResponse {
    guard isSuccess else { throw RemoteError(.status(RemoteError.Status(self))) }
    return self
  }

  /// Returns the value that is decoded from the body.
  ///
  /// - Throws: `decoding`, with the path to the invalid field.
  public func decoded<Value: Decodable, Decoder: TopLevelDecoder>(
    _ type: Value.Type, decoder: Decoder = JSONDecoder()
  ) throws(RemoteError) -> Value where Decoder.Input == Data {
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw RemoteError(.init(decoding: error))
    }
  }
}
