import Foundation

extension StringProtocol {
  /// This text as one part of a URL: every byte that could mean something there is encoded.
  ///
  /// Only ASCII letters and digits and `-`, `_`, `~` and `.` stay. The segments `.` and `..` are
  /// encoded too, because they would lead to another path.
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

  /// The text that was encoded; what is no UTF-8 becomes U+FFFD.
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

/// Whether a byte stands for itself everywhere in a URL (RFC 3986, 2.3).
private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default:
    "-_.~".utf8.contains(byte)
  }
}

/// Whether a byte is a hexadecimal digit.
func isHexadecimal(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }

/// The byte that two hexadecimal digits write.
private func hexadecimal(_ digits: some Collection<UInt8>) -> UInt8? {
  guard digits.count == 2, digits.allSatisfy(isHexadecimal) else { return nil }
  return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
}
