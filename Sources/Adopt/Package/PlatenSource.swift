import Foundation

/// The place from which a written package gets Platen.
enum PlatenSource: Equatable {
  case checkout(URL)
  case repository(String)

  /// Finds the checkout from which this program was built.
  ///
  /// Its executable is in a folder of the checkout, unless the checkout is a dependency of a
  /// different package; then, this source file is in it.
  static func current() throws -> PlatenSource {
    let executable = try? URL(filePath: "/proc/self/exe").resolved()
    for place in [executable, URL(filePath: #filePath)].compactMap({ $0 }) {
      if let checkout = place.ancestors.first(where: isCheckout) { return .checkout(checkout) }
    }
    throw AdoptError(
      "cannot find the checkout of Platen that built this program; specify it: --platen FOLDER")
  }

  /// Parses the argument of `--platen`: a folder or a URL.
  init(_ argument: String) throws {
    if argument.contains("://") {
      self = .repository(argument)
      return
    }
    let folder = URL(filePath: argument).absoluteURL.standardized
    guard Self.isCheckout(folder) else {
      throw AdoptError(
        "\(folder.shown) is not a checkout of Platen; specify a folder that contains Sources/Apple/SwiftUI"
      )
    }
    self = .checkout(folder)
  }

  private static func isCheckout(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/Apple/SwiftUI", "Plugins/UnchangedSources"]
      .allSatisfy { folder.appending(path: $0).exists }
  }

  /// Returns the default location of a written package: in the checkout, or else in the user's cache.
  func package(_ name: String) -> URL {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
    let packages =
      folder?.appending(path: ".build/adopted") ?? caches.appending(path: "platen")
    return packages.appending(path: name)
  }

  /// The folder of the templates of stubs: those of the checkout, or else of the checkout from which
  /// this program was built.
  var templates: URL? {
    let checkout = folder ?? (try? Self.current())?.folder
    return checkout?.appending(path: "Sources/Adopt/Templates")
  }

  /// The folder of the checkout, if it is on this machine.
  var folder: URL? { if case .checkout(let folder) = self { folder } else { nil } }
}

extension URL {
  /// The folders that contain this location, beginning with the innermost.
  fileprivate var ancestors: [URL] {
    let count = pathComponents.count
    return (1..<max(count, 1)).reversed().map { length in
      URL(filePath: "/" + pathComponents[1..<length].joined(separator: "/"))
    }
  }
}
