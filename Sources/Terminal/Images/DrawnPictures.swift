import Platen

/// A cache of recently drawn pictures, which are then immediately available if they are needed
/// again.
struct DrawnPictures {
  /// The maximum number of bytes in the cache.
  private static let capacity = 64 << 20

  private var lines: [PictureRequest: [Line]] = [:]
  /// The pictures in the order of their insertion, with the latest picture last.
  private var order: [PictureRequest] = []
  private var bytes = 0

  subscript(request: PictureRequest) -> [Line]? { lines[request] }

  /// Stores the lines of a picture, and removes the oldest pictures while the cache exceeds its
  /// capacity.
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
  /// The approximate memory usage of the cells and of the picture's bytes, which are part of the
  /// key.
  fileprivate var bytes: Int { picture.data.count + 256 * width * height }
}
