import Foundation
import Logging
import Platen
import PlatenApp
import PlatenTerminal

/// A runner that reads the script of an app, runs the script's commands, and exits.
@MainActor
final class AppRunner {
  private let contents: AppContents
  private let output: TranscriptOutput
  private let plainPrompt: PlainPrompt
  private var options: CommandInterpreter.Options
  private let printCapture: PrintCapture?
  /// The screen that the arguments specify. If a screen is specified, an empty script is valid.
  private let screen: ScreenRegistry.Entry?
  /// The interactive prompt, or `nil` if the terminal or the options require line-by-line output.
  private var prompt: (any Prompt)?
  /// The overlay that shows events, prints, and errors above the prompt.
  private var stderrOverlay: StderrOverlay?
  private var isEnding = false

  /// Whether standard input and output are terminals.
  private var isInteractive: Bool { plainPrompt.isInteractive }

  private lazy var interpreter = CommandInterpreter(
    contents.registry, commands: contents.commands + promptCommands, options: options,
    drain: { [unowned self] log in log.absorb(printCapture, atEnd: isEnding) },
    write: { [plainPrompt] line in plainPrompt.write(line) })

  /// The commands that only a live terminal has.
  private var promptCommands: [Command] {
    guard let prompt, prompt.isLive else { return [] }
    return [
      .mouse { [unowned prompt] isOn in
        prompt.usesMouse = isOn
        return prompt.mouseNote
      }
    ]
  }

  private init(
    _ contents: AppContents, _ flags: Flags, _ script: ScriptReader, _ prints: PrintCapture?
  ) {
    self.contents = contents
    self.printCapture = prints
    screen = flags.screen(in: contents.registry)
    let descriptor = prints?.standardOutput ?? .output
    output = TranscriptOutput(descriptor)
    let isInteractive =
      flags.script == nil && FileDescriptor.input.isTerminal && descriptor.isTerminal
    plainPrompt = PlainPrompt(script, isInteractive: isInteractive, output)
    var options = flags.options
    options.showsTyped = !isInteractive
    options.actionLog = ActionLog(app: Program.name)
    options.responses = flags.recordedResponses
    if let log = Logger.ofEnvironment { options.onEvent = { log.take($0) } }
    self.options = options
    if isInteractive && flags.allowsEditing { usePrompt(flags, at: descriptor) }
  }

  /// Sets up the prompt with a line editor.
  private func usePrompt(_ flags: Flags, at descriptor: FileDescriptor) {
    let write: ([UInt8]) -> Void = { [output] in output.put($0) }
    if options.isSpoken {
      prompt = LinePrompt(output: descriptor, write: write)
    } else {
      prompt = TerminalPrompt(output: descriptor, flags, write: write)
    }
    output.prompt = prompt
    if prompt != nil {
      stderrOverlay = StderrOverlay(output, printCapture) { [unowned self] in
        interpreter.showEvents()
      }
      stderrOverlay?.follow(&options)
    }
    if options.glyphs == .unicode { options.pictures = prompt?.pictures }
    options.showsScreen = prompt?.isLive != true
    guard let prompt, prompt.isLive, flags.width == nil else { return }
    options.size = Session.Size(width: prompt.screenWidth, rows: options.size.rows)
    prompt.onResize = { [unowned self] in interpreter.resize(width: prompt.screenWidth) }
  }

  /// Runs an app from start to end, and exits the process.
  static func run(_ app: @escaping @MainActor () -> any App) -> Never {
    FileDescriptor.occupyStandardStreams()
    signal(SIGPIPE, SIG_IGN)
    Flags.makeRoomForHelp()
    let prints = PrintCapture()
    CrashReport.showWithoutQuestion(at: prints?.standardOutput ?? .output)
    let contents = AppContents(ofApp: app())
    if let problem = contents.problem {
      Program.fail(.cannotStart, problem)
    }
    let command = Flags.parsed(
      with: contents.options, output: prints?.standardOutput ?? .output)
    if let command = command as? any TranscriptCommand {
      let checker = Checker({ AppContents(ofApp: app()) }, command.transcript, prints)
      Task { await check(command, with: checker) }
    } else if let flags = command as? Flags {
      let runner = AppRunner(contents, flags, flags.openedScript, prints)
      _ = MainQueue.start { await runner.play(recordingIn: flags.record) }
    }
    RunLoop.main.run()
    fatalError("the main run loop returned, although it still has sources")
  }
}

// MARK: - The run

extension AppRunner {
  private static func check(
    _ command: any TranscriptCommand, with checker: Checker
  ) async -> Never {
    exit(await command.perform(with: checker) ? 0 : ExitCode.commandFailed.rawValue)
  }

  /// Plays the script, and exits the process.
  ///
  /// - Parameter record: The file in which to record from the start, or `nil` to record nothing.
  private func play(recordingIn record: String?) async -> Never {
    prompt?.follow(interpreter)
    if isInteractive { greet() }
    let recording = options.actionLog.map { RunRecording($0, in: record) }
    if let first = screen ?? contents.main {
      // The main screen is the only screen that transcript checks open without a command.
      try? await interpreter.open(first, writesCommand: first.title != contents.main?.title)
    }
    let hasFailed = await playScript()
    interpreter.showChanges()
    isEnding = true
    stderrOverlay?.showErrors(atEnd: true)
    output.flush()
    prompt?.leaveScreen()
    let isRecorded = recording?.end() != false
    interpreter.close()
    output.flush()
    // A person has seen the failures.
    let isFailure = hasFailed && !isInteractive || !isRecorded
    exit(isFailure ? ExitCode.commandFailed.rawValue : 0)
  }

  /// Greets the user of a terminal. At a live prompt, the list of screens and the hint line replace the
  /// greeting.
  private func greet() {
    guard let prompt, prompt.isLive else { return output.write(contents.greeting) }
    if prompt.usesMouse { output.write("# " + prompt.mouseNote) }
  }

  /// Runs all lines of the script.
  ///
  /// - Returns: Whether a command failed.
  private func playScript() async -> Bool {
    var hasFailed = false
    while !interpreter.hasQuit, let line = await nextLine() {
      output.lineNumber = line.number
      hasFailed = await !play(line.content) || hasFailed
    }
    if output.lineNumber == 0 && !isInteractive && screen == nil {
      Program.say("no commands to run; to list the commands, run: echo help | \(Program.name)")
    }
    return hasFailed
  }

  private func nextLine() async -> ScriptLine? {
    if let prompt {
      // What a command has written belongs to its reply.
      stderrOverlay?.showErrors()
      output.flush()
      let text = await prompt.nextLine(for: interpreter)
      return text.map { ScriptLine(number: output.lineNumber + 1, content: .text($0)) }
    }
    do {
      return try await plainPrompt.nextLine(for: interpreter)
    } catch {
      output.flush()
      Program.fail(.commandFailed, "cannot read line \(output.lineNumber + 1): \(error)")
    }
  }

  private func play(_ content: ScriptLine.Content) async -> Bool {
    switch content {
    case .text(let line):
      let text = Program.typed(line)
      guard let prompt else { return await interpreter.play(text) }
      return await prompt.perform { [interpreter] in await interpreter.play(text) }
    case .unreadable(let why):
      interpreter.refuse("line \(output.lineNumber) \(why)")
      return false
    }
  }
}
