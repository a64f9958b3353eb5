import Foundation
import PlatenReactive

/// What a server answered.
public struct RemoteResponse: Hashable, Sendable {
  /// The status code, such as 200.
  public var status: Int
  /// What the server says about the answer.
  public var headers: RemoteHeaders
  /// The answer itself.
  public var body: Data

  /// An answer.
  public init(status: Int = 200, headers: RemoteHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// An answer in JSON.
  ///
  ///     RemoteResponse(status: 400, json: #"{"error":true,"reason":"Too short"}"#)
  public init(status: Int = 200, headers: RemoteHeaders = [:], json: String) {
    self.init(status: status, headers: headers, body: Data(json.utf8))
    self.headers["Content-Type"] = "application/json"
  }

  /// Whether the status says that the request was served: 200 to 299.
  public var isSuccess: Bool { (200...299).contains(status) }
}

extension RemoteResponse {
  /// This response, if its status is one of 200 to 299.
  ///
  /// - Throws: `status` with the reason that the server gives.
  public func served() throws(RemoteError) -> RemoteResponse {
    guard isSuccess else { throw RemoteError(.status(RemoteError.Status(self))) }
    return self
  }

  /// The value that the body holds.
  ///
  /// - Throws: `decoding` with the field that has another form.
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
