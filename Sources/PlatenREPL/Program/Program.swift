import ArgumentParser
import Foundation
import Platen

/// A running app: flags, a script, a player, and the way out.
@MainActor
final class Program {
  private enum ExitCode {
    static let commandFailed: Int32 = 1
    static let wrongUsage: Int32 = 2
  }

  private let contents: AppContents
  private let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent

  init(_ scene: some Scene) {
    var contents = AppContents()
    scene.addAll(to: &contents)
    self.contents = contents
  }

  /// Plays the script from beginning to end, and ends the process.
  func run() -> Never {
    signal(SIGPIPE, SIG_IGN)
    let flags = parsedFlags()
    let script = openedScript(flags.script)
    Task { exit(await play(script, options: flags.options)) }
    RunLoop.main.run()
    fatalError("the main run loop has sources for as long as the process lives")
  }

  private func parsedFlags() -> Flags {
    do {
      return try Flags.parse()
    } catch {
      let isHelp = Flags.exitCode(for: error).isSuccess
      say(Flags.fullMessage(for: error), to: isHelp ? STDOUT_FILENO : STDERR_FILENO)
      exit(isHelp ? 0 : ExitCode.wrongUsage)
    }
  }

  private func openedScript(_ path: String?) -> Script {
    guard let path else { return Script(descriptor: STDIN_FILENO) }
    let descriptor = open(path, O_RDONLY)
    if descriptor >= 0 { return Script(descriptor: descriptor) }
    say("\(name): cannot read \(path.printable): \(String(cString: strerror(errno)))")
    exit(ExitCode.wrongUsage)
  }

  private func say(_ message: String, to descriptor: Int32 = STDERR_FILENO) {
    FileHandle(fileDescriptor: descriptor).write(Data((message + "\n").utf8))
  }
}

// MARK: - The run

extension Program {
  private func play(_ script: Script, options: Player.Options) async -> Int32 {
    let output = Output(capturingPrints: true)
    let player = Player(
      contents.catalogue, commands: contents.commands, options: options,
      drain: { log in output.prints().map(log.add) }, write: output.write)
    if let main = contents.main { try? await player.open(main) }
    let result = await play(script, by: player, to: output)
    player.showChanges()
    output.flush()
    if output.isClosed {
      say("\(name): standard output was closed; stopped at line \(script.lineNumber)")
      return ExitCode.commandFailed
    }
    return result
  }

  private func play(_ script: Script, by player: Player, to output: Output) async -> Int32 {
    var (played, hasFailed) = (false, false)
    while !player.hasQuit, !output.isClosed, let line = await script.next() {
      played = true
      switch line {
      case .text(let text): hasFailed = await !player.play(text) || hasFailed
      case .unreadable(let why):
        player.refuse("line \(script.lineNumber) \(why)")
        hasFailed = true
      }
      output.flush()
    }
    if !played { say("\(name): the script is empty; the command help lists what it can hold") }
    return hasFailed ? ExitCode.commandFailed : 0
  }
}
