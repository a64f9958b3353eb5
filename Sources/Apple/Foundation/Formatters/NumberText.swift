import Foundation

extension NSNumber {
  /// The number as Apple's Foundation writes it: without `.0`, unlike on Linux.
  public var text: String {
    switch UInt8(bitPattern: objCType.pointee) {
    case UInt8(ascii: "d"): String(format: "%0.16g", doubleValue)
    case UInt8(ascii: "f"): String(format: "%0.7g", doubleValue)
    default: description
    }
  }
}

extension DefaultStringInterpolation {
  /// Appends a number as Apple's Foundation writes it.
  public mutating func appendInterpolation(_ number: NSNumber) { appendLiteral(number.text) }
}
