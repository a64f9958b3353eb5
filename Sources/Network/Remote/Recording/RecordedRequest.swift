import PlatenContext
import PlatenRequests

extension RemoteRequest {
  /// The name by which a recording identifies the request.
  var question: String {
    requestName(
      method: method.rawValue, path: url.path,
      query: url.query.items.map { (name: $0.name, value: $0.value) })
  }
}
