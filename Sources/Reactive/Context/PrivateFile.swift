import Foundation

/// Files that only their owner can read, from the moment at which they exist.
package enum PrivateFile {
  /// The maximum number of symbolic links between a path and its file, as on Linux.
  private static let maxLinks = 40

  /// Creates an empty file.
  ///
  /// - Returns: The handle for writing the file, which closes it when it is discarded.
  /// - Throws: `POSIXError` if the file or a link of this name exists, or if it cannot be created.
  package static func create(at path: String) throws(POSIXError) -> FileHandle {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .last }
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// Replaces a file, or the target of a symbolic link, with one that contains the data. Other programs
  /// see either file whole.
  ///
  /// - Throws: The errors of ``target(of:)``, or an error of the file system.
  package static func replace(at path: String, with data: Data) throws {
    let target = try target(of: path)
    let new = "\(target).\(UUID().uuidString)"
    do {
      let handle = try create(at: new)
      try handle.write(contentsOf: data)
      try handle.close()
      if rename(new, target) != 0 { throw POSIXError.last }
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Returns the path of the file to which symbolic links lead, or the path itself without a link.
  ///
  /// Only links of the current user are followed, and only to files of that user: in a folder that
  /// several users share, another one could place a link to any file.
  ///
  /// - Throws: `POSIXError` if a link or its target belongs to another user, or if links form a loop.
  package static func target(of path: String) throws(POSIXError) -> String {
    var path = path
    for count in 0...maxLinks {
      var status = stat()
      if lstat(path, &status) != 0 { return path }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      if (isLink || count > 0) && status.st_uid != geteuid() { throw POSIXError(.EPERM) }
      if !isLink { return path }
      path = try destination(ofLink: path)
    }
    throw POSIXError(.ELOOP)
  }

  private static func destination(ofLink path: String) throws(POSIXError) -> String {
    guard let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      throw .last
    }
    if destination.hasPrefix("/") { return destination }
    return URL(fileURLWithPath: path).deletingLastPathComponent().path + "/" + destination
  }
}

extension POSIXError {
  /// The error of the last call to the system.
  fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
