import Platen

/// A prompt of a terminal, at which a person is asked for lines while others are shown above it.
@MainActor
protocol Prompt: AnyObject {
  /// Asks for a line; nothing at the end of input.
  func nextLine(for player: Player) async -> String?
  /// Does what a line says; Ctrl-C ends it early.
  func perform(_ work: @escaping @MainActor () async -> Bool) async -> Bool
  /// Writes lines above the prompt, if there is one now.
  func show(_ text: String)
  /// A line of the transcript as it is shown.
  func styled(_ line: Line) -> String
  /// What draws the pictures that are shown above it, if anything does.
  var pictures: (any PictureRenderer)? { get }
  /// The cells that a screen may take, lest the transcript be wider than the terminal.
  var screenWidth: Int { get }
  /// Called when a screen may take another number of cells.
  var onResize: () -> Void { get set }
}
