import Foundation
import PlatenRemote

extension RemoteRequest {
  /// The percent-encoded path and query, as in the first line of an HTTP request.
  package var target: String {
    let url = URL(string: url.text)
    let path = url?.path(percentEncoded: true) ?? ""
    let query = url?.query(percentEncoded: true).map { "?" + $0 } ?? ""
    return (path.isEmpty ? "/" : path) + query
  }
}
