// Screens that put a program under stress, for the tests that run one. Run it: swift run
// PlatenTrials. Each screen performs its namesake action when a button is pressed.

import Foundation
import PlatenREPL

@main
struct TrialsApp: App {
  init() { print("the app starts") }

  var body: some Scene {
    Screen("prints") { PrintsScreen() }
    Screen("threads") { ThreadsScreen() }
    Screen("tables") { TablesScreen() }
    Screen("secrets") { SecretsScreen() }
    Screen("leak") { LeakScreen() }
    Screen("endless") { EndlessScreen() }
    Screen("run loop") { RunLoopScreen() }
    Screen("wake") { WakeScreen() }
    Screen("outside") { OutsideScreen() }
    Screen("crash") { CrashScreen() }
    Screen("flood") { FloodScreen() }
    Screen("updates") { UpdatesScreen() }
    Screen("editor") { EditorScreen() }
    Screen("missing model") { MissingModelScreen() }
    Screen("missing object") { MissingObjectScreen() }
    Screen("responses") { ResponsesScreen() }
    Command("greet", "NAME", "Says hello.") { words in ["Hello, \(words[0])!"] }
    if ProcessInfo.processInfo.environment["TRIALS_TWICE"] != nil {
      Screen("prints") { Text("the second of that name") }
    }
  }
}
