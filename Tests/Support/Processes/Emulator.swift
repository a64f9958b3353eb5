import Foundation
import PlatenChildProcesses

/// A program in the terminal emulator tmux, with methods for the user's actions.
///
/// The program is started by a shell. The shell reports when the program is stopped, and then runs
/// the line that the user types; an empty line continues the program. At the end, it reports the
/// exit status, whether the terminal modes are restored, and which processes are still running.
public final class Emulator: Sendable {
  /// The title of the window before the program starts.
  public static let title = "shell"
  /// A setup of the shell for a program that reads the pipe `gate` in its folder. The program waits
  /// for a line until ``openGate()``.
  public static let gate = "mkfifo gate; exec 5<>gate"
  private let name = "platen-\(UUID().uuidString)"
  private let folder: URL

  private init(state: TemporaryFolder) { folder = state.url }

  /// Starts a program in an emulator, performs a user's actions, and closes the emulator.
  ///
  /// - Parameters:
  ///   - state: The folder for the program's history file and for its captured output.
  ///   - hasJobs: Whether the shell supports job control, so that it can stop and continue the
  ///     program.
  ///   - setup: A command of the shell before the program starts.
  ///   - command: A closure that returns the command of the shell which runs the program, such as a
  ///     pipeline or a loop.
  package static func run(
    _ product: Product, _ arguments: String = "", width: Int = 80, height: Int = 24,
    state: TemporaryFolder, environment: [String: String] = [:],
    prompt: String = ">", hasJobs: Bool = false, setup: String = ":",
    command: (String) -> String = { $0 },
    person: (Emulator) async throws -> Void
  ) async throws {
    let emulator = Emulator(state: state)
    let variables = ["XDG_STATE_HOME": state.url.path].merging(environment) { $1 }
    let settings = variables.map { "\($0)='\($1)'" }.joined(separator: " ")
    let program = command("env \(settings) '\(product.path)' \(arguments)")
    // With job control disabled, shells differ in how they report that the program ended.
    let script = """
      trap : INT
      tmux pipe-pane 'cat >\(emulator.output.path)'
      modes() { [ "$(stty -g)" = "$before" ] && echo "modes as before" || stty -a; }
      before=$(stty -g)
      printf '\\033]2;\(Self.title)\\033\\\\'
      set \(hasJobs ? "-m" : "+m")
      \(setup)
      \(hasJobs ? program : "{ \(program) 2>&3 3>&-; } 3>&2 2>/dev/null"); status=$?
      # Not a loop: shells leave a loop when a program in it stops.
      answer() {
        [ $status -ge 147 ] && [ $status -le 150 ] || return
        echo stopped; modes; read -r line; eval "${line:-fg >/dev/null}"; status=$?
        answer
      }
      answer
      echo "status $status"; modes
      pgrep -l -t "$(tty | cut -c6-)" '\(product.name)' || echo "nothing runs on"
      exec sleep 300
      """
    try await Seats.emulators.occupy {
      // By default, the shell starts in the folder of the process that starts it, which soon
      // disappears.
      try await emulator.tmux(
        "new-session", "-d", "-c", state.url.path, "-x", "\(width)", "-y", "\(height)", script)
      do {
        // Until the program controls the terminal, the kernel echoes and edits typed text.
        _ = try await emulator.screen { ("\n" + $0).hasSuffix("\n" + prompt) }
        try await person(emulator)
        try await emulator.tmux("kill-server")
      } catch {
        try await emulator.tmux("kill-server")
        throw error
      }
    }
  }

  private var output: URL { folder.appending(path: "written") }

  /// The output so far that the emulator has passed on; it may lag behind the screen.
  private var outputSoFar: String {
    (try? Data(contentsOf: output)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns the output of the program and the shell up to now, with everything that the screen shows.
  public func written() async throws -> String {
    // The emulator ignores the mark, and passes it on after all earlier output.
    let mark = "\(UUID())"
    try await tmux("run-shell", "printf '\\033]777;\(mark)\\033\\\\' >#{pane_tty}")
    return try await written { $0.contains(mark + "\u{1B}\\") }
      .replacing(#/\e\]777;[-0-9A-F]{36}\e\\/#, with: "")
  }

  /// Returns the output of the program and the shell as soon as it is as expected.
  public func written(until isRight: (String) -> Bool) async throws -> String {
    try await look(until: isRight) { outputSoFar }
  }

  /// Ends the wait of a program that was set up with ``gate``.
  public func openGate() throws {
    let pipe = try FileHandle(forWritingTo: folder.appending(path: "gate"))
    try pipe.write(contentsOf: Data("\n".utf8))
    try pipe.close()
  }

  /// Presses keys, which are specified by their tmux names: `Tab`, `C-r`, `Escape`.
  public func press(_ keys: String...) async throws { try await press(keys) }

  public func press(_ keys: [String]) async throws { try await tmux(["send-keys"] + keys) }

  /// Types text into the emulator.
  public func type(_ text: String) async throws { try await tmux("send-keys", "-l", text) }

  /// Sends the bytes of a click at a cell, counted from 0.
  public func click(row: Int, column: Int) async throws {
    for final in ["M", "m"] { try await reportMouse(0, row, column, final) }
  }

  /// Sends the bytes of a step of the wheel at a cell, counted from 0.
  public func turnWheel(isUp: Bool = false, row: Int, column: Int) async throws {
    try await reportMouse(isUp ? 64 : 65, row, column, "M")
  }

  private func reportMouse(
    _ button: Int, _ row: Int, _ column: Int, _ final: String
  ) async throws {
    let bytes = Array("\u{1B}[<\(button);\(column + 1);\(row + 1)\(final)".utf8)
    try await tmux(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Pastes text, as with a mouse.
  public func paste(_ text: String) async throws {
    try await tmux("set-buffer", text)
    try await tmux("paste-buffer", "-p")
  }

  /// Sends a signal to the program in the emulator.
  public func kill(signal: String) async throws {
    try await tmux("run-shell", "pkill -\(signal) -P #{pane_pid}")
  }

  /// Sets the terminal modes that a shell uses while the program is stopped.
  public func makeSane() async throws { try await tmux("run-shell", "stty -F #{pane_tty} sane") }

  public func resize(width: Int, height: Int) async throws {
    try await tmux("resize-window", "-x", "\(width)", "-y", "\(height)")
  }

  /// Returns the lines on the screen, without empty lines at the end, as soon as they are as expected.
  ///
  /// - Parameters:
  ///   - showsHints: Whether the lines include the hint about the keys of the prompt.
  ///   - key: A key to press before each look at the screen, so that a message which disappears
  ///     after a while is found on a slow machine.
  public func screen(
    showsHints: Bool = false, pressing key: String? = nil, until isRight: (String) -> Bool
  ) async throws -> String {
    try await look(until: isRight) {
      if let key { try await press(key) }
      var text = try await tmux("capture-pane", "-p")
      while text.last?.isNewline == true { text.removeLast() }
      return showsHints ? text : Self.withoutPromptHints(text)
    }
  }

  /// Returns the lines without the hints about the keys of a prompt.
  private static func withoutPromptHints(_ text: String) -> String {
    let hint = /[ ]+(?:Tab into the screen|Type a command|Type to filter|Return runs)(?: .*)?$/
    return text.replacing(hint.anchorsMatchLineEndings(), with: "")
      .replacing("> ? keys", with: ">")
  }

  private struct NotSeen: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns what is seen as soon as it is as expected.
  ///
  /// Looks take longer on a slow or busy machine, where the program takes longer as well. The limit
  /// therefore is two minutes and a number of looks.
  private func look<Seen>(
    until isRight: (Seen) -> Bool, _ look: () async throws -> Seen
  ) async throws -> Seen {
    let end = ContinuousClock.now + .seconds(120)
    var looks = 0
    while true {
      let seen = try await look()
      if isRight(seen) { return seen }
      looks += 1
      if looks >= 1_000, ContinuousClock.now > end {
        throw NotSeen(description: "after two minutes, the emulator still has:\n\(seen)")
      }
      // Without a pause, the looks of many tests leave no time for their programs.
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Waits until the terminal does not echo typed text.
  public func waitForHiddenInput() async throws {
    let terminal = try await tmux("display-message", "-p", "#{pane_tty}").filter { !$0.isNewline }
    _ = try await look(until: { $0.contains(" -echo ") }) {
      try await ChildProcess.run("/usr/bin/env", ["stty", "-F", terminal, "-a"]).output
    }
  }

  /// Waits until no thread of the program has run for some time.
  ///
  /// Other programs do not affect the result, because only the program's own waits are counted.
  ///
  /// - Returns: `false` if the program still runs from time to time when the limit is reached.
  public func becomesIdle(for time: Duration, within limit: Duration = .seconds(120)) async throws
    -> Bool
  {
    let end = ContinuousClock.now + limit
    var (count, start) = (try await waitCount(), ContinuousClock.now)
    while ContinuousClock.now < end {
      let new = try await waitCount()
      if new != count {
        (count, start) = (new, .now)
      } else if start.duration(to: .now) >= time {
        return true
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  private struct NoThreads: Error, CustomStringConvertible {
    let description = "the emulator runs no program whose threads can be examined"
  }

  /// Returns the number of times that the threads of the program have waited.
  private func waitCount() async throws -> Int {
    let shell = try await tmux("display-message", "-p", "#{pane_pid}")
    let script = "cat /proc/$(pgrep -P \(shell.filter(\.isNumber)))/task/*/status"
    let threads = try await ChildProcess.run("/bin/sh", ["-c", script]).output
    let counts = threads.split(separator: "\n").compactMap { line in
      line.hasPrefix("voluntary_ctxt_switches:") ? Int(line.filter(\.isNumber)) : nil
    }
    if counts.isEmpty { throw NoThreads() }
    return counts.reduce(0, +)
  }

  /// Returns the lines on the screen with their escape sequences for styles.
  public func styledScreen() async throws -> String { try await tmux("capture-pane", "-p", "-e") }

  /// Returns the styled screen as soon as it is as expected.
  public func styledScreen(until isRight: (StyledScreen) -> Bool) async throws -> StyledScreen {
    try await look(until: isRight) { StyledScreen(try await styledScreen()) }
  }

  /// Returns the lines that have scrolled away.
  public func scrollback() async throws -> String {
    try await tmux("capture-pane", "-p", "-S", "-", "-E", "-1")
  }

  /// Returns the lines on the screen as soon as they end with the given text.
  public func screen(endingIn end: String) async throws -> String {
    try await screen { $0.hasSuffix(end) }
  }

  /// Returns the column and row of the cursor, counted from 0.
  public func cursor() async throws -> String {
    try await tmux("display-message", "-p", "#{cursor_x},#{cursor_y}")
      .trimmingCharacters(in: .newlines)
  }

  /// Returns the position of the cursor as soon as it is as given.
  public func cursor(at place: String) async throws -> String {
    try await look(until: { $0 == place }) { try await cursor() }
  }

  /// Returns the title of the window as soon as it is right.
  public func title(until isRight: (String) -> Bool) async throws -> String {
    try await look(until: isRight) {
      try await tmux("display-message", "-p", "#{pane_title}")
        .trimmingCharacters(in: .newlines)
    }
  }

  @discardableResult
  private func tmux(_ arguments: String...) async throws -> String { try await tmux(arguments) }

  @discardableResult
  private func tmux(_ arguments: [String]) async throws -> String {
    try await ChildProcess.run(
      "/usr/bin/env", ["tmux", "-u", "-L", name, "-f", "/dev/null"] + arguments
    ).output
  }
}
