#if Images
  import Platen

  /// Pictures that were drawn lately, so that one that comes back is there at once.
  struct DrawnPictures {
    /// Cells of all that are kept.
    private static let capacity = 200_000

    private var lines: [PictureRequest: [Line]] = [:]
    /// The latest last.
    private var order: [PictureRequest] = []
    private var cells = 0

    subscript(request: PictureRequest) -> [Line]? { lines[request] }

    /// Keeps one, and gives up the oldest where there are too many.
    mutating func keep(_ new: [Line], for request: PictureRequest) {
      guard lines.updateValue(new, forKey: request) == nil else { return }
      order.append(request)
      cells += request.cells
      while cells > Self.capacity, order.count > 1 {
        let oldest = order.removeFirst()
        lines[oldest] = nil
        cells -= oldest.cells
      }
    }
  }

  extension PictureRequest {
    fileprivate var cells: Int { width * height }
  }
#endif
