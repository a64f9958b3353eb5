@testable import PlatenSession
import Platen

/// A player whose transcript is kept.
@MainActor
final class Stage {
  /// The transcript so far.
  private(set) var lines: [String] = []
  private let catalogue: Catalogue
  private let commands: [Command]
  private let options: Player.Options

  private(set) lazy var player = Player(
    catalogue, commands: commands, options: options,
    write: { [unowned self] line in lines.append(line.text) })

  init(
    _ entries: [Catalogue.Entry] = [], commands: [Command] = [],
    options: Player.Options = .with { _ in }
  ) {
    catalogue = Catalogue(entries)
    self.commands = commands
    self.options = options
  }

  /// A player with a screen open.
  convenience init<Root: View>(
    of view: @autoclosure () -> Root, options: Player.Options = .with { _ in }
  ) {
    self.init(options: options)
    let circumstances = Circumstances(.everywhere, size: options.size)
    player.take(
      Session(view(), in: circumstances, time: options.time, isHeld: true, keepsHistory: true))
  }

  /// The session that is open.
  var session: Session { player.session! }

  /// Plays each line of a script.
  ///
  /// - Returns: What it added to the transcript.
  @discardableResult
  func play(_ script: String) async -> String {
    let start = lines.count
    for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
      await player.play(String(line))
    }
    return lines[start...].joined(separator: "\n")
  }
}

extension Player.Options {
  /// The options with virtual time, and with changes.
  static func with(_ change: (inout Player.Options) -> Void) -> Player.Options {
    var options = Player.Options()
    options.time = .virtual
    change(&options)
    return options
  }
}
