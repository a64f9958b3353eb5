import PlatenContext
import PlatenLines

/// The finished drawings of a picture in recently requested sizes, and the drawings in progress.
@MainActor
final class PictureDrawings {
  /// The number of sizes to retain. A row requests one size before its height is known and another
  /// size afterward.
  private static let capacity = 4

  /// The picture to draw. Setting a different picture discards all drawings.
  var picture: Picture? {
    didSet {
      guard picture != oldValue else { return }
      cancel()
      (drawn, hasFailed) = ([], false)
    }
  }

  /// Whether drawing the picture has failed.
  private(set) var hasFailed = false
  private let warn: (String) -> Void
  private let onChange: () -> Void
  /// The finished drawings, oldest first.
  private var drawn: [(request: PictureRequest, lines: [Line])] = []
  private var running: [PictureRequest: Drawing] = [:]

  /// A drawing in progress, and the wait of the session for that drawing.
  private struct Drawing {
    let task: Task<Void, Never>
    let awaited: ExternalWait?
  }

  /// Creates an empty collection of drawings.
  ///
  /// - Parameter onChange: A closure that is called when a drawing finishes or fails.
  init(warn: @escaping (String) -> Void, onChange: @escaping () -> Void) {
    self.warn = warn
    self.onChange = onChange
  }

  /// Returns the lines of a finished drawing, or `nil` if the drawing is not available.
  func lines(for request: PictureRequest, by renderer: any PictureRenderer) -> [Line]? {
    if let known = drawn.first(where: { $0.request == request }) { return known.lines }
    return renderer.known(request)
  }

  /// Starts drawing the picture, unless the drawing is finished or in progress.
  ///
  /// The session waits until the drawing finishes, fails, or is canceled.
  func start(_ request: PictureRequest, by renderer: any PictureRenderer, as name: String) {
    guard running[request] == nil, !drawn.contains(where: { $0.request == request }) else { return }
    let awaited = SessionContext.current.clock.map {
      ExternalWait(WorkLabel("drawing \(name.printable)"), by: $0)
    }
    let task = Task { [weak self] in
      defer { awaited?.end() }
      do throws(PictureError) {
        let lines = try await renderer.lines(for: request)
        if !Task.isCancelled { self?.finish(request, lines) }
      } catch {
        if !Task.isCancelled { self?.fail("cannot draw \(name): \(error)") }
      }
    }
    running[request] = Drawing(task: task, awaited: awaited)
  }

  /// Cancels the drawings in progress.
  ///
  /// The session stops waiting at once, even if the renderer is busy with another picture and
  /// notices the cancellation later.
  func cancel() {
    for drawing in running.values {
      drawing.task.cancel()
      drawing.awaited?.end()
    }
    running = [:]
  }

  private func fail(_ warning: String) {
    warn(warning)
    hasFailed = true
    cancel()
    onChange()
  }

  private func finish(_ request: PictureRequest, _ lines: [Line]) {
    running[request] = nil
    if drawn.count == Self.capacity { drawn.removeFirst() }
    drawn.append((request, lines))
    onChange()
  }
}
