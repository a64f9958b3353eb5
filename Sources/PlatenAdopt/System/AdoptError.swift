import Foundation

/// A failure that ends the program, in the form "what failed: why; what to do".
struct AdoptError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Error {
  /// The reason of a failed access to a file, on one line.
  var reason: String {
    if let error = self as? AdoptError { return error.description }
    let error = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? self as NSError
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return CocoaError.Code(rawValue: error.code) == .fileReadNoSuchFile
      ? "it does not exist" : error.localizedDescription
  }
}
