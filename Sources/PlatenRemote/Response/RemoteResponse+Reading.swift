import Foundation
import PlatenReactive

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
