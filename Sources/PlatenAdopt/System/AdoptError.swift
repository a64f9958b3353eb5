import Foundation

/// A failure that ends the program, in the form "what failed: why; what to do".
struct AdoptError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Describes an error of the system that ends the adoption of a folder.
  init(_ error: any Error, adopting folder: URL) {
    if let error = error as? AdoptError {
      self = error
    } else if let path = (error as NSError).userInfo[NSFilePathErrorKey] as? String {
      description =
        "cannot write \(path.shown): \(error.reason); specify a different folder with --output"
    } else {
      description = "cannot adopt \(folder.shown): \(error.reason)"
    }
  }
}

extension Error {
  /// The reason of a failed access to a file, on one line.
  var reason: String {
    if let error = self as? AdoptError { return error.description }
    let error = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? self as NSError
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: "it does not exist"
    case .fileWriteInvalidFileName, .fileReadInvalidFileName: "the name is too long"
    default: error.localizedDescription.shown
    }
  }
}
