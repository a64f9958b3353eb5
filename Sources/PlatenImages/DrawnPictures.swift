#if Images
  import Platen

  /// Pictures that were drawn lately, so that one that comes back is there at once.
  struct DrawnPictures {
    /// Bytes of all that are kept.
    private static let capacity = 64 << 20

    private var lines: [PictureRequest: [Line]] = [:]
    /// The latest last.
    private var order: [PictureRequest] = []
    private var bytes = 0

    subscript(request: PictureRequest) -> [Line]? { lines[request] }

    /// Keeps one, and gives up the oldest where there are too many.
    mutating func keep(_ new: [Line], for request: PictureRequest) {
      guard lines.updateValue(new, forKey: request) == nil else { return }
      order.append(request)
      bytes += request.bytes
      while bytes > Self.capacity, order.count > 1 {
        let oldest = order.removeFirst()
        lines[oldest] = nil
        bytes -= oldest.bytes
      }
    }
  }

  extension PictureRequest {
    /// Those of the picture, by which it is found again, and about as many as its cells take.
    fileprivate var bytes: Int { picture.data.count + 256 * width * height }
  }
#endif
