import Foundation
import Platen
import PlatenConsole
import PlatenReadline
import PlatenTerminal

/// A screen on the program's terminal in which every frame triggers the next change.
@MainActor
final class LiveScreen: Workload {
  let session: Session
  let console: Console
  private let change: (LiveScreen, Int) -> Void

  /// Creates a workload that changes a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen to display.
  ///   - change: A closure that changes the screen, given the number of changes including this
  ///     one.
  init(_ screen: some View, change: @escaping (LiveScreen, Int) -> Void) {
    let console = Console(
      input: STDIN_FILENO, output: STDOUT_FILENO, editor: Readline.shared, app: "live",
      theme: nil, glyphs: .unicode, showsUTF8: true, paintInterval: .zero,
      write: Bytes.write)
    guard let console else { fatalError("this has to run in a terminal") }
    let (session, memory) = Memory.taken {
      Session(screen, size: Session.Size(width: console.screenWidth))
    }
    self.session = session
    self.console = console
    self.change = change
    super.init(memory: memory)
    console.screen.fitsLists = true
    console.present(session)
    Task { _ = await console.line() }
    session.onFrame = { [unowned self] in takeFrame() }
  }

  override func doOnce(_ number: Int) { change(self, number) }

  private func takeFrame() {
    console.refresh()
    goOn()
  }
}
