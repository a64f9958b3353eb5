import PlatenLines
import PlatenReactive

/// What has been drawn of one picture, in the sizes that it was lately asked for, and what is being
/// drawn.
@MainActor
final class PictureDrawings {
  /// Sizes that are kept: a row asks for two, one before and one after it knows its height.
  private static let capacity = 4

  /// The picture; another is drawn anew.
  var picture: Picture? {
    didSet {
      guard picture != oldValue else { return }
      cancel()
      (drawn, hasFailed) = ([], false)
    }
  }

  /// Whether the picture cannot be drawn.
  private(set) var hasFailed = false
  private let warn: (String) -> Void
  private let onChange: () -> Void
  /// The latest last.
  private var drawn: [(request: PictureRequest, lines: [Line])] = []
  private var running: [PictureRequest: Drawing] = [:]

  /// A picture that is being drawn, and what the session waits for.
  private struct Drawing {
    let task: Task<Void, Never>
    let awaited: ExternalWait?
  }

  /// - Parameter onChange: Called when lines have come, or it has failed.
  init(warn: @escaping (String) -> Void, onChange: @escaping () -> Void) {
    self.warn = warn
    self.onChange = onChange
  }

  /// The lines, if they have been drawn.
  func lines(for request: PictureRequest, by renderer: any PictureRenderer) -> [Line]? {
    if let known = drawn.first(where: { $0.request == request }) { return known.lines }
    return renderer.known(request)
  }

  /// Has the picture drawn, unless it has been or is being drawn; a session waits for it.
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

  /// Stops what is being drawn. Nobody waits for it any more, though what draws may be busy with
  /// another picture before it hears of that.
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
