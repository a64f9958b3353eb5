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
      "a \(format.rawValue) picture that is cut off after \(bytes) bytes, before its size"
    case .broken(let format, let flaw): "a broken \(format.rawValue) picture: \(flaw)"
    case .tooLarge(let size, let limit): "a picture of \(size); it may have \(limit)"
    case .tooSlow(let limit): "a picture that cannot be decoded in \(limit.components.seconds) s"
    case .cancelled: "a picture that is not wanted any more"
    }
  }
}
