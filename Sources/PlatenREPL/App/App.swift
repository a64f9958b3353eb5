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
/// Its dynamic properties, such as a `@StateObject`, are those of each screen that a `WindowGroup` opens:
/// made with the screen, and gone when it is closed.
///
/// The program plays commands from standard input, or from `--script FILE`, and writes the
/// transcript to standard output. What its models print goes to the event log. It ends with 0,
/// with 1 if a command failed or the transcript could not be written, and with 2 if it could not
/// start: it was called in a wrong way, or its scenes contradict each other.
@MainActor @preconcurrency
public protocol App {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: Scene

  /// The screens and commands of the program.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app when the program starts.
  @MainActor @preconcurrency init()
}
