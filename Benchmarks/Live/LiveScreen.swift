import Dispatch
import Foundation
import Platen
import PlatenTerminal

/// A screen on the terminal that this program runs in, of which every frame causes the next change,
/// in a turn of its own: the main loop never waits.
@MainActor
final class LiveScreen: Workload {
  let session: Session
  let console: Console
  let memory: Int
  private let change: (LiveScreen, Int) -> Void
  private var made = 0
  private var last = 0
  private var finish: (() -> Void)?

  /// - Parameter change: Changes the screen, given the number of changes before.
  init(_ screen: some View, change: @escaping (LiveScreen, Int) -> Void) {
    let console = Console(
      input: STDIN_FILENO, output: STDOUT_FILENO, app: "live", theme: nil, glyphs: .unicode,
      showsUTF8: true, write: Bytes.write)
    guard let console else { fatalError("this has to run in a terminal") }
    (session, memory) = Memory.taken { Session(screen) }
    self.console = console
    self.change = change
    console.pause = .zero
    console.fitsLists = true
    console.session = { [unowned self] in session }
    Task { _ = await console.line() }
    session.onFrame = { [unowned self] in takeFrame() }
  }

  func run(_ count: Int, then finish: @escaping () -> Void) {
    last = made + count
    self.finish = finish
    changeNext()
  }

  private func changeNext() {
    made += 1
    change(self, made)
  }

  private func takeFrame() {
    console.refresh()
    guard finish != nil else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.goOn() } }
  }

  private func goOn() {
    if made < last { return changeNext() }
    finish?()
  }
}
