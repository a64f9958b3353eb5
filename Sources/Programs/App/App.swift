import Foundation
import Platen

/// An app whose body defines its screens and commands.
///
///     @main
///     struct GreetingApp: App {
///       var body: some Scene {
///         WindowGroup { GreetingScreen() }
///       }
///     }
///
/// Each screen that a `WindowGroup` opens has its own copy of the app's dynamic properties, such as
/// a `@StateObject`. The properties are created when the screen opens, and destroyed when the
/// screen closes.
///
/// The program runs commands from standard input, or from the file that `--script FILE` specifies,
/// and writes the transcript to standard output. The output that models print appears in the event
/// log. The exit code is 0 on success, 1 if a command failed or the transcript could not be
/// written, and 2 if the program could not start because of invalid arguments or conflicting
/// scenes.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's ``body``, which the compiler infers.
  associatedtype Body: Scene

  /// The screens and commands of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app when the program starts.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app from start to end and exits the process.
  ///
  /// The target that runs apps, PlatenREPL, must be linked. Otherwise, the program prints an error and
  /// exits with code 1.
  public static func main() {
    guard let run = AppLauncher.registered.value else {
      FileHandle.standardError.write(Data(AppLauncher.advice.utf8))
      exit(1)
    }
    run { Self() }
  }
}
