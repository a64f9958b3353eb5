import Foundation
import Logging
import Platen

/// A running app: a script, a command interpreter, and the exit.
@MainActor
final class AppRunner {
  private let contents: AppContents
  private let script: ScriptReader
  private var options: CommandInterpreter.Options
  private let printCapture: PrintCapture?
  /// The file to record in from the start.
  private let record: String?
  /// The screen that the arguments name, if any; the script may then be empty.
  private let screen: ScreenRegistry.Entry?
  /// Whether a person types at a terminal and reads there what is shown.
  private let isInteractive: Bool
  /// The prompt that person has, unless the terminal or the person wants line after line.
  private var prompt: (any Prompt)?
  #if Terminal && os(Linux)
    /// What shows events, prints and errors above the prompt, if there is one.
    private var stderrOverlay: StderrOverlay?
  #endif
  /// The line that is played or was last.
  private var lineNumber = 0
  private var isEnding = false
  /// Whether a prompt is the last that was written.
  private var isPrompting = false

  private var standardOutput: FileDescriptor { printCapture?.standardOutput ?? .output }

  private lazy var output = TranscriptOutput(standardOutput) { [unowned self] error in
    Program.fail(.commandFailed, "cannot write: \(error); stopped at line \(lineNumber)")
  }

  private lazy var interpreter = CommandInterpreter(
    contents.registry, commands: contents.commands, options: options,
    drain: { [unowned self] log in log.absorb(printCapture, atEnd: isEnding) },
    write: { [unowned self] line in
      if isPrompting { output.write("") }
      isPrompting = false
      output.write(line)
    })

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
    if let log = Logger.ofEnvironment { options.onEvent = { log.take($0) } }
    self.options = options
    if isInteractive && flags.allowsPrompt { usePrompt(flags) }
  }

  /// Asks at a prompt of readline, where that is built in.
  private func usePrompt(_ flags: Flags) {
    #if Terminal && os(Linux)
      prompt = ReadlinePrompt(output: standardOutput, flags) { [unowned self] in
        output.put($0)
      }
      output.prompt = prompt
      if prompt != nil {
        stderrOverlay = StderrOverlay(output, printCapture) { [unowned self] in
          interpreter.showEvents()
        }
        stderrOverlay?.follow(&options)
      }
      if options.glyphs == .unicode { options.pictures = prompt?.pictures }
      options.showsScreen = prompt == nil
      guard let prompt, flags.width == nil else { return }
      options.size = Session.Size(width: prompt.screenWidth, rows: options.size.rows)
      prompt.onResize = { [unowned self] in interpreter.resize(width: prompt.screenWidth) }
    #endif
  }

  /// Plays the script from beginning to end, and ends the process.
  static func run(_ app: @escaping @MainActor () -> some App) -> Never {
    FileDescriptor.occupyStandardStreams()
    signal(SIGPIPE, SIG_IGN)
    Flags.makeRoomForHelp()
    let prints = PrintCapture()
    #if os(Linux)
      CrashReport.showWithoutQuestion(at: prints?.standardOutput ?? .output)
    #endif
    let contents = AppContents(ofApp: app())
    if let problem = contents.problem(reservedOptions: Flags.optionNames) {
      Program.fail(.cannotStart, problem)
    }
    let command = Flags.parsed(
      with: contents.options, output: prints?.standardOutput ?? .output)
    if let command = command as? any TranscriptCommand {
      let checker = Checker({ AppContents(ofApp: app()) }, command.transcript, prints)
      Task { await check(command, with: checker) }
    } else if let flags = command as? Flags {
      let runner = AppRunner(contents, flags, flags.openedScript, prints)
      Task { await runner.play() }
    }
    RunLoop.main.run()
    fatalError("the main run loop has sources for as long as the process lives")
  }
}

extension App {
  /// Runs the program; it ends the process.
  public static func main() { AppRunner.run { Self() } }
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
      // A check opens the main screen without a command, and no other.
      try? await interpreter.open(first, writesCommand: first.title != contents.main?.title)
    }
    let hasFailed = await playScript()
    interpreter.showChanges()
    isEnding = true
    #if Terminal && os(Linux)
      stderrOverlay?.showErrors(atEnd: true)
    #endif
    output.flush()
    prompt?.leaveScreen()
    let isRecorded = endRecording()
    interpreter.close()
    output.flush()
    exit(hasFailed || !isRecorded ? ExitCode.commandFailed.rawValue : 0)
  }

  private func begin(recordingIn name: String) {
    do {
      try options.actionLog?.record(in: name)
    } catch {
      Program.fail(.cannotStart, "--record: \(error)")
    }
  }

  /// - Returns: Whether all that was to be recorded could be written.
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

  private func greet() {
    let greeting = Line(contents.greeting(hasFocus: prompt != nil))
    let lines = prompt.map { greeting.wrapped(to: $0.screenWidth - 2) } ?? [greeting]
    for (row, line) in lines.enumerated() { output.write(row == 0 ? line : "# " + line) }
  }

  /// - Returns: Whether anything failed.
  private func playScript() async -> Bool {
    var hasFailed = false
    while !interpreter.hasQuit, let line = await nextLine() {
      lineNumber = line.number
      hasFailed = await !play(line.content) || hasFailed
    }
    if lineNumber == 0 && !isInteractive && screen == nil {
      Program.say("the script is empty; run the command help to list the commands")
    }
    return hasFailed
  }

  private func nextLine() async -> ScriptLine? {
    if let prompt {
      output.flush()
      let text = await prompt.nextLine(for: interpreter)
      return text.map { ScriptLine(number: lineNumber + 1, content: .text($0)) }
    }
    writePrompt()
    defer { isPrompting = false }
    // The time of a screen passes while a person thinks, and not while a script is read.
    if await !script.isReady {
      interpreter.session?.resumeClock { [unowned self] in showChanges() }
    }
    do {
      let line = try await script.next()
      if isInteractive && line?.isEnded != true { output.write("") }
      return line
    } catch {
      output.flush()
      Program.fail(.commandFailed, "cannot read past line \(lineNumber): \(error)")
    }
  }

  private func writePrompt() {
    if !isInteractive { return }
    output.write("> ", terminator: "")
    isPrompting = true
  }

  /// Shows what has changed while a line is waited for: at a prompt, on the lines below it.
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
