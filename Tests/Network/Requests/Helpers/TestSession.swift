import Foundation
import FoundationNetworking
import PlatenRequests
import PlatenTestSupport
import Testing

/// Sessions and requests for a server on the local machine.
enum TestSession {
  /// Creates a session with its own cookies, whose requests libcurl sends.
  static func make(
    delegate: (any URLSessionDelegate)? = nil, delegateQueue: OperationQueue? = nil,
    _ change: (URLSessionConfiguration) -> Void = { _ in }
  ) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    // A busy machine can be slow.
    configuration.timeoutIntervalForRequest = 3600
    change(configuration)
    return URLSession(
      configuration: SessionRequests.loading(configuration), delegate: delegate,
      delegateQueue: delegateQueue)
  }
}

extension RawServer {
  /// Returns the URL of a path on this server.
  func url(_ path: String = "/", host: String = "127.0.0.1") throws -> URL {
    try #require(URL(string: "http://\(host):\(port)\(path)"))
  }

  /// Creates a server that answers each path with its own response, and all other paths with 404.
  convenience init(answering answers: [String: String]) throws {
    try self.init { connection in
      let path = String(connection.requestLine.split(separator: " ")[1])
      connection.send(answers[path] ?? "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
    }
  }
}

extension String {
  /// A complete response with a body and header fields.
  static func response(_ body: String, status: String = "200 OK", _ fields: String...) -> String {
    (["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)"] + fields + ["", body])
      .joined(separator: "\r\n")
  }
}
