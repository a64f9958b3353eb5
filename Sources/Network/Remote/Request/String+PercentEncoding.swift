import Foundation

extension StringProtocol {
  /// The string as one component of a URL, with all reserved bytes percent-encoded.
  ///
  /// Only ASCII letters, digits, `-`, `_`, `~` and `.` are not encoded. The segments `.` and `..`
  /// are encoded, because they would otherwise change the path.
  var percentEncoded: String {
    let isDots = self == "." || self == ".."
    return utf8.reduce(into: "") { text, byte in
      if isUnreserved(byte), !isDots {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// The string without percent-encoding, in which U+FFFD replaces invalid UTF-8.
  var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = hexadecimal(rest.prefix(2)) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Returns whether a byte is unreserved in URLs (RFC 3986, section 2.3).
private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default:
    "-_.~".utf8.contains(byte)
  }
}

/// Returns whether a byte is a hexadecimal digit.
func isHexadecimal(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }

/// Returns the byte that two hexadecimal digits represent, or `nil` for other input.
private func hexadecimal(_ digits: some Collection<UInt8>) -> UInt8? {
  guard digits.count == 2, digits.allSatisfy(isHexadecimal) else { return nil }
  return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
}
