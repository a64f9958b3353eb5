import PlatenLines
import PlatenNavigation
import PlatenTerminal

/// The part of a terminal that is in the place of the screen: an overlay, such as help, or the list
/// of screens.
@MainActor
struct ScreenCover {
  let screen: ScreenArea
  let launcher: LauncherArea
  let request: LineRequest

  /// Whether the list of screens is in the place of the screen.
  var showsLauncher: Bool {
    request.isOpen && (screen.session == nil || launcher.coversScreen)
  }

  /// Covers the screen with the help about keys and commands.
  func openHelp() {
    let help = KeyHelp(of: screen.session, listsScreens: launcher.listsSeveral)
    screen.overlay.open(
      TextOverlay("help") { [weak delegate = launcher.delegate] in
        help.lines(width: $0) { delegate?.commandHelp(width: $0) ?? [] }
      })
  }

  /// Covers the screen with a text that does not fit above the screen.
  ///
  /// - Parameters:
  ///   - title: The name of the text.
  ///   - size: The width of the terminal in cells, and its height in rows.
  /// - Returns: Whether the text is shown; `false` if it fits and can be printed.
  func read(_ title: String, _ lines: [Line], in size: (width: Int, height: Int)) -> Bool {
    let wrapped = { (width: Int) in lines.flatMap { $0.wrapped(to: width) } }
    // An empty row and the prompt are below the screen.
    let margin = ScreenArea.margin(within: size.height)
    let shown = screen.rows(
      within: max(1, size.height - margin - 1), showsFocus: false
    ).lines.count
    let used = shown == 0 ? 1 : shown + margin + 1
    guard wrapped(size.width).count > size.height - used else { return false }
    screen.overlay.open(TextOverlay(title, text: wrapped))
    return true
  }

  /// Returns the rows in the place of the screen, or `nil` if nothing covers it.
  ///
  /// - Parameters:
  ///   - height: The number of available rows, at least 1.
  ///   - yielded: The number of these rows that messages above the list of screens need.
  ///   - count: The number of rows that the screen has.
  func rows(
    on terminal: TerminalCapabilities, within height: Int, yielding yielded: Int = 0,
    over count: Int
  ) -> [Line]? {
    let width = terminal.width - terminal.gutter.width
    if let rows = screen.overlay.rows(width: width, height: height, over: count) { return rows }
    let above = Array(repeating: Line.empty, count: ScreenArea.margin(within: height))
    let room = ScreenArea.remaining(of: height - above.count, yielding: yielded)
    guard showsLauncher,
      let rows = launcher.rows(width: width, height: min(terminal.height / 2, room))
    else { return nil }
    let below = Array(repeating: Line.empty, count: max(0, count - above.count - rows.count))
    return above + rows + below
  }
}
