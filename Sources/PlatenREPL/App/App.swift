import Platen

/// A program made of screens.
///
///     @main
///     struct GreetingApp: App {
///       var body: some Scene {
///         WindowGroup { GreetingScreen() }
///       }
///     }
///
/// The program plays commands from standard input, or from `--script FILE`, and writes the
/// transcript to standard output. It ends with 0, with 1 if a command failed, and with 2 if it
/// was called in a wrong way.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the program; it ends the process.
  public static func main() { Program(Self().body).run() }
}
