import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// Routes clicks and steps of the wheel to the controls at their places.
@MainActor
struct MouseRouter {
  /// The number of rows by which a step of the wheel scrolls.
  private static let step = 3

  private let display: Display
  private let screen: ScreenArea
  private let session: Session?
  private let router: KeyRouter
  private let say: (Line) -> Void

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - session: The session of the screen, or `nil` while the screen receives no events.
  ///   - router: The router that edits the focused field.
  ///   - say: Prints a message for the user.
  init(
    _ display: Display, _ screen: ScreenArea, of session: Session?, _ router: KeyRouter,
    say: @escaping (Line) -> Void
  ) {
    (self.display, self.screen, self.session) = (display, screen, session)
    (self.router, self.say) = (router, say)
  }

  /// Handles an event on the screen. An event elsewhere has no effect.
  func handle(_ event: MouseEvent) {
    guard display.mouse.isCapturing, !screen.overlay.isOpen, let session,
      let row = display.mouse.row(of: event), let line = screen.line(atRow: row)
    else { return }
    do throws(InputError) {
      switch event.kind {
      case .press:
        let column = max(0, event.place.column - display.terminal.gutter.width)
        try session.click(line: line, column: column)
        router.moveCaret(toColumn: column, ofLine: line)
      case .wheelUp: _ = try session.scroll(atLine: line, by: -Self.step)
      case .wheelDown: _ = try session.scroll(atLine: line, by: Self.step)
      case .other: break
      }
    } catch .meaninglessKey {
      // The row has nothing to open.
    } catch {
      say(Line("! \(error)"))
    }
  }
}
