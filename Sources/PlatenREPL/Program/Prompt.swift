import Platen

/// A prompt of a terminal, at which a person is asked for lines while others are shown above it.
@MainActor
protocol Prompt: AnyObject {
  /// Asks for a line; nothing at the end of input.
  func nextLine(for interpreter: CommandInterpreter) async -> String?
  /// Does what a line says; Ctrl-C ends it early.
  func perform(_ work: @escaping @MainActor () async -> Bool) async -> Bool
  /// Follows the screen that an interpreter has open, and shows each change.
  func follow(_ interpreter: CommandInterpreter)
  /// Writes lines above the screen and the prompt.
  func show(_ lines: [Line])
  /// Leaves the screen as it is shown last; what is written from now on stands below.
  func leaveScreen()
  /// What draws the pictures that are shown above it, if anything does.
  var pictures: (any PictureRenderer)? { get }
  /// The cells that a screen may take, lest the transcript be wider than the terminal.
  var screenWidth: Int { get }
  /// Called when a screen may take another number of cells.
  var onResize: () -> Void { get set }
}
