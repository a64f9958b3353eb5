import Dispatch
import Platen

/// A screen in which every frame triggers the next change.
///
/// A run is a sequence of turns of the main queue. Each turn is a complete update: a change of the
/// model, the end of the turn, the new frame and the patch.
@MainActor
final class Updates {
  private let session: Session
  private let change: (Int) -> Void
  private var shown: Frame
  private var made = 0
  private var last = 0
  private var finish: CheckedContinuation<Void, Never>?

  /// Creates a sequence of updates.
  ///
  /// - Parameters:
  ///   - screen: The screen to update.
  ///   - change: A closure that changes the screen's model, given the number of previous changes.
  ///     Two successive changes must produce different lines.
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

/// Turns without updates: blocks on the main queue, each of which enqueues the next.
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
