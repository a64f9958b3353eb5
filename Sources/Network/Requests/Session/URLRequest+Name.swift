import Foundation
import PlatenContext

import FoundationNetworking

extension URLRequest {
  /// The name of the request in a recording.
  var name: String {
    let parts = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    let segments = (parts?.percentEncodedPath ?? "")
      .split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    return requestName(
      method: httpMethod ?? "GET", path: segments.map { $0.removingPercentEncoding ?? "\($0)" },
      query: (parts?.queryItems ?? []).map { (name: $0.name, value: $0.value) })
  }

  /// The name of the request in a list of pending work, such as `GET /users/ada`.
  ///
  /// The name is shortened, so that the rest of a message is not clipped.
  var pendingName: String {
    let path = url?.path ?? ""
    return "\(httpMethod ?? "GET") \(path.isEmpty ? "/" : path.prefix(120))"
  }
}
