import Foundation
import Platen
import PlatenRequests

/// A folder with one file for each response, which is named after its request.
///
/// A file next to the body with the extension `status` contains a status other than 200.
struct FixtureFolder: Sendable {
  private static let types = [
    "json": "application/json", "txt": "text/plain", "html": "text/html", "png": "image/png",
    "jpg": "image/jpeg", "bin": "application/octet-stream",
  ]

  private let url: URL

  init(_ url: URL) { self.url = url }

  /// Returns the name of the file for a request, without its extension.
  ///
  /// - Parameter count: The number of equal requests up to this one.
  static func name(of question: String, count: Int) -> String {
    let name = question.replacing("/", with: "_").replacing(" ", with: "")
    let safe = name.unicodeScalars.map { scalar in
      CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_.=&")).contains(scalar)
        ? String(scalar) : "-"
    }
    return safe.joined() + (count > 1 ? "-\(count)" : "")
  }

  /// Reads the response to a request; returns `nil` if there is no file.
  func response(_ name: String) -> StoredResponse? {
    for (suffix, type) in Self.types {
      guard let body = try? Data(contentsOf: file(name, suffix)) else { continue }
      let status = try? String(contentsOf: file(name, "status"), encoding: .utf8)
      let code = status.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      return StoredResponse(status: code ?? 200, fields: ["content-type": type], body: body)
    }
    return nil
  }

  func write(_ response: StoredResponse, _ name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for suffix in Self.types.keys.sorted() + ["status"] {
      try? FileManager.default.removeItem(at: file(name, suffix))
    }
    let type = response.fields["content-type"]?.lowercased().prefix { $0 != ";" }
    let suffix = Self.types.first { $0.value == type.map(String.init) }?.key ?? "bin"
    try response.body.write(to: file(name, suffix))
    if response.status != 200 {
      try Data("\(response.status)\n".utf8).write(to: file(name, "status"))
    }
  }

  private func file(_ name: String, _ suffix: String) -> URL {
    url.appending(path: "\(name).\(suffix)")
  }
}
