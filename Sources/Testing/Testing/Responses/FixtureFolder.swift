import Foundation
import Platen
import PlatenRequests
import PlatenSecrets

/// A folder with one file for each response, which is named after its request.
///
/// A file next to the body with the extension `status` contains a status other than 200.
struct FixtureFolder: Sendable {
  /// The types of the bodies by the extension of their files, in the order in which files are sought.
  private static let types: KeyValuePairs = [
    "json": "application/json", "txt": "text/plain", "html": "text/html", "png": "image/png",
    "jpg": "image/jpeg", "bin": "application/octet-stream",
  ]

  private let url: URL

  init(_ url: URL) { self.url = url }

  /// Returns the name of the file for a request, without its extension. Different requests have
  /// different names.
  ///
  /// - Parameter count: The number of equal requests up to this one.
  static func name(of question: String, count: Int) -> String {
    let separator = question.firstIndex(of: " ") ?? question.startIndex
    let method = question[..<separator].map { $0.isLetter || $0.isNumber ? "\($0)" : $0.escaped }
    let pieces = question[separator...].dropFirst()
      .split(separator: SecretMask.placeholder, omittingEmptySubsequences: false)
      .map { fileName(of: Array($0)) }
    return method.joined() + pieces.joined(separator: "---") + (count > 1 ? "~\(count)" : "")
  }

  /// Returns a part of an address in the form that it has in names.
  ///
  /// A slash becomes `_`, and an underscore is doubled. A character that would be ambiguous is
  /// escaped, such as a second slash, and a hyphen that could be part of `---`.
  private static func fileName(of address: [Character]) -> String {
    let parts = address.indices.map { index in
      let character = address[index]
      let neighbors = [index - 1, index + 1].map { index in
        address.indices.contains(index) ? address[index] : nil
      }
      switch character {
      case "/" where !neighbors.contains("/") && !neighbors.contains("_"): return "_"
      case "_": return "__"
      case "?": return "+"
      case "-" where !neighbors.contains("-") && !neighbors.contains(nil): return "-"
      case ".", "=", "&": return "\(character)"
      default:
        let isPlain = character.isLetter || character.isNumber
        return isPlain ? "\(character)" : character.escaped
      }
    }
    return parts.joined()
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
    for suffix in Self.types.map(\.key) + ["status"] {
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

extension Character {
  /// The bytes of the character in the form `%20`.
  fileprivate var escaped: String {
    utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
