import Foundation
import Platen
import PlatenRequests

/// The response of a test to a request of a screen.
public struct TestResponse: Hashable, Sendable {
  /// The status and the body, or the code of the error with which the request fails.
  enum Content: Hashable, Sendable {
    case response(StoredResponse)
    case failure(URLError.Code)
  }

  let content: Content
  let delay: Duration

  /// Returns a response with JSON.
  ///
  /// - Parameter delay: The time, of the session clock, between the request and the response.
  public static func json(
    _ text: String, status: Int = 200, after delay: Duration = .zero
  ) -> TestResponse {
    data(
      Data(text.utf8), status: status, headers: ["Content-Type": "application/json"], after: delay)
  }

  /// Returns a response with bytes and header fields.
  public static func data(
    _ body: Data, status: Int = 200, headers: [String: String] = [:], after delay: Duration = .zero
  ) -> TestResponse {
    let response = StoredResponse(status: status, fields: headers, body: body)
    return TestResponse(content: .response(response), delay: delay)
  }

  /// Returns a response without a body.
  public static func status(_ status: Int, after delay: Duration = .zero) -> TestResponse {
    data(Data(), status: status, after: delay)
  }

  /// Returns an error, such as `.timedOut` or `.notConnectedToInternet`.
  public static func failure(
    _ code: URLError.Code, after delay: Duration = .zero
  ) -> TestResponse {
    TestResponse(content: .failure(code), delay: delay)
  }

  /// The fields that represent the response.
  var answer: Resolution.Answer {
    switch content {
    case .response(let response): response.answer(withSecrets: true)
    case .failure(let code): URLError(code).answer
    }
  }
}
