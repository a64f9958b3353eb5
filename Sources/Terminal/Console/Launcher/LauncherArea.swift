import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The part of a terminal that lists the screens of the program while no screen is open, or over
/// the open screen.
@MainActor
final class LauncherArea {
  /// The supplier of the screens.
  weak var delegate: (any ConsoleDelegate)?
  private let editor: any LineEditor
  private let glyphs: Glyphs
  private var launcher: Launcher?
  /// Whether the user opened the list over a screen, which then receives no keys.
  private(set) var coversScreen = false
  /// Whether the user hid the list until the next screen opens.
  private var isHidden = false

  init(editor: any LineEditor, glyphs: Glyphs) {
    self.editor = editor
    self.glyphs = glyphs
  }

  /// Discards the state of the list, because a screen is open.
  func reset() { (launcher, isHidden) = (nil, false) }

  /// Uncovers the screen or, without a screen, hides the list until the next screen opens.
  func hide() { (launcher, coversScreen, isHidden) = (nil, false, true) }

  /// Uncovers the screen if the list covers it.
  ///
  /// - Returns: Whether the list covered the screen.
  @discardableResult
  func uncover() -> Bool {
    defer { if coversScreen { (launcher, coversScreen) = (nil, false) } }
    return coversScreen
  }

  /// Whether the current command opens a choice, whose screen then receives the focus.
  var opensChoice = false

  /// Whether the program has several screens, so that a user can open the list over one of them.
  private(set) lazy var listsSeveral = choices.lazy.filter { !$0.isHidden }.count > 1

  /// Opens the list, over the screen if one is open, if the key is Down and the program has several
  /// screens.
  ///
  /// - Returns: Whether the list opens.
  func cover(by key: Key) -> Bool {
    guard let keys = key.shortcut, keys.key == .downArrow, keys.modifiers.isEmpty, listsSeveral
    else { return false }
    (launcher, coversScreen, isHidden) = (nil, true, false)
    return true
  }

  private var choices: [Launcher.Choice] { delegate?.screens ?? [] }

  /// The list, filtered by the line at the prompt.
  private var filtered: Launcher? {
    if isHidden { return nil }
    var launcher = self.launcher ?? Launcher(choices)
    launcher.filter(by: editor.text, isCommand: delegate?.isCommand(editor.text) ?? false)
    return launcher
  }

  /// Handles a key in the list.
  ///
  /// - Returns: `false` if the prompt must handle the key.
  func take(_ key: Key) -> Bool {
    guard !editor.isAsking, var launcher = filtered, let chosen = launcher.chosen,
      let keys = key.shortcut, keys.modifiers.isEmpty
    else { return false }
    switch keys {
    case .cancelAction where editor.isEmpty: hide()
    case .defaultAction: enter("open \(chosen.title)")
    default:
      guard launcher.move(by: keys.key) else { return false }
      self.launcher = launcher
    }
    return true
  }

  /// The keys of the list, or `nil` while it shows no screen.
  var hint: HintLine? {
    guard filtered?.chosen != nil else { return nil }
    let keys = [KeyHint([], "Type to filter"), KeyHint(["↑", "↓"], "move")]
    let opening = [KeyHint(["Return"], "opens")]
    if !editor.isEmpty {
      return .keys(keys + opening + editor.clearingHints)
    }
    return .keys(keys + opening + [KeyHint(["Esc"], "hides"), .quitting, .help])
  }

  private func enter(_ line: String) {
    opensChoice = true
    editor.edit(line)
    editor.handle(.enter)
  }

  /// Returns the rows of the list, or `nil` if the program has no screens or the list is hidden.
  ///
  /// - Parameter height: The number of available rows.
  func rows(width: Int, height: Int) -> [Line]? {
    guard var launcher = filtered, !launcher.shown.isEmpty else { return nil }
    defer { self.launcher = launcher }
    return launcher.rows(width: width, height: max(1, height), glyphs: glyphs)
  }
}
