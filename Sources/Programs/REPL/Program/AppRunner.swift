import Foundation
import Logging
import Platen
import PlatenApp
import PlatenTerminal

/// A runner that reads the script of an app, runs the script's commands, and exits.
@MainActor
final class AppRunner {
  private let contents: AppContents
  private let script: ScriptReader
  private var options: CommandInterpreter.Options
  private let printCapture: PrintCapture?
  /// The file in which to record from the start, or `nil` to record nothing.
  private let record: String?
  /// The screen that the arguments specify. If a screen is specified, an empty script is valid.
  private let screen: ScreenRegistry.Entry?
  /// Whether standard input and output are terminals.
  private let isInteractive: Bool
  /// The interactive prompt, or `nil` if the terminal or the options require line-by-line output.
  private var prompt: (any Prompt)?
  /// The overlay that shows events, prints, and errors above the prompt.
  private var stderrOverlay: StderrOverlay?
  /// The number of the current or last line.
  private var lineNumber = 0
  private var isEnding = false
  /// Whether the last output was a prompt.
  private var isPrompting = false

  private var standardOutput: FileDescriptor { printCapture?.standardOutput ?? .output }

  private lazy var output = TranscriptOutput(standardOutput) { [unowned self] error in
    Program.failToWrite(error, place: "; stopped at line \(lineNumber)")
  }

  private lazy var interpreter = CommandInterpreter(
    contents.registry, commands: contents.commands + promptCommands, options: options,
    drain: { [unowned self] log in log.absorb(printCapture, atEnd: isEnding) },
    write: { [unowned self] line in
      if isPrompting { output.write("") }
      isPrompting = false
      output.write(line)
    })

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
    self.script = script
    self.printCapture = prints
    record = flags.record
    screen = flags.screen(in: contents.registry)
    let output = prints?.standardOutput ?? .output
    isInteractive = flags.script == nil && FileDescriptor.input.isTerminal && output.isTerminal
    var options = flags.options
    options.showsTyped = !isInteractive
    options.actionLog = ActionLog(app: Program.name)
    options.responses = flags.recordedResponses
    if let log = Logger.ofEnvironment { options.onEvent = { log.take($0) } }
    self.options = options
    if isInteractive && flags.allowsEditing { usePrompt(flags) }
  }

  /// Sets up the prompt with a line editor.
  private func usePrompt(_ flags: Flags) {
    let write: ([UInt8]) -> Void = { [unowned self] in output.put($0) }
    if options.isSpoken {
      prompt = LinePrompt(output: standardOutput, write: write)
    } else {
      prompt = TerminalPrompt(output: standardOutput, flags, write: write)
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
      _ = MainQueue.start { await runner.play() }
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

  private func play() async -> Never {
    prompt?.follow(interpreter)
    if isInteractive { greet() }
    if let record { begin(recordingIn: record) }
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
    let isRecorded = endRecording()
    interpreter.close()
    output.flush()
    // A person has seen the failures.
    let isFailure = hasFailed && !isInteractive || !isRecorded
    exit(isFailure ? ExitCode.commandFailed.rawValue : 0)
  }

  private func begin(recordingIn name: String) {
    do {
      try options.actionLog?.record(in: name)
    } catch {
      Program.fail(.cannotStart, "--record: \(error)")
    }
  }

  /// Ends an active recording.
  ///
  /// - Returns: Whether the recording was written completely.
  private func endRecording() -> Bool {
    guard let actionLog = options.actionLog, actionLog.isRecording else { return true }
    do {
      _ = try actionLog.endRecording()
      return true
    } catch {
      Program.say(error.description)
      return false
    }
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
      lineNumber = line.number
      hasFailed = await !play(line.content) || hasFailed
    }
    if lineNumber == 0 && !isInteractive && screen == nil {
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
      return text.map { ScriptLine(number: lineNumber + 1, content: .text($0)) }
    }
    while let line = await nextPlainLine() {
      guard isInteractive, case .text(let text) = line.content else { return line }
      if let text = await interpreter.completed(text, asking: secret) {
        return ScriptLine(number: line.number, content: .text(text))
      }
    }
    return nil
  }

  /// Reads a secret at a terminal that edits lines itself, without an echo.
  ///
  /// - Returns: The secret, or `nil` for an empty line and at the end of input.
  private func secret(_ field: String) async -> String? {
    // A person begins to type as soon as the question appears.
    HiddenInput.begin(at: FileDescriptor.input.number)
    defer {
      HiddenInput.end()
      output.write("")
    }
    output.write("\(field.printable): ", terminator: "")
    output.flush()
    guard case .text(let text)? = try? await script.next()?.content, !text.isEmpty else {
      return nil
    }
    return text
  }

  /// Reads a line of the script, or of a terminal that edits lines itself.
  private func nextPlainLine() async -> ScriptLine? {
    writePrompt()
    defer { isPrompting = false }
    do {
      let line = try await script.next {
        // Time passes while the program waits for a user, but not while it reads a script.
        interpreter.session?.time.resume { [unowned self] in showChanges() }
      }
      if isInteractive && line?.isEnded != true { output.write("") }
      return line
    } catch {
      output.flush()
      Program.fail(.commandFailed, "cannot read line \(lineNumber + 1): \(error)")
    }
  }

  private func writePrompt() {
    if !isInteractive { return }
    output.write("> ", terminator: "")
    isPrompting = true
  }

  /// Shows changes while the program waits for a line. A plain prompt is repeated below the
  /// changes.
  private func showChanges() {
    let wasPrompting = isPrompting
    interpreter.showChanges()
    if wasPrompting && !isPrompting { writePrompt() }
  }

  private func play(_ content: ScriptLine.Content) async -> Bool {
    switch content {
    case .text(let line):
      let text = Program.typed(line)
      guard let prompt else { return await interpreter.play(text) }
      return await prompt.perform { [interpreter] in await interpreter.play(text) }
    case .unreadable(let why):
      interpreter.refuse("line \(lineNumber) \(why)")
      return false
    }
  }
}
