import Platen

/// An option of an app's own on its command line.
///
///     LaunchOption("service", "URL", "The address of the service.") { address in
///       settings.service = address
///     }
///
/// As `--service http://127.0.0.1:8080` or `--service=…`; each that is given does what it is for, in
/// order and before a screen opens. An error that it throws ends the program with 2.
@MainActor
public struct LaunchOption {
  /// What follows the two dashes: letters, digits and dashes.
  public let name: String
  /// What the value is, for the help; nil for an option that takes none.
  public let valueName: String?
  /// What it is for, in a sentence.
  public let summary: String
  let perform: @MainActor (String) throws -> Void

  /// An option that takes a value.
  public init(
    _ name: String, _ valueName: String, _ summary: String,
    perform: @escaping @MainActor (String) throws -> Void
  ) {
    self.name = name
    self.valueName = valueName
    self.summary = summary
    self.perform = perform
  }

  /// An option that takes no value.
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
  func add(to contents: inout AppContents) { contents.options.append(self) }
}
