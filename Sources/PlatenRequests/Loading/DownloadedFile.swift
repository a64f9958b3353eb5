import Foundation
import PlatenReactive

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// The file of a download, which a protocol cannot report to its task.
  final class DownloadedFile: Sendable {
    private let written = Locked<URL?>(nil)

    /// The location of the file; `nil` before it is complete.
    var url: URL? { written.value }

    private static var newURL: URL {
      FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString).tmp")
    }

    /// Writes the file, and returns whether this succeeds.
    func write(_ data: Data) -> Bool {
      let url = Self.newURL
      guard (try? data.write(to: url)) != nil else { return false }
      written.value = url
      return true
    }

    /// Moves a file that Foundation has downloaded.
    func adopt(_ file: URL) {
      let url = Self.newURL
      if (try? FileManager.default.moveItem(at: file, to: url)) != nil { written.value = url }
    }

    func remove() { url.map { try? FileManager.default.removeItem(at: $0) } }
  }
#endif
