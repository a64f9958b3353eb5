/// Why bytes are not shown as a picture.
package enum PictureError: Error, Hashable, Sendable {
  /// They are of no format that is read; `likeness` is what they look like, if that is known.
  case unknownFormat(likeness: String?)
  /// They end before they have said how large the picture is.
  case cutOff(PictureHeader.Format, bytes: Int)
  /// They contradict their format.
  case broken(PictureHeader.Format, String)
  /// There is more of it than is drawn: bytes, pixels or cells.
  case tooLarge(String, limit: String)
  /// Decoding has taken longer than it may.
  case tooSlow(limit: Duration)
  /// It is not wanted any more.
  case cancelled
}

extension PictureError: CustomStringConvertible {
  /// What is wrong, and what would be right.
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
