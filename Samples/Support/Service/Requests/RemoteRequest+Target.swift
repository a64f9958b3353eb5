import Foundation
import PlatenRemote

extension RemoteRequest {
  /// The path and the query, percent-encoded, as the first line of a request has them.
  package var target: String {
    let url = URL(string: url.text)
    let path = url?.path(percentEncoded: true) ?? ""
    let query = url?.query(percentEncoded: true).map { "?" + $0 } ?? ""
    return (path.isEmpty ? "/" : path) + query
  }
}
