import Foundation

/// The names of the products and the targets of a package, as SwiftPM describes its manifest.
public struct ManifestDescription: Decodable, Sendable {
  private struct Part: Decodable {
    let name: String
  }

  private let products: [Part]
  private let targets: [Part]

  /// The description of this package.
  public static var ofPackage: ManifestDescription {
    get async throws { try await reading.value }
  }

  private static let reading = Task {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path
    let run = try await ChildProcess.run(
      "/usr/bin/env",
      ["swift", "package", "--ignore-lock", "--package-path", root, "dump-package"])
    return try JSONDecoder().decode(ManifestDescription.self, from: Data(run.output.utf8))
  }

  public var productNames: [String] { products.map(\.name) }
  public var targetNames: [String] { targets.map(\.name) }
}
