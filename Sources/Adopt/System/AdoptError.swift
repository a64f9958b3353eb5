import Foundation

/// A failure that ends the program, in the form "what failed: why; what to do".
struct AdoptError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Describes an error that ends the adoption of a folder.
  init(_ error: any Error, adopting folder: URL) {
    self =
      error as? AdoptError
      ?? AdoptError(
        "cannot adopt \(folder.shown): \(error.reason); report this error to Platen's developers")
  }

  /// Accesses files with a closure, and describes the errors of the system that it throws.
  ///
  /// - Parameters:
  ///   - action: What the closure does, such as `read`.
  ///   - place: The location to name, unless the error has its own.
  ///   - advice: What the user can do.
  static func describe<Result>(
    _ action: String, _ place: URL, _ advice: String, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error where error is AdoptError || error is Interruption.Interrupted {
      throw error
    } catch {
      let path = (error as NSError).userInfo[NSFilePathErrorKey] as? String ?? place.path
      throw AdoptError("cannot \(action) \(path.shown): \(error.reason); \(advice)")
    }
  }
}

extension Error {
  /// The reason of a failed access to a file, on one line.
  var reason: String {
    if let error = self as? AdoptError { return error.description }
    let error = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? self as NSError
    if error.domain == NSPOSIXErrorDomain { return Self.reason(Int32(error.code)) }
    return switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: "it does not exist"
    case .fileWriteInvalidFileName, .fileReadInvalidFileName: "the name is too long"
    default: error.localizedDescription.shown
    }
  }

  private static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT: "it does not exist"
    case ENOTDIR: "a part of the path is not a folder"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "its links form a loop"
    default: String(cString: strerror(number))
    }
  }
}
