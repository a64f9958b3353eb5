import Dispatch
import Platen

/// A renderer that draws pictures with half-block characters on a dispatch queue, one picture at
/// a time.
package final class CellRenderer: PictureRenderer {
  private let depth: ColorDepth
  private let limits: PictureLimits
  private let queue = DispatchQueue(label: "pictures", qos: .userInitiated)
  private let drawn = Locked(DrawnPictures())

  /// Creates a renderer with a color depth and limits for pictures.
  ///
  /// - Parameter depth: The color depth of the terminal. For 16 colors or none, the renderer uses
  ///   only the grays among the 16 colors.
  package init(depth: ColorDepth, limits: PictureLimits = PictureLimits()) {
    (self.depth, self.limits) = (depth, limits)
  }

  package func known(_ request: PictureRequest) -> [Line]? { drawn.withLock { $0[request] } }

  package func lines(for request: PictureRequest) async throws(PictureError) -> [Line] {
    let isCancelled = Locked(false)
    let result: Result<[Line], PictureError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { [self] in
          continuation.resume(
            returning: Result { () throws(PictureError) in
              if let lines = known(request) { return lines }
              return try draw(request) { isCancelled.value }
            })
        }
      }
    } onCancel: {
      isCancelled.value = true
    }
    return try result.get()
  }

  private func draw(
    _ request: PictureRequest, isCancelled: @escaping @Sendable () -> Bool
  ) throws(PictureError) -> [Line] {
    if isCancelled() { throw .cancelled }
    let pixels = try PictureDecoder(limits: limits, isCancelled: isCancelled).pixels(for: request)
    guard let canvas = CellCanvas(pixels, depth: depth) else {
      throw .broken(request.picture.header.format, "not enough memory for its cells")
    }
    let lines = canvas.lines
    drawn.withLock { $0.keep(lines, for: request) }
    return lines
  }
}
