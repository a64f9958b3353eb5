import Foundation

/// The format and size in a picture's header.
struct Picture: Equatable {
  enum Format { case png, jpeg }

  let format: Format
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
}

extension Picture {
  /// Reads a header; returns `nil` for data that is neither PNG nor JPEG as the service writes it.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func number(at place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count > 24 {
      self.init(format: .png, width: number(at: 18), height: number(at: 22))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF, 0xE0]), bytes.suffix(2) == [0xFF, 0xD9],
      let frame = data.firstRange(of: Data([0xFF, 0xC0]))?.lowerBound
    {
      self.init(format: .jpeg, width: number(at: frame + 7), height: number(at: frame + 5))
    } else {
      return nil
    }
  }
}

extension Data {
  /// A 32-bit FNV-1a hash of the content, in hexadecimal.
  var fingerprint: String {
    let number = reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return String(number, radix: 16)
  }
}
