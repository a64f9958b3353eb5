/// An error that prevents data from being displayed as a picture.
package enum PictureError: Error, Hashable, Sendable {
  /// An unsupported format; `likeness` names the format that the data resembles, if known.
  case unknownFormat(likeness: String?)
  /// Data that ends before it specifies the size of the picture.
  case cutOff(PictureHeader.Format, bytes: Int)
  /// Data that violates the rules of its format.
  case broken(PictureHeader.Format, String)
  /// A picture that exceeds the limit of bytes, pixels, or cells.
  case tooLarge(String, limit: String)
  /// A picture whose decoding exceeds the time limit.
  case tooSlow(limit: Duration)
  /// A picture whose drawing was canceled.
  case cancelled
}

extension PictureError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownFormat(let likeness):
      "not a PNG or JPEG picture" + (likeness.map { ", but \($0)" } ?? "")
    case .cutOff(let format, let bytes):
      "the \(format.rawValue) picture is truncated: it has only \(bytes) bytes and no size"
    case .broken(let format, let flaw): "invalid \(format.rawValue) picture: \(flaw)"
    case .tooLarge(let size, let limit):
      "the picture is too large: it has \(size); the limit is \(limit)"
    case .tooSlow(let limit): "the picture was not decoded within \(limit.components.seconds) s"
    case .cancelled: "the picture is no longer needed"
    }
  }
}
