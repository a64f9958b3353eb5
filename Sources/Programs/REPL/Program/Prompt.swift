import Platen

/// An interactive prompt that reads lines, and shows the screen or the transcript above them.
@MainActor
protocol Prompt: AnyObject {
  /// Reads a line, or returns `nil` at the end of input.
  func nextLine(for interpreter: CommandInterpreter) async -> String?
  /// Performs the work of a command, which Ctrl-C cancels.
  func perform(_ work: @escaping @MainActor () async -> Bool) async -> Bool
  /// Whether the prompt shows the screen, which it redraws after each change.
  var isLive: Bool { get }
  /// Reads lines for an interpreter. A live prompt shows its open screen.
  func follow(_ interpreter: CommandInterpreter)
  /// Writes lines above the screen and the prompt.
  func show(_ lines: [Line])
  /// Leaves the screen in its last state. Further output appears below the screen.
  func leaveScreen()
  /// The renderer of pictures on the screen, or `nil` if pictures are not drawn.
  var pictures: (any PictureRenderer)? { get }
  /// The width available for a screen, in cells, at which the transcript fits the terminal.
  var screenWidth: Int { get }
  /// Whether clicks and the wheel act on the screen while the focus is there.
  var usesMouse: Bool { get set }
  /// A remark to the user about what the mouse does.
  var mouseNote: String { get }
  /// A closure that is called when the width available for a screen changes.
  var onResize: () -> Void { get set }
}
