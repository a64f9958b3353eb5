import Dispatch
import Platen

/// A screen of which every frame causes the next change.
///
/// A run is then one turn of the main queue after the other, each of them a whole update: a change
/// of a model, the end of the turn, the new frame, and the patch that leads to it.
@MainActor
final class Updates {
  private let session: Session
  private let change: (Int) -> Void
  private var shown: Frame
  private var made = 0
  private var last = 0
  private var finish: CheckedContinuation<Void, Never>?

  /// - Parameter change: Changes the screen's model, given the number of changes before; no two
  ///   in a row may lead to the same lines.
  init(_ screen: some View, change: @escaping (Int) -> Void) {
    session = Session(screen)
    shown = session.frame
    self.change = change
    session.onFrame = { [unowned self] in takeFrame() }
  }

  func run(_ count: Int) async {
    last = made + count
    await withCheckedContinuation { continuation in
      finish = continuation
      changeNext()
    }
  }

  private func changeNext() {
    made += 1
    change(made)
  }

  private func takeFrame() {
    let patch = shown.patch(to: session.frame)
    precondition(!patch.isEmpty, "a change that changes nothing measures nothing")
    shown = session.frame
    if made < last { return changeNext() }
    finish?.resume()
    finish = nil
  }
}

/// The turns alone: blocks on the main queue, each of which queues the next.
@MainActor
final class Turns {
  private var left = 0
  private var finish: CheckedContinuation<Void, Never>?

  func run(_ count: Int) async {
    left = count
    await withCheckedContinuation { continuation in
      finish = continuation
      queueNext()
    }
  }

  private func queueNext() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.takeTurn() } }
  }

  private func takeTurn() {
    left -= 1
    if left > 0 { return queueNext() }
    finish?.resume()
    finish = nil
  }
}
