import Foundation
import PlatenTestPrograms

/// A terminal emulator, tmux, with a person before it and a program in it.
///
/// A shell has started it: it says when the program is stopped, continues it when Enter is pressed,
/// and says at the end its status, whether the terminal's modes are as before, and what runs on.
final class Emulator: Sendable {
  private let name = "platen-\(UUID().uuidString)"
  private let file: URL

  private init(state: TemporaryFolder) { file = state.url.appending(path: "written") }

  /// What the program has written so far, and the shell.
  var written: String {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Starts a program in an emulator, lets a person use it, and closes the emulator.
  ///
  /// - Parameters:
  ///   - state: The folder that the program keeps its history in; what it writes is kept there, too.
  ///   - hasJobs: Whether the shell can stop and continue it.
  static func run(
    _ product: Product, _ arguments: String = "", width: Int = 80, height: Int = 24,
    state: TemporaryFolder, environment: [String: String] = [:],
    prompt: String = ">", hasJobs: Bool = false, person: (Emulator) async throws -> Void
  ) async throws {
    let emulator = Emulator(state: state)
    let variables = environment.merging(["XDG_STATE_HOME": state.url.path, "LC_ALL": "C.UTF-8"]) {
      own, _ in own
    }
    let settings = variables.map { "\($0)='\($1)'" }.joined(separator: " ")
    let program = "env \(settings) '\(product.path)' \(arguments)"
    // A shell without jobs would say how the program ended, each shell in its own words.
    let command = """
      trap : INT
      tmux pipe-pane 'cat >\(emulator.file.path)'
      modes() { [ "$(stty -g)" = "$before" ] && echo "modes as before" || stty -a; }
      before=$(stty -g)
      set \(hasJobs ? "-m" : "+m")
      \(hasJobs ? program : "{ \(program) 2>&3 3>&-; } 3>&2 2>/dev/null"); status=$?
      while [ $status = 147 ] || [ $status = 148 ]; do
        echo stopped; modes; read -r _; fg >/dev/null; status=$?
      done
      echo "status $status"; modes
      pgrep -l -t "$(tty | cut -c6-)" '\(product.name)' || echo "nothing runs on"
      exec sleep 60
      """
    try await emulator.tmux("new-session", "-d", "-x", "\(width)", "-y", "\(height)", command)
    do {
      // What is typed before the program has the terminal is edited and echoed by the system.
      _ = try await emulator.screen(endingIn: "\n" + prompt)
      try await person(emulator)
      try await emulator.tmux("kill-server")
    } catch {
      try await emulator.tmux("kill-server")
      throw error
    }
  }

  /// Presses keys, by the names that tmux has for them: `Tab`, `C-r`, `Escape`.
  func press(_ keys: String...) async throws { try await tmux(["send-keys"] + keys) }

  /// Types a text.
  func type(_ text: String) async throws { try await tmux("send-keys", "-l", text) }

  /// Pastes a text, as with a mouse.
  func paste(_ text: String) async throws {
    try await tmux("set-buffer", text)
    try await tmux("paste-buffer", "-p")
  }

  /// Sends a signal to the program.
  func kill(signal: String) async throws {
    try await tmux("run-shell", "pkill -\(signal) -P #{pane_pid}")
  }

  /// Sets the terminal as a shell does for itself while the program is stopped.
  func makeSane() async throws { try await tmux("run-shell", "stty -F #{pane_tty} sane") }

  func resize(width: Int, height: Int) async throws {
    try await tmux("resize-window", "-x", "\(width)", "-y", "\(height)")
  }

  /// The lines on the screen once they end as they should, or after long enough; without those that
  /// are empty at the end.
  func screen(until isRight: (String) -> Bool) async throws -> String {
    var text = ""
    try await poll {
      text = try await tmux("capture-pane", "-p")
      while text.last?.isNewline == true { text.removeLast() }
      return isRight(text)
    }
    return text
  }

  /// Looks again until all is right, or for half a minute.
  private func poll(_ isRight: () async throws -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while try await !isRight(), ContinuousClock.now < end {}
  }

  /// The lines on the screen with the sequences that give them their colours.
  func styledScreen() async throws -> String { try await tmux("capture-pane", "-p", "-e") }

  /// The lines on the screen once they end so, or after long enough.
  func screen(endingIn end: String) async throws -> String {
    try await screen { $0.hasSuffix(end) }
  }

  /// The cell and the row of the cursor, from 0.
  func cursor() async throws -> String {
    try await tmux("display-message", "-p", "#{cursor_x},#{cursor_y}")
      .trimmingCharacters(in: .newlines)
  }

  /// The same once the cursor is there, or after long enough.
  func cursor(at place: String) async throws -> String {
    try await poll { try await cursor() == place }
    return try await cursor()
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
