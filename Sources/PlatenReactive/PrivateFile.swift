import Foundation

/// Files that only their owner can read, from the moment at which they exist.
package enum PrivateFile {
  /// Creates an empty file.
  ///
  /// - Returns: The handle for writing the file, which closes it when it is discarded.
  /// - Throws: `POSIXError` if the file or a link of this name exists, or if it cannot be created.
  package static func create(at path: String) throws(POSIXError) -> FileHandle {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// Replaces a file with one that contains the data. Other programs see either file whole.
  package static func replace(at path: String, with data: Data) throws {
    let new = "\(path).\(UUID().uuidString)"
    do {
      let handle = try create(at: new)
      try handle.write(contentsOf: data)
      try handle.close()
      if rename(new, path) != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    } catch {
      unlink(new)
      throw error
    }
  }
}
