import Foundation

/// Locations without symbolic links. Foundation leaves the links in a long path as they are.
extension URL {
  private static let maxLinks = 40

  /// Returns the location to which links lead. Its last components need not exist.
  ///
  /// - Throws: `POSIXError`, such as for a link to itself, or for `..` in a folder that does not exist.
  func resolved() throws -> URL {
    URL(filePath: try Self.resolved(absoluteURL.path, maxLinks: Self.maxLinks))
  }

  /// Whether this folder contains another location, or is that location. Links are followed.
  func contains(_ other: URL) throws -> Bool {
    try resolved().isAncestor(of: other.resolved())
  }

  /// Whether the path of another location begins with the components of this path. Links are not
  /// followed. Names that differ only in their Unicode form are different.
  func isAncestor(of other: URL) -> Bool {
    let (own, others) = (path.utf8, other.path.utf8)
    guard others.starts(with: own) else { return false }
    return own.last == UInt8(ascii: "/") || others.count == own.count
      || others.dropFirst(own.count).first == UInt8(ascii: "/")
  }

  private static func resolved(_ path: String, maxLinks: Int) throws -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    let error = errno
    guard error == ENOENT, maxLinks > 0, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { throw POSIXError(POSIXErrorCode(rawValue: error == ENOENT ? ELOOP : error) ?? .EIO) }
    let name = String(path[path.utf8.index(after: slash)...])
    let folder = try resolved(
      slash == path.startIndex ? "/" : String(path[..<slash]), maxLinks: maxLinks)
    return try resolved(name, in: folder, maxLinks: maxLinks)
  }

  /// Returns the location of a name in a folder without links, where the name, the target of its link,
  /// or the folder does not exist.
  private static func resolved(_ name: String, in folder: String, maxLinks: Int) throws -> String {
    switch name {
    case "", ".": return folder
    case "..": throw POSIXError(.ENOENT)
    default: break
    }
    let place = folder == "/" ? "/" + name : "\(folder)/\(name)"
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
      return place
    }
    let path = target.utf8.first == UInt8(ascii: "/") ? target : "\(folder)/\(target)"
    return try resolved(path, maxLinks: maxLinks - 1)
  }
}
