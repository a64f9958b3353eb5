import Platen
import PlatenApp

/// A custom command-line option of an app.
///
///     LaunchOption("service", "URL", "The address of the service.") { address in
///       settings.service = address
///     }
///
/// A user specifies this option as `--service http://127.0.0.1:8080` or `--service=…`. The program
/// performs the actions of all specified options in order, before a screen opens. If an action
/// throws an error, the program exits with code 2.
@MainActor
public struct LaunchOption {
  /// The name of the option without the two dashes: letters, digits, and dashes.
  public let name: String
  /// The placeholder for the value in the help text, or `nil` if the option has no value.
  public let valueName: String?
  /// A one-sentence description of the option.
  public let summary: String
  let perform: @MainActor (String) throws -> Void

  /// Creates an option with a value.
  public init(
    _ name: String, _ valueName: String, _ summary: String,
    perform: @escaping @MainActor (String) throws -> Void
  ) {
    self.name = name
    self.valueName = valueName
    self.summary = summary
    self.perform = perform
  }

  /// Creates an option without a value.
  ///
  ///     LaunchOption("live", "Asks the real services.") { settings.isLive = true }
  public init(_ name: String, _ summary: String, perform: @escaping @MainActor () throws -> Void) {
    self.name = name
    self.summary = summary
    valueName = nil
    self.perform = { _ in try perform() }
  }
}

extension LaunchOption: PrimitiveScene {
  package func add(to contents: inout AppContents) { contents.others.append(self) }
}
